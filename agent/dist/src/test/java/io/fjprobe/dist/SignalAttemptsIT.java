package io.fjprobe.dist;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.dist.application.Signalling;
import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.EachJdk;
import io.fjprobe.testing.Events;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdk;
import java.nio.file.Path;
import java.util.List;
import jdk.jfr.consumer.RecordedEvent;
import org.junit.jupiter.api.io.TempDir;

/** Each attempt to signal a worker counts, whether or not there is one to wake. */
class SignalAttemptsIT {

  private static final int TASKS = 40;

  @TempDir Path directory;

  @EachJdk
  void attemptsAreThoseOfTheProgram(Jdk jdk) {
    new ForkedJvm(jdk, directory)
        .allCompilersAtNight()
        .jvmArguments("-javaagent:" + AgentRun.AGENT + "=file=signals.jfr,level=full,strict=true")
        .main(Signalling.class, MixedRun.PROGRAMS)
        .arguments("" + TASKS)
        .run()
        .expectSuccess();
    List<RecordedEvent> events = AgentRun.read(directory.resolve("signals.jfr"));
    List<RecordedEvent> statistics =
        Events.of(events, "PoolStatistics").stream()
            .filter(each -> each.getString("poolKind").equals("custom"))
            .toList();
    RecordedEvent pool = Events.last(statistics);
    List<RecordedEvent> steals =
        Events.of(events, "Steal").stream()
            .filter(each -> each.getInt("poolId") == pool.getInt("poolId"))
            .toList();
    assertThat(pool.getLong("submissions")).isEqualTo(TASKS + 1);
    assertThat(steals.stream().mapToLong(each -> each.getLong("tasks")).sum()).isEqualTo(TASKS + 1);
    assertThat(pool.getLong("signals")).isZero();
    assertThat(pool.getLong("signalAttempts"))
        .as("%s of %s", steals, pool)
        .isEqualTo(expected(jdk.feature(), steals));
  }

  /**
   * At the first task, and at the next ones for as long as the queue looks as if nobody had seen
   * them; up to 16 and from 24 on also when a scan takes a task that has a next one. On 8 and from
   * 24 on, a scan takes one task. From 11 to 16 it takes up to a random number, which may be less
   * than there are.
   */
  private static long expected(int feature, List<RecordedEvent> steals) {
    if (feature == 8 || feature >= 24) {
      return 3 + TASKS - 1;
    }
    return feature <= 16 ? 3 + steals.stream().filter(SignalAttemptsIT::hadNext).count() : 2;
  }

  /** When the first task was taken, it was alone. */
  private static boolean hadNext(RecordedEvent steal) {
    long before = steal.getLong("runLength") - steal.getLong("tasks");
    return before > 0 && before < TASKS;
  }
}
