package io.fjprobe.workloads;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.fjprobe.testing.EachJdk;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdk;
import io.fjprobe.testing.Jdks;
import io.fjprobe.testing.SmallSizes;
import io.fjprobe.workloads.run.workload.Workload;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Each mechanism of the pool, on each JDK that has it, by one JVM for all. */
class EachWorkloadIT {
  private static final Path JAR =
      Path.of(System.getProperty("fjprobe.distribution"), "workloads.jar");

  /** A pool of the JVM has the parallelism that the JVM was started with. */
  private static final String[] PARALLELISM = {
    "-Djava.util.concurrent.ForkJoinPool.common.parallelism=2",
    "-Djdk.virtualThreadScheduler.parallelism=2"
  };

  /** Executed tasks of an operation, by workload and mode. */
  private static final Map<String, Long> TASKS =
      Map.ofEntries(
          Map.entry("submit-storm default", 150L),
          Map.entry("fan-out default", 51L),
          Map.entry("nqueens default", 153L),
          Map.entry("cf-chain lifo", 500L),
          Map.entry("cf-chain fifo", 500L),
          Map.entry("cf-default default", 50L),
          Map.entry("actors default", 200L),
          Map.entry("uts default", 4_681L),
          Map.entry("sort merge", 4L),
          Map.entry("kmeans default", 14L),
          Map.entry("blocked-pool default", 1028L),
          Map.entry("pulse default", 150L),
          Map.entry("quiesce await", 63L),
          Map.entry("quiesce help", 64L),
          Map.entry("exceptions throw", 50L),
          Map.entry("exceptions cancel", 2L),
          Map.entry("vt-ring default", 6L),
          Map.entry("vt-pin sleep", 3L),
          Map.entry("vt-pin wait", 3L),
          Map.entry("delay pool", 50L),
          Map.entry("delay executor", 50L),
          Map.entry("file-index fj", 39L),
          Map.entry("file-index es", 20L),
          Map.entry("file-index vt", 20L),
          Map.entry("file-index seq", 0L),
          Map.entry("prime fj", 7L),
          Map.entry("prime es", 4L),
          Map.entry("prime vt", 4L),
          Map.entry("prime seq", 0L),
          Map.entry("short-tasks work-stealing", 50L),
          Map.entry("short-tasks fixed", 50L),
          Map.entry("short-tasks virtual", 50L),
          Map.entry("short-tasks pool", 50L));

  /** Of the 2000 lines of the small size. */
  private static final long WORDS = 348_066;

  private static final List<String> VIRTUAL = List.of("vt-ring", "vt-pin");

  @TempDir Path directory;

  private static String[] names(Jdk jdk) {
    return Workloads.ALL.stream()
        .skip(5) // those of WorkloadsIT
        .map(Workload::name)
        .filter(name -> hasVirtualThreads(jdk) || !VIRTUAL.contains(name))
        .toArray(String[]::new);
  }

  private static boolean hasVirtualThreads(Jdk jdk) {
    return jdk.feature() >= 21;
  }

  @EachJdk
  void doesWhatItSays(Jdk jdk) throws IOException {
    Path json = directory.resolve("figures.json");
    ForkedJvm.Result result =
        new ForkedJvm(jdk, directory)
            .jvmArguments(PARALLELISM)
            .jvmArguments("-Djava.io.tmpdir=" + directory)
            .jar(JAR)
            .arguments(names(jdk))
            .arguments("--parallelism=2")
            .arguments(SmallSizes.OPTIONS)
            .arguments(hasVirtualThreads(jdk) ? SmallSizes.OPTIONS_OF_VIRTUAL : new String[0])
            .arguments("--json=" + json)
            .run()
            .expectSuccess();
    Map<String, JsonNode> runs = new LinkedHashMap<>();
    for (JsonNode run : new ObjectMapper().readTree(json.toFile()).get("runs")) {
      runs.put(run.get("workload").asText() + " " + run.get("mode").asText(), run);
    }
    runs.forEach(EachWorkloadIT::assertVerified);
    assertThat(runs.get("file-index fj").at("/iterations/0/checksum").asLong())
        .as("words: the text is the same on each JDK")
        .isEqualTo(WORDS);
    assertTasksOfStreams(runs);
    assertSubmissionsTaken(runs);
    assertRequests(runs);
    assertLeftOut(jdk, result.err(), runs);
  }

