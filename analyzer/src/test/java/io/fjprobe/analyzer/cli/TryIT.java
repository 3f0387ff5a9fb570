package io.fjprobe.analyzer.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.AnalyzerJvm;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdks;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.StreamSupport;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The shipped analyzer tries variants of a program that is not ours, and of one that is. */
class TryIT {

  private static final String PROGRAM =
      """
      import java.util.concurrent.ForkJoinPool;
      public class Show {
        public static void main(String[] a) {
          java.util.stream.IntStream.range(0, 1000).parallel().sum();
          System.out.println(
              "parallelism " + ForkJoinPool.commonPool().getParallelism()
                  + ", variable " + System.getenv("SHOWN")
                  + ", property " + System.getProperty("shown")
                  + ", arguments " + String.join(" ", a)
                  + ", JDK " + System.getProperty("java.specification.version"));
          if (a[0].equals("--fail=yes")) {
            System.exit(7);
          }
        }
      }
      """;
  private static final String COMMON = "-Djava.util.concurrent.ForkJoinPool.common.parallelism=";

  @TempDir private Path directory;

  @BeforeEach
  void compile() throws IOException {
    Path source = Files.writeString(directory.resolve("Show.java"), PROGRAM);
    int code =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, "--release", "8", "-Xlint:-options", source.toString());
    assertThat(code).isZero();
  }

  private ForkedJvm.Result analyzer(List<String> options, List<String> words) {
    List<String> all = new ArrayList<>(List.of("try"));
    all.addAll(options);
    all.add("--");
    all.addAll(words);
    // it starts several JVMs one after the other
    return AnalyzerJvm.in(directory)
        .arguments(all.toArray(String[]::new))
        .timeoutSeconds(300)
        .run();
  }

  private String printed(String side) throws IOException {
    return Files.readString(directory.resolve("out").resolve(side + "-1.log"));
  }

  @Test
  void theProgramGetsWhatIsTried() throws IOException {
    String java = Jdks.get(17).java().toString();
    List<String> options =
        List.of(
            "--parallelism=3",
            "--jdks=8=" + Jdks.get(8).java().getParent().getParent(),
            "--option=-Dshown=new",
            "--environment=SHOWN=set",
            "--argument=--fail=no,--fail=yes,x",
            "--rounds=1",
            "--out=out",
            "--json");
    ForkedJvm.Result result =
        analyzer(
                options, List.of(java, COMMON + "2", "-Dshown=old", "-cp", ".", "Show", "--fail=0"))
            .expectExit(5);
    String plain = "parallelism 2, variable null, property old, arguments --fail=0, JDK 17";
    assertThat(printed("as-it-is")).contains(plain);
    assertThat(printed("parallelism-3")).contains(plain.replace("m 2", "m 3"));
    assertThat(printed("jdk8")).contains(plain.replace("JDK 17", "JDK 1.8"));
    assertThat(printed("option-1")).contains(plain.replace("old", "new"));
    assertThat(printed("environment-1")).contains(plain.replace("null", "set"));
    assertThat(printed("argument-1")).contains(plain.replace("--fail=0", "--fail=no"));
    assertThat(printed("argument-3")).contains(plain.replace("--fail=0", "--fail=0 x"));
    JsonNode rows = new JsonMapper().readTree(result.out()).at("/trials/0/rows");
    assertThat(rows).hasSize(8);
    assertThat(rows)
        .allSatisfy(
            row -> {
              boolean failed = row.at("/variant/label").asText().equals("--fail=yes");
              assertThat(row.at("/obstacles")).isEmpty();
              assertThat(row.at("/failures").isEmpty()).isEqualTo(!failed);
              assertThat(row.at("/cost").isNull()).isEqualTo(failed);
              if (!failed) {
                assertThat(row.at("/cost/nanos").asLong()).isPositive();
                assertThat(row.at("/cost/cpuNanos").asLong()).isPositive();
              }
            });
    assertThat(
            StreamSupport.stream(rows.spliterator(), false)
                .map(row -> row.at("/variant/instead/0").asText()))
        .containsExactly("", COMMON + "2", "", "-Dshown=old", "", "--fail=0", "--fail=0", "");
    assertThat(result.err()).contains("--fail=yes: ", "FAILED: exit code 7");
    assertThat(
            AnalyzerJvm.in(directory)
                .arguments("compare", "out", "--base", "as-it-is", "--new", "option-1")
                .run()
                .expectSuccess()
                .out())
        .contains("-Dshown=new");
  }

  /** Its pools are its own. */
  @Test
  void theBundledProgramsGetTheirOption() {
    ForkedJvm.Result result =
        analyzer(
                List.of("--parallelism=3", "--rounds=1", "--agent-options=level=full,span=on"),
                List.of(
                    Jdks.get(17).java().toString(),
                    "-jar",
                    AgentRun.WORKLOADS.toString(),
                    "fib",
                    "--n=12",
                    "--warmup-iterations=0",
                    "--iterations=3",
                    "--operations=2",
                    "--parallelism=2"))
            .expectSuccess();
    assertThat(result.out().replaceAll("\\s+", " "))
        .contains("per operation", "parallelism 3: instead of --parallelism=2")
        .contains("and of the pools of workloads.jar")
        .containsPattern(" parallelism 3 [^(]+ [0-9.]+ \\([0-9.]+\\.\\.[0-9.]+\\) ")
        .contains("predicted how many times as fast the tasks")
        .doesNotContain("not compared");
  }
}
