package io.fjprobe.dist;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.EachJdk;
import io.fjprobe.testing.Jdk;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import jdk.jfr.consumer.RecordedEvent;
import org.junit.jupiter.api.io.TempDir;

/** What blocks, how long, and what the pool does about it, against the program's own clock. */
class JoinWaitIT {

  /** So long, and so few, that a wait that is missing shows beside all that a busy machine adds. */
  private static final int SLEEP_MILLIS = 400;

  @TempDir Path directory;

  @EachJdk
  void joinsInForkOrderBlock(Jdk jdk) {
    AgentRun run =
        AgentRun.of(
            jdk,
            directory,
            "level=full",
            "join-order",
            "--order=fifo",
            "--tasks=4",
            "--sleep-ms=" + SLEEP_MILLIS,
            "--iterations=2");

    List<RecordedEvent> waits = run.events("fjprobe.JoinWait");
    List<RecordedEvent> ofWorkers =
        waits.stream().filter(e -> e.getString("waiter").equals("worker")).toList();
    List<RecordedEvent> ofOthers = new ArrayList<>(waits);
    ofOthers.removeAll(ofWorkers);
    assertBlocked(ofWorkers, run, "workerJoinBlockedNanos");
    assertBlocked(ofOthers, run, "externalJoinBlockedNanos");
    // a waiter may find a permit left over from before it waited: then it waits again
    assertThat(waits).allMatch(e -> List.of("done", "woken").contains(e.getString("outcome")));
    // if both workers begin tasks at the same time, none of them blocks
    assertThat(ofWorkers)
        .allMatch(e -> e.getStackTrace() != null && e.getClass("taskClass") != null);

    int spares =
        run.lastStatistics().values().stream().mapToInt(e -> e.getInt("sparesCreated")).sum();
    if (jdk.feature() == 8) {
      assertThat(spares).isPositive();
      assertThat(run.events("fjprobe.Compensation"))
          .filteredOn(e -> e.getString("outcome").equals("spare created"))
          .hasSize(spares)
          .allMatch(e -> e.getString("cause").equals("join"));
    } else {
      assertThat(spares).isZero();
    }
  }

  /** The program's clock also runs while a joiner starts a spare or is kept off the CPU. */
  private static void assertBlocked(List<RecordedEvent> waits, AgentRun run, String clock) {
    long blocked = waits.stream().mapToLong(e -> e.getDuration("blockedTime").toNanos()).sum();
    long own = 0;
    for (JsonNode iteration : run.iterations()) {
      own += iteration.at("/extras/" + clock).asLong();
    }
    assertThat(blocked)
        .as(clock)
        .isLessThanOrEqualTo(own)
        .isGreaterThan(own - TimeUnit.MILLISECONDS.toNanos(SLEEP_MILLIS) / 2);
  }

  @EachJdk
  void managedBlocksAreCompensated(Jdk jdk) {
    AgentRun run = AgentRun.of(jdk, directory, "level=full", "managed-block", "--iterations=1");

    assertThat(run.events("fjprobe.Compensation"))
        .filteredOn(e -> e.getString("cause").equals("managed blocker"))
        .isNotEmpty()
        .allMatch(e -> e.getClass("blockedOn").getName().startsWith("io.fjprobe.workloads"));
    long slept = 0;
    long iterations = 0;
    for (JsonNode iteration : run.iterations()) {
      slept += iteration.at("/extras/blockNanos").asLong();
      iterations++;
    }
    assertThat(iterations).isPositive();
    long blocked = managedNanos(run);
    // the program measures the sleeps alone; before them the pool may hesitate, on JDK 8 for long
    assertThat(blocked).isGreaterThanOrEqualTo(slept);
  }

  private static long managedNanos(AgentRun run) {
    return run.events("fjprobe.WorkerStatistics").stream()
        .filter(e -> e.getString("trigger").equals("worker end"))
        .mapToLong(e -> e.getDuration("managedBlockedTime").toNanos())
        .sum();
  }
}