  private static void assertRequests(Map<String, JsonNode> runs) {
    runs.forEach(
        (title, run) -> {
          if (title.startsWith("uperf ")) {
            JsonNode extras = run.at("/iterations/1/extras");
            assertThat(extras.get("issued").asLong()).as(title).isEqualTo(180);
            assertThat(extras.get("completed").asLong()).as(title).isEqualTo(180);
            assertThat(extras.get("served").asLong())
                .as("calls served of %s", title)
                .isGreaterThanOrEqualTo(extras.get("calls").asLong());
            assertThat(run.at("/iterations/1/executedTasks").isNull()).as(title).isTrue();
          }
        });
    assertThat(runs).containsKeys("uperf udp", "uperf tcp");
  }

  private static void assertVerified(String title, JsonNode run) {
    assertThat(run.get("verified").asBoolean()).as(title).isTrue();
    assertThat(run.get("parallelism").asInt()).as(title).isEqualTo(2);
    assertThat(run.get("iterations")).as(title).hasSize(2);
    for (JsonNode iteration : run.get("iterations")) {
      assertThat(iteration.get("operations").asInt()).as(title).isEqualTo(3);
      if (TASKS.containsKey(title)) {
        assertThat(iteration.get("executedTasks").asLong())
            .as("tasks of %s", title)
            .isEqualTo(3 * TASKS.get(title));
      }
    }
  }

  /** A task for each split, and one for each stream. */
  private static void assertTasksOfStreams(Map<String, JsonNode> runs) {
    Map<String, Integer> streams =
        Map.of(
            "stream-reduce common", 3,
            "stream-reduce async", 3,
            "stream-reduce pool", 3,
            "common-contention default", 9);
    streams.forEach(
        (title, count) -> {
          JsonNode iteration = runs.get(title).at("/iterations/1");
          long splits = iteration.at("/extras/splits").asLong();
          assertThat(splits).as(title).isGreaterThanOrEqualTo(count);
          assertThat(iteration.get("executedTasks").asLong()).as(title).isEqualTo(count + splits);
        });
    for (String title : List.of("file-index stream", "prime stream")) {
      assertThat(runs.get(title).at("/iterations/1/executedTasks").asInt())
          .as("tasks of %s: streams, and splits of each", title)
          .isGreaterThanOrEqualTo(6);
    }
    assertThat(runs.get("sort parallelSort").at("/iterations/0/executedTasks").isNull()).isTrue();
  }

  private static void assertSubmissionsTaken(Map<String, JsonNode> runs) {
    Map<String, Long> taken =
        Map.of(
            "submit-storm default", 450L,
            "pulse default", 450L,
            "exceptions throw", 150L,
            "exceptions cancel", 156L);
    taken.forEach(
        (title, count) ->
            assertThat(runs.get(title).at("/iterations/1/stealCount").asLong())
                .as(title)
                .isEqualTo(count));
    assertThat(runs.get("short-tasks fixed").at("/iterations/1/stealCount").isNull()).isTrue();
  }

  private static void assertLeftOut(Jdk jdk, String err, Map<String, JsonNode> runs) {
    assertThat(runs.containsKey("delay pool")).isEqualTo(jdk.feature() >= 25);
    assertThat(runs.containsKey("file-index vt")).isEqualTo(hasVirtualThreads(jdk));
    assertThat(runs.containsKey("prime vt")).isEqualTo(hasVirtualThreads(jdk));
    assertThat(runs.containsKey("short-tasks virtual")).isEqualTo(hasVirtualThreads(jdk));
    assertThat(runs.containsKey("uperf udp-virtual")).isEqualTo(hasVirtualThreads(jdk));
    assertThat(runs.containsKey("uperf tcp-virtual")).isEqualTo(hasVirtualThreads(jdk));
    assertThat(runs.containsKey("vt-ring default")).isEqualTo(hasVirtualThreads(jdk));
    assertThat(err.contains("without delay pool, which needs JDK 25"))
        .isEqualTo(jdk.feature() < 25);
  }

  @Test
  void refusesVirtualThreadsBeforeTheyWere() {
    Jdk jdk = Jdks.get(17);
    ForkedJvm.Result result =
        new ForkedJvm(jdk, directory).jar(JAR).arguments("vt-ring").run().expectExit(2);
    assertThat(result.err())
        .isEqualToNormalizingNewlines(
            "workloads: vt-ring on JDK 17; it needs JDK 21 or later;"
                + " run workloads.jar by the java of such a JDK\n");
  }
}
