package io.fjprobe.analyzer.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.AnalyzerJvm;
import io.fjprobe.testing.EachJdk;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdk;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.StreamSupport;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.io.TempDir;

/**
 * Random programs of known work and span, which count units in place of time: with one worker the
 * simulated pool takes the work, and with very many it takes the span.
 */
class ScaleIT {

  private static final Path SOURCE =
      Path.of("..", "agent", "dist", "src", "test", "programs", "SeriesParallel.java");

  private static final int PROGRAMS = 60;

  @TempDir private Path directory;

  @EachJdk
  void theRecordedGraphIsThatOfTheProgram(Jdk jdk) throws IOException {
    List<String[]> lines = record(jdk);
    double span =
        lines.subList(0, PROGRAMS).stream().mapToDouble(line -> Double.parseDouble(line[1])).sum();
    double work = Double.parseDouble(lines.get(PROGRAMS)[1]);

    JsonNode operation = scale();

    assertThat(operation.get("operations").asInt()).isEqualTo(PROGRAMS);
    assertThat(operation.get("simulated").asInt()).isEqualTo(PROGRAMS);
    assertThat(operation.get("workNanos").asDouble() * PROGRAMS).isEqualTo(work);
    assertThat(operation.get("spanNanos").asDouble() * PROGRAMS).isEqualTo(span);
    // a worker that helps another one may come back to its own task too late, also with many
    assertThat(simulated(operation, 1)).isBetween(work - 1, work + 1);
    assertThat(simulated(operation, 10_000)).isBetween(span - 1, 1.02 * span);
    assertThat(simulated(operation, 2)).isBetween(work / 2, work / 2 + span);
  }

  private static double simulated(JsonNode operation, int workers) {
    return PROGRAMS
        * StreamSupport.stream(operation.get("predictions").spliterator(), false)
            .filter(each -> each.get("workers").asInt() == workers)
            .findAny()
            .orElseThrow()
            .get("simulatedNanos")
            .asDouble();
  }

  /** The lines of the program: seed, expected span and observed span; at the end the work. */
  private List<String[]> record(Jdk jdk) {
    List<String> compile =
        List.of(
            "-source", "8", "-target", "8", "-Xlint:-options", "-d", "" + directory, "" + SOURCE);
    assertThat(
            ToolProvider.getSystemJavaCompiler()
                .run(null, null, null, compile.toArray(String[]::new)))
        .isZero();
    return new ForkedJvm(jdk, directory)
        .jvmArguments("-Dfjprobe.span.units=true")
        .jvmArguments("-javaagent:" + AgentRun.AGENT + "=strict=true,level=full,span=on,file=r.jfr")
        .jvmArguments("-cp", directory.toString(), "SeriesParallel")
        .arguments("0", "" + PROGRAMS)
        .run()
        .expectSuccess()
        .out()
        .lines()
        .map(line -> line.split(" "))
        .toList();
  }

  private JsonNode scale() throws IOException {
    String json =
        AnalyzerJvm.in(directory)
            .arguments("scale", "--json", "--workers=1,2,10000", "r.jfr")
            .run()
            .expectSuccess()
            .out();
    return new JsonMapper().readTree(json).at("/recordings/0/operations/0");
  }
}
