package io.fjprobe.workloads;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.fjprobe.testing.AnyJdk;
import io.fjprobe.testing.EachJdk;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdk;
import io.fjprobe.testing.Jdks;
import io.fjprobe.testing.SomeJdks;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedThread;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The jar as it is shipped, on each JDK. */
class WorkloadsIT {
  private static final Path JAR =
      Path.of(System.getProperty("fjprobe.distribution"), "workloads.jar");
  private static final String[] SMALL = {
    "--parallelism=2", "--warmup-iterations=1", "--iterations=2", "--operations=3"
  };

  @TempDir Path directory;

  private ForkedJvm workloads(Jdk jdk, String... words) {
    return new ForkedJvm(jdk, directory).jar(JAR).arguments(words);
  }

  private JsonNode figures(Jdk jdk, String... words) throws IOException {
    Path json = directory.resolve("figures.json");
    workloads(jdk, words).arguments(SMALL).arguments("--json=" + json).run().expectSuccess();
    JsonNode run = new ObjectMapper().readTree(json.toFile()).at("/runs/0");
    assertThat(run.get("iterations")).hasSize(3);
    for (JsonNode iteration : run.get("iterations")) {
      assertThat(iteration.get("verified").asBoolean()).isTrue();
      assertThat(iteration.get("operations").asInt()).isEqualTo(3);
      assertThat(iteration.get("nanos").asLong()).isPositive();
    }
    return run.get("iterations");
  }

  private static List<Long> each(JsonNode iterations, String field) {
    List<Long> values = new ArrayList<>();
    iterations.forEach(iteration -> values.add(iteration.at("/" + field).asLong()));
    return values;
  }

  @EachJdk
  void trigRunsWhatItSubmits(Jdk jdk) throws IOException {
    for (String mode : List.of("fresh", "reinit")) {
      JsonNode iterations = figures(jdk, "trig", "--n=20", "--mode=" + mode);
      assertThat(each(iterations, "executedTasks")).as(mode).containsExactly(300L, 300L, 300L);
      assertThat(each(iterations, "stealCount"))
          .as("submissions taken, and children perhaps: %s", mode)
          .allSatisfy(steals -> assertThat(steals).isBetween(180L, 300L));
    }
    assertThat(each(figures(jdk, "trig", "--n=20", "--mode=inpool"), "executedTasks"))
        .containsExactly(303L, 303L, 303L);
  }

  @Test
  void saysWhatTheLibraryNeedsThatThisJvmDenies() {
    Jdk jdk = Jdks.get(25);
    ForkedJvm.Result result =
        new ForkedJvm(jdk, directory)
            .jvmArguments("--sun-misc-unsafe-memory-access=deny")
            .jar(JAR)
            .arguments("trig", "--pool-impl=jsr166y")
            .run()
            .expectExit(2);
    assertThat(result.err())
        .contains("workloads: trig fresh on jsr166y on JDK 25: ")
        .contains("this JVM denies jsr166y the methods of sun.misc.Unsafe that it is made of")
        .contains("add java --sun-misc-unsafe-memory-access=allow");
  }

  @EachJdk
  void trigReuseRunsNothingAfterTheFirstOperation(Jdk jdk) throws IOException {
    JsonNode iterations =
        figures(jdk, "trig", "--n=20", "--mode=reuse", "--max-queued=1000", "--pool=run");
    assertThat(each(iterations, "executedTasks")).containsExactly(100L, 0L, 0L);
    assertThat(each(iterations, "stealCount"))
        .as("taken from submission queues all the same, and drained before the count")
        .allSatisfy(steals -> assertThat(steals).isBetween(180L, 200L));
    assertThat(iterations.get(0).at("/extras/throttled").isNumber()).isTrue();
  }

  @SomeJdks
  void blockedTasksAreCounted(Jdk jdk) throws IOException {
    for (String order : List.of("fifo", "lifo", "invokeAll")) {
      JsonNode joins = figures(jdk, "join-order", "--order=" + order, "--tasks=6", "--sleep-ms=1");
      assertThat(each(joins, "executedTasks")).containsExactly(21L, 21L, 21L);
      assertThat(each(joins, "extras/externalJoinBlockedNanos"))
          .allSatisfy(nanos -> assertThat(nanos).isPositive());
      assertThat(each(joins, "extras/workerJoinBlockedNanos"))
          .allSatisfy(nanos -> assertThat(nanos).isNotNegative());
    }
    for (String workload : List.of("managed-block", "unmanaged-block")) {
      JsonNode blocks = figures(jdk, workload, "--tasks=6", "--blocks=2", "--sleep-ms=1");
      assertThat(each(blocks, "extras/blocks")).containsExactly(36L, 36L, 36L);
      assertThat(each(blocks, "executedTasks")).containsExactly(21L, 21L, 21L);
      assertThat(each(blocks, "checksum")).containsOnly(12L);
    }
  }

