package io.fjprobe.dist;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.AnyJdk;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdk;
import io.fjprobe.testing.Jdks;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import jdk.jfr.consumer.RecordedEvent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Workloads as JMH benchmarks, and what its profiler reads from the agent. */
class JmhIT {

  private static final String PROFILER = "fjprobe";
  private static final int N = 15;
  private static final int CALLS = 1973; // of fib(15)

  @TempDir Path directory;

  /** Not in the usual directory for temporary files, where JMH allows one run at a time. */
  private ForkedJvm jmh(Jdk jdk, String... arguments) {
    return new ForkedJvm(jdk, directory)
        .jvmArguments("-Djava.io.tmpdir=" + directory)
        .jar(AgentRun.WORKLOADS)
        .arguments("jmh")
        .arguments(arguments);
  }

  private static final String[] SHORT = {
    "-p", "n=" + N, "-f", "1", "-wi", "1", "-i", "2", "-w", "20ms", "-r", "20ms"
  };

  /** The pool of Trig lives as long as its JVM; each iteration of Fib has one that ends. */
  @AnyJdk
  void countsPerOperationWhatTheBenchmarkDoes(Jdk jdk) throws IOException {
    ForkedJvm.Result result =
        jmh(jdk, "jmh.(Trig|Fib).run", "-p", "mode=fresh", "-rf", "json", "-rff", "jmh.json")
            .arguments(SHORT)
            .arguments("-prof", PROFILER)
            .jvmArguments("-javaagent:" + AgentRun.AGENT + "=strict=true,level=counters")
            .run()
            .expectSuccess();
    assertThat(result.err()).contains("jmh: no recording of this JVM");
    JsonNode benchmarks = new ObjectMapper().readTree(directory.resolve("jmh.json").toFile());
    assertThat(benchmarks).hasSize(2);
    for (JsonNode benchmark : benchmarks) {
      boolean isTrig = benchmark.get("benchmark").asText().endsWith(".Trig.run");
      double submissions = isTrig ? 3 * N : 1;
      double forks = isTrig ? N : (CALLS - 1) / 2;
      double tasks = isTrig ? 5 * N : forks + 1;
      assertThat(each(benchmark, "submissions")).allSatisfy(count -> assertIs(count, submissions));
      assertThat(each(benchmark, "forks")).allSatisfy(count -> assertIs(count, forks));
      List<Double> taken = each(benchmark, "submissionsTaken");
      List<Double> stolen = each(benchmark, "workerSteals");
      List<Double> helped = each(benchmark, "helpSteals");
      for (int i = 0; i < taken.size(); i++) {
        assertThat(taken.get(i) + helped.get(i)).isGreaterThan(submissions - 1e-9);
        assertThat(taken.get(i) + helped.get(i) + stolen.get(i))
            .isLessThan(submissions + forks + 1e-9);
      }
      for (String counter : List.of("signals", "idle", "joinBlocked", "compensations")) {
        assertThat(each(benchmark, counter)).allMatch(count -> count >= 0);
      }
      for (String time : List.of("idleTime", "joinBlockedTime", "managedBlockedTime")) {
        assertThat(each(benchmark, time)).allMatch(nanos -> nanos >= 0);
        assertThat(benchmark.at("/secondaryMetrics/fj." + time + "/scoreUnit").asText())
            .isEqualTo("ns/op");
      }
      double operations = benchmark.at("/primaryMetric/score").asDouble();
      assertIs(benchmark.at("/secondaryMetrics/tasks/score").asDouble() / operations, tasks);
      assertThat(benchmark.at("/params/parallelism").asInt())
          .isEqualTo(Runtime.getRuntime().availableProcessors());
    }
    assertEachForkRecordsItsIterations();
  }

  private static void assertIs(double actual, double expected) {
    assertThat(actual).isCloseTo(expected, within(1e-9 * expected));
  }

  /** Of the two measured iterations. */
  private static List<Double> each(JsonNode benchmark, String counter) {
    JsonNode iterations = benchmark.at("/secondaryMetrics/fj." + counter + "/rawData/0");
    assertThat(iterations).as(counter).hasSize(2);
    List<Double> values = new ArrayList<>();
    iterations.forEach(value -> values.add(value.asDouble()));
    return values;
  }

  private void assertEachForkRecordsItsIterations() throws IOException {
    TreeSet<String> recorded = new TreeSet<>();
    for (Path recording : recordings()) {
      List<RecordedEvent> iterations =
          AgentRun.read(recording).stream()
              .filter(e -> e.getEventType().getName().equals("fjprobe.WorkloadIteration"))
              .toList();
      assertThat(iterations)
          .extracting(e -> e.getString("phase"))
          .containsExactly("warm-up", "measured", "measured");
      assertThat(iterations).allMatch(e -> e.getInt("operations") > 0);
      recorded.add(iterations.get(0).getString("workload"));
    }
    assertThat(recorded).containsExactly("fib", "trig");
  }

  private List<Path> recordings() throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      return files.filter(file -> file.toString().endsWith(".jfr")).toList();
    }
  }

  @Test
  void theProfilerAsksForTheAgent() {
    ForkedJvm.Result result =
        jmh(Jdks.get(17), "jmh.Fib.run", "-prof", PROFILER).arguments(SHORT).run().expectExit(1);
    assertThat(result.out()).doesNotContain("Warmup Iteration");
    assertThat(result.err())
        .startsWith("jmh: fjprobe: no fjprobe agent of this version in the JVM of the benchmark")
        .contains("-jvmArgsAppend -javaagent:fjprobe.jar")
        .hasLineCount(1);
  }

  @Test
  void withoutForksTheRecordingIsOfThisJvm() throws IOException {
    jmh(Jdks.get(17), "jmh.Fib.run", "-prof", PROFILER, "-p", "n=5", "-f", "0", "-foe", "true")
        .arguments("-wi", "0", "-i", "1", "-r", "20ms")
        .jvmArguments("-javaagent:" + AgentRun.AGENT + "=level=counters,file=own.jfr")
        .run()
        .expectSuccess();
    assertThat(AgentRun.read(directory.resolve("own.jfr")))
        .anyMatch(e -> e.getEventType().getName().equals("fjprobe.WorkloadIteration"));
  }

  @Test
  void refusesWhatCannotRun() throws IOException {
    ForkedJvm.Result one =
        jmh(Jdks.get(17), "jmh.Fib.run")
            .arguments("-jvmArgsAppend", "-javaagent:" + AgentRun.AGENT + "=file=one.jfr")
            .run()
            .expectExit(2);
    assertThat(one.err()).startsWith("jmh: file=one.jfr for the recordings of all forks");
    assertThat(jmh(Jdks.get(17), "none").run().expectExit(2).err()).contains("-l lists them");
    assertThat(jmh(Jdks.get(17), "-f").run().expectExit(2).err()).startsWith("jmh: ");
    assertThat(recordings()).isEmpty();
  }

  @Test
  void listsAndHelps() {
    assertThat(jmh(Jdks.get(17), "-l").run().expectSuccess().out().lines())
        .contains("io.fjprobe.workloads.jmh.Trig.run", "io.fjprobe.workloads.jmh.KMeans.run");
    assertThat(jmh(Jdks.get(17), "-h").run().expectSuccess().out()).contains("-rf <type>");
    assertThat(jmh(Jdks.get(17), "-lprof").run().expectSuccess().out()).contains(PROFILER);
  }
}
