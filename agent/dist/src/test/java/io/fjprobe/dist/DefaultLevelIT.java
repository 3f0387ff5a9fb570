package io.fjprobe.dist;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.EachJdk;
import io.fjprobe.testing.Jdk;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedThread;
import org.junit.jupiter.api.io.TempDir;

/** What users get who set nothing: exact counts, a sample of the steals, and the same results. */
class DefaultLevelIT {

  private static final String[] TRIG = {
    "trig", "--mode=fresh", "--operations=500", "--iterations=2", "--warmup-iterations=1"
  };

  @TempDir Path directory;

  @EachJdk
  void isExactNamesWorkersAndLeavesResultsAlone(Jdk jdk) {
    AgentRun run = AgentRun.hotAtNight(jdk, directory, "level=default", TRIG);

    assertThat(results(run.report)).isEqualTo(results(AgentRun.plain(jdk, directory, TRIG)));
    assertStealsAreSampledAndCountedExactly(run);
    assertWorkersAreNamed(run);
  }

  private static void assertStealsAreSampledAndCountedExactly(AgentRun run) {
    JsonNode last = run.lastIterations().get("trig-1");
    RecordedEvent statistics = run.lastStatistics().get("trig-1");
    long taken = statistics.getLong("submissionsTaken") + statistics.getLong("workerSteals");
    assertThat(taken).isEqualTo(last.get("stealCountOfPool").asLong());
    List<RecordedEvent> steals = run.events("fjprobe.Steal", statistics.getInt("poolId"));
    assertThat(steals).isNotEmpty().hasSizeLessThan((int) taken / 100);
    long standFor = steals.stream().mapToLong(e -> e.getInt("interval")).sum();
    assertThat(standFor).isBetween(1L, taken);
    assertThat(steals)
        .allMatch(e -> e.getInt("victimIndex") >= 0)
        .allMatch(
            e ->
                e.getString("victimKind")
                    .equals(e.getInt("victimIndex") % 2 == 0 ? "submission queue" : "worker"))
        .allMatch(e -> e.getInt("thiefIndex") % 2 == 1)
        .allMatch(e -> e.getClass("taskClass").getName().contains(".workloads.task."));
  }

  private static void assertWorkersAreNamed(AgentRun run) {
    for (String event : List.of("WorkerStart", "WorkerStatistics", "WorkerEnd")) {
      assertThat(run.events("fjprobe." + event))
          .as(event)
          .isNotEmpty()
          .allMatch(e -> name(e.getThread("worker")).matches("trig-1-worker-\\d+"));
    }
  }

  private static String name(RecordedThread thread) {
    return thread == null ? "none" : thread.getJavaName();
  }

  private static List<String> results(JsonNode report) {
    List<String> results = new ArrayList<>();
    for (JsonNode iteration : report.get("runs").get(0).get("iterations")) {
      results.add(iteration.get("checksum") + " of " + iteration.get("executedTasks") + " tasks");
      assertThat(iteration.get("verified").asBoolean()).isTrue();
    }
    return results;
  }
}