  @SomeJdks
  void fibComputesAndRecordsItsIterations(Jdk jdk) throws IOException {
    Path recording = directory.resolve("fib.jfr");
    Path json = directory.resolve("figures.json");
    new ForkedJvm(jdk, directory)
        .jvmArguments("-XX:StartFlightRecording=filename=" + recording)
        .jar(JAR)
        .arguments("fib", "--n=15", "--json=" + json)
        .arguments(SMALL)
        .run()
        .expectSuccess();
    JsonNode iterations = new ObjectMapper().readTree(json.toFile()).at("/runs/0/iterations");
    assertThat(each(iterations, "checksum")).containsOnly(610L);
    assertThat(each(iterations, "extras/calls")).containsOnly(3 * 1973L);
    assertThat(each(iterations, "executedTasks")).containsOnly(3 * 987L);
    assertRecorded(RecordingFile.readAllEvents(recording));
  }

  private static void assertRecorded(List<RecordedEvent> events) {
    List<String> iterations = new ArrayList<>();
    Set<String> workers = new TreeSet<>();
    for (RecordedEvent event : events) {
      if (event.getEventType().getName().equals("fjprobe.WorkloadIteration")) {
        iterations.add(event.getString("phase") + " " + event.getInt("iteration"));
        assertThat(event.getString("workload")).isEqualTo("fib");
        assertThat(event.getString("mode")).isEqualTo("default");
        assertThat(event.getString("unit")).isEqualTo("fib(15)");
        assertThat(event.getInt("operations")).isEqualTo(3);
        assertThat(event.getInt("parallelism")).isEqualTo(2);
        assertThat(event.getDouble("checksum")).isEqualTo(610);
        assertThat(event.getDuration()).isPositive();
      } else if (event.getEventType().getName().equals("jdk.ThreadStart")) {
        RecordedThread thread = event.getThread("thread");
        workers.add(String.valueOf(thread.getJavaName()));
      }
    }
    assertThat(iterations).containsExactly("warm-up 1", "measured 1", "measured 2");
    assertThat(workers).contains("fib-1-worker-1", "fib-2-worker-1", "fib-3-worker-1");
  }

  @SomeJdks
  void runsWithoutFlightRecorder(Jdk jdk) throws IOException {
    jdk.java();
    Path json = directory.resolve("figures.json");
    new ForkedJvm(jdk, directory)
        .jvmArguments(withoutFlightRecorder(jdk))
        .jar(JAR)
        .arguments("fib", "--n=5", "--json=" + json)
        .arguments(SMALL)
        .run()
        .expectSuccess();
    JsonNode report = new ObjectMapper().readTree(json.toFile());
    assertThat(report.at("/environment/jfrPresent").asBoolean()).isFalse();
    assertThat(report.at("/runs/0/verified").asBoolean()).isTrue();
  }

  /** JDK 8 has no modules to leave out, but keeps Flight Recorder in a jar of its own. */
  private static String[] withoutFlightRecorder(Jdk jdk) {
    if (jdk.feature() >= 9) {
      return new String[] {"--limit-modules", "java.base"};
    }
    Path jre = jdk.home().resolve("jre");
    Path home = Files.isDirectory(jre) ? jre : jdk.home();
    return new String[] {"-Xbootclasspath:" + home.resolve("lib/rt.jar")};
  }

  @AnyJdk
  void refusesWhatItDoesNotKnow(Jdk jdk) {
    ForkedJvm.Result result = workloads(jdk, "trig", "--mode=fast").run().expectExit(2);
    assertThat(result.err()).startsWith("workloads: --mode=fast is not possible");
    assertThat(result.out()).isEmpty();
  }

  @Test
  void hasAVersion() {
    ForkedJvm.Result result = workloads(Jdks.get(17), "--version").run().expectSuccess();
    assertThat(result.out()).matches("workloads \\d+\\.\\d+\\.\\d+(-SNAPSHOT)?\\R");
  }

  /** Two marks for each iteration; the stand-in is compiled for 17 like all tests. */
  @Test
  void asksTheAgentForItsStatisticsAroundEachIteration() {
    ForkedJvm.Result result =
        workloads(Jdks.get(17), "fib", "--n=5")
            .jvmArguments("-Xbootclasspath/a:" + Path.of("target", "test-classes").toAbsolutePath())
            .arguments(SMALL)
            .run()
            .expectSuccess();
    assertThat(result.out().lines().filter("mark"::equals)).hasSize(6);
    assertThat(result.out()).contains("agent present");
  }
}
