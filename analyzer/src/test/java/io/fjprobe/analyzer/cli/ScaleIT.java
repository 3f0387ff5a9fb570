package io.fjprobe.analyzer.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.EachJdk;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdk;
import io.fjprobe.testing.SomeJdks;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.StreamSupport;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;

/**
 * Random programs of known work and span, which count units in place of time: with one worker the
 * simulated pool takes the work, and with very many it takes the span, and the work if no task were
 * forked.
 */
class ScaleIT {

  private static final Path PROGRAMS_FOLDER =
      Path.of("..", "agent", "dist", "src", "test", "programs");

  private static final String NO_COSTS =
      """
      {"costs": {"stealNanos": {"median": 0}, "forkWakeUpNanos": {"median": 0},
       "joinReturnNanos": {"median": 0}}}
      """;

  private static final int PROGRAMS = 60;

  /** Columns of the program's lines. */
  private static final int SPAN = 1;

  private static final int WORK = 3;

  @TempDir private static Path classes;
  @TempDir private Path directory;

  @BeforeAll
  static void compile() {
    List<String> arguments =
        List.of(
            "-source",
            "8",
            "-target",
            "8",
            "-Xlint:-options",
            "-d",
            classes.toString(),
            "-sourcepath",
            PROGRAMS_FOLDER.toString(),
            PROGRAMS_FOLDER.resolve("SeriesParallel.java").toString(),
            PROGRAMS_FOLDER.resolve("SequentialMerge.java").toString());
    assertThat(
            ToolProvider.getSystemJavaCompiler()
                .run(null, null, null, arguments.toArray(String[]::new)))
        .isZero();
  }

  @EachJdk
  void theRecordedGraphIsThatOfTheProgram(Jdk jdk) throws IOException {
    List<String[]> lines = record(jdk);

    JsonNode operation = scale();

    assertThat(operation.get("operations").asInt()).isEqualTo(PROGRAMS);
    assertThat(operation.get("simulated").asInt()).isEqualTo(PROGRAMS);
    assertThat(operation.get("workNanos").asDouble())
        .isCloseTo(Double.parseDouble(lines.get(PROGRAMS)[1]) / PROGRAMS, within(0.01));
    assertThat(simulated(operation, 1)).isEqualTo(median(lines, WORK));
    assertThat(simulated(operation, 10_000)).isEqualTo(median(lines, SPAN));
    assertThat(simulated(operation.at("/whatIfs/0"), 10_000)).isEqualTo(median(lines, WORK));
    assertThat(operation.at("/whatIfs/0/spanNanos").asDouble())
        .isCloseTo(operation.get("workNanos").asDouble(), within(0.01));
  }

  private static double simulated(JsonNode operation, int workers) {
    return StreamSupport.stream(operation.get("predictions").spliterator(), false)
        .filter(each -> each.get("workers").asInt() == workers)
        .findAny()
        .orElseThrow()
        .get("simulatedMedianNanos")
        .asDouble();
  }

  private static double median(List<String[]> lines, int column) {
    double[] sorted =
        lines.subList(0, PROGRAMS).stream()
            .mapToDouble(line -> Double.parseDouble(line[column]))
            .sorted()
            .toArray();
    return (sorted[PROGRAMS / 2 - 1] + sorted[PROGRAMS / 2]) / 2;
  }

  @SomeJdks
  void theLineOfTheSpanIsThatOfTheProgram(Jdk jdk) {
    new ForkedJvm(jdk, directory)
        .jvmArguments("-javaagent:" + AgentRun.AGENT + "=strict=true,span=on,file=r.jfr")
        .jvmArguments("-cp", classes.toString(), "SequentialMerge")
        .run()
        .expectSuccess();
    assertThat(OwnAnalyzer.run("scale", directory.resolve("r.jfr").toString()))
        .contains("SequentialMerge at SequentialMerge.compute:18 (");
  }

  /** The lines of the program: seed, expected span, observed span, work; at the end all work. */
  private List<String[]> record(Jdk jdk) {
    return new ForkedJvm(jdk, directory)
        .jvmArguments("-Dfjprobe.span.units=true")
        .jvmArguments("-javaagent:" + AgentRun.AGENT + "=strict=true,level=full,span=on,file=r.jfr")
        .jvmArguments("-cp", classes.toString(), "SeriesParallel")
        .arguments("0", "" + PROGRAMS)
        .run()
        .expectSuccess()
        .out()
        .lines()
        .map(line -> line.split(" "))
        .toList();
  }

  private JsonNode scale() throws IOException {
    Path nothing = Files.writeString(directory.resolve("nothing.json"), NO_COSTS);
    String json =
        OwnAnalyzer.run(
            "scale",
            "--json",
            "--burden=" + nothing,
            "--workers=1,10000",
            "--if-no-forks-below=1000000000",
            directory.resolve("r.jfr").toString());
    return new JsonMapper().readTree(json).at("/recordings/0/operations/0");
  }
}
