package io.fjprobe.analyzer.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.fjprobe.testing.AnalyzerJvm;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdk;
import io.fjprobe.testing.Jdks;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The shipped analyzer records a program that is not ours, on real JDKs, and compares it. */
class RecordIT {

  private static final String PROGRAM =
      """
      public class Sum {
        public static void main(String[] a) {
          long n = Long.parseLong(a[0]);
          System.out.println(
              java.util.stream.LongStream.rangeClosed(1, n).parallel().map(x -> x * x % 7).sum());
        }
      }
      """;
  private static final String TWO = "-Djava.util.concurrent.ForkJoinPool.common.parallelism=2";
  private static final String[] SUM = {"--", "{java}", TWO, "-cp", ".", "Sum", "20000000"};

  @TempDir private Path directory;

  @BeforeEach
  void compile() throws IOException {
    Files.writeString(directory.resolve("Sum.java"), PROGRAM);
    compile("Sum.java");
  }

  private void compile(String source) {
    int code =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                null,
                null,
                "--release",
                "8",
                "-Xlint:-options",
                directory.resolve(source).toString());
    assertThat(code).isZero();
  }

  private ForkedJvm.Result analyzer(String... arguments) {
    // it starts several JVMs one after the other
    return AnalyzerJvm.in(directory).arguments(arguments).timeoutSeconds(300).run();
  }

  private ForkedJvm.Result record(List<String> options, String... more) {
    List<String> words = new ArrayList<>(List.of("record"));
    words.addAll(options);
    words.addAll(List.of(more));
    return analyzer(words.toArray(String[]::new));
  }

  private static String named(int feature) {
    Jdk jdk = Jdks.get(feature);
    return feature + "=" + jdk.java().getParent().getParent();
  }

  private JsonNode manifest(String out) throws IOException {
    return new JsonMapper().readTree(directory.resolve(out).resolve("record.json").toFile());
  }

  @Test
  void onThreeJdksThenAgain() throws IOException {
    String jdks = "--jdks=" + named(8) + "," + named(17) + "," + named(25);
    List<String> options = List.of(jdks, "--rounds=1", "--out=my runs");
    ForkedJvm.Result first = record(options, SUM).expectSuccess();
    assertThat(first.err())
        .contains("1/3 round 1, JDK 8: ", "3/3 round 1, JDK 25: ")
        .contains("to compare again: analyzer compare 'my runs' --base 8 --new 25");
    assertThat(first.out()).contains("JDK 17", "JDK 25").contains("VERDICT");
    JsonNode runs = manifest("my runs").at("/runs");
    assertThat(runs).hasSize(3);
    assertThat(runs)
        .allSatisfy(
            run -> {
              assertThat(run.at("/failure").isNull()).isTrue();
              assertThat(run.at("/ending/exitCode").asInt(-1)).isZero();
              assertThat(run.at("/ending/wallNanos").asLong()).isPositive();
              assertThat(run.at("/recording/program").asText()).isEqualTo("Sum");
              assertThat(run.at("/recording/jdk").asText())
                  .matches("(1\\.)?" + run.at("/side").asText() + "\\D.*");
            });

    FileTime written = Files.getLastModifiedTime(directory.resolve("my runs/jdk8-1.jfr"));
    ForkedJvm.Result again = record(options, SUM).expectSuccess();
    assertThat(again.err()).contains("3 runs already exist, 0 are left");
    assertThat(again.out()).isEqualTo(first.out());
    assertThat(Files.getLastModifiedTime(directory.resolve("my runs/jdk8-1.jfr")))
        .isEqualTo(written);

    assertThat(record(options, "--", "{java}", "-cp", ".", "Sum", "1").expectExit(2).err())
        .contains("has recordings of something else");
    assertThat(analyzer("compare", "my runs").expectExit(2).err())
        .contains("has recordings of 8, 17, 25");
  }

  /** Orders are priced three times as often; one more run each tells that. */
  @Test
  void callsAreCountedInRunsOfTheirOwn() throws IOException {
    Files.writeString(
        directory.resolve("Orders.java"),
        """
        public class Orders {
          static double price(double order) {
            double price = order;
            for (int i = 0; i < 20_000; i++) {
              price += Math.sqrt(price + i) / (i + 1);
            }
            return price;
          }
          static double total(double order, int times) {
            double sum = 0;
            for (int i = 0; i < times; i++) {
              sum += price(order + i);
            }
            return sum;
          }
          static class Bulk {
            static final int LEAST = 3;
            static int checked(int times) { return Math.max(times, LEAST); }
          }
          public static void main(String[] a) {
            int given = Integer.parseInt(a[0]);
            int times = given > 2 ? Bulk.checked(given) : given;
            System.out.println(
                java.util.stream.IntStream.range(0, 2_000).parallel()
                    .mapToDouble(order -> total(order, times)).sum());
          }
        }
        """);
    compile("Orders.java");
    String orders = Jdks.get(17).java() + " " + TWO + " -cp . Orders ";
    List<String> options =
        List.of("--base=" + orders + 2, "--new=" + orders + 6, "--rounds=3", "--out=orders");
    ForkedJvm.Result result = record(options, "--count-calls").expectSuccess();
    assertThat(result.err())
        .contains("these calls are counted: ", "Orders.price", "Orders.total", "4/4 round 2");
    assertThat(result.out())
        .contains("is called 3 times as often on new", "counted in 2 and 2 more runs")
        .containsPattern("Orders\\.price +4,?000 +12,?000 +3")
        .containsPattern("Orders\\.total +2,?000 +2,?000 +1")
        .containsPattern("Only\\s+new\\s+loads\\s+Orders\\$Bulk\\.");
    assertThat(manifest("orders/counted").at("/runs")).hasSize(4);
    assertThat(manifest("orders").at("/runs")).hasSize(6);
    ForkedJvm.Result again = record(options, "--count-calls").expectSuccess();
    assertThat(again.out()).isEqualTo(result.out());
    assertThat(analyzer("compare", "orders").expectSuccess().out()).isEqualTo(result.out());
    assertThat(record(options, "--count-calls", "--agent-options=count=A.b").expectExit(2).err())
        .contains("--count-calls chooses the methods itself");
  }

  /** A shell that starts two JVMs, of which the smaller recording is asked for. */
  @Test
  void twoCommandsOneWithSeveralJvms() throws IOException {
    String sum = Jdks.get(17).java() + " " + TWO + " -cp . Sum ";
    String two = "sh -c '" + Jdks.get(8).java() + " -version; " + sum + "30000000'";
    ForkedJvm.Result result =
        record(
                List.of("--base=" + sum + "20000000", "--new=" + two, "--rounds=1"),
                "--out=two",
                "--main=Sum",
                "--json")
            .expectSuccess();
    assertThat(result.err()).contains("2 JVMs left recordings; kept is that of Sum");
    JsonNode comparison = new JsonMapper().readTree(result.out()).at("/comparisons/0/comparison");
    assertThat(comparison.at("/base/label").asText()).isEqualTo("base");
    assertThat(comparison.at("/next/label").asText()).isEqualTo("new");
    JsonNode run = manifest("two").at("/runs/1");
    assertThat(run.at("/notKept")).hasSize(1);
    assertThat(run.at("/recording/program").asText()).isEqualTo("Sum");
  }

  @Test
  void commandsThatCannotBeRecorded() {
    String java = Jdks.get(17).java().toString();
    String hidden = "sh -c 'unset JAVA_TOOL_OPTIONS; " + java + " -cp . Sum 1'";
    assertThat(failed(hidden, "hidden")).contains("clears the variable");
    assertThat(failed(java + " -cp . None", "none"))
        .contains("exit code 1", "Could not find or load main class None");
    assertThat(failed("sh -c '" + java + " -cp . Sum 1; kill -9 $$'", "killed"))
        .contains("exit code 137");
  }

  private String failed(String command, String out) {
    return record(List.of("--base=" + command, "--new=" + command, "--out=" + out))
        .expectExit(1)
        .err();
  }
}
