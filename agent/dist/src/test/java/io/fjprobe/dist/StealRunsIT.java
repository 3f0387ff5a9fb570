package io.fjprobe.dist;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.dist.application.StealRuns;
import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.EachJdk;
import io.fjprobe.testing.Events;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdk;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import jdk.jfr.consumer.RecordedEvent;
import org.junit.jupiter.api.io.TempDir;

/** A steal run is the same on every JDK, however many tasks the pool takes in one go. */
class StealRunsIT {

  private static final int TASKS = 1_000;
  private static final int ROUNDS = 5;

  /** Some task holds the worker up until the others are there. */
  private static final int RUN = TASKS + 1;

  @TempDir Path directory;

  @EachJdk
  void runsAreThoseOfTheProgram(Jdk jdk) {
    List<RecordedEvent> events = record(jdk);

    Map<Integer, RecordedEvent> last = new TreeMap<>();
    Events.of(events, "PoolStatistics").stream()
        .filter(each -> each.getString("poolKind").equals("custom"))
        .forEach(each -> last.put(each.getInt("poolId"), each));
    List<RecordedEvent> pools = List.copyOf(last.values());
    assertThat(pools).hasSize(3);
    assertCounts(pools.get(0), 1, RUN, 0);
    assertCounts(pools.get(1), ROUNDS, ROUNDS * RUN, 0);
    assertCounts(pools.get(2), 3, 2, TASKS);
    for (int i = 0; i < 2; i++) {
      assertThat(longest(pools.get(i), events)).isEqualTo(RUN);
    }
    assertThat(longest(pools.get(2), events)).isEqualTo(TASKS);
  }

  private static void assertCounts(RecordedEvent pool, long runs, long taken, long stolen) {
    assertThat(pool.getLong("stealRuns")).as("runs of %s", pool).isEqualTo(runs);
    assertThat(pool.getLong("submissionsTaken")).as("taken in %s", pool).isEqualTo(taken);
    assertThat(pool.getLong("workerSteals")).as("stolen in %s", pool).isEqualTo(stolen);
  }

  private static int longest(RecordedEvent pool, List<RecordedEvent> events) {
    return Events.of(events, "Steal").stream()
        .filter(steal -> steal.getInt("poolId") == pool.getInt("poolId"))
        .mapToInt(steal -> steal.getInt("runLength"))
        .max()
        .orElse(0);
  }

  private List<RecordedEvent> record(Jdk jdk) {
    new ForkedJvm(jdk, directory)
        .allCompilersAtNight()
        .jvmArguments("-javaagent:" + AgentRun.AGENT + "=file=runs.jfr,level=full,strict=true")
        .main(StealRuns.class, MixedRun.PROGRAMS)
        .arguments("" + TASKS, "" + ROUNDS)
        .run()
        .expectSuccess();
    return AgentRun.read(directory.resolve("runs.jfr"));
  }
}
