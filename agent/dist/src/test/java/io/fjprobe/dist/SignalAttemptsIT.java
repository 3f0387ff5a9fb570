package io.fjprobe.dist;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.dist.application.Signalling;
import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.EachJdk;
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
        .allCompilers()
        .jvmArguments("-javaagent:" + AgentRun.AGENT + "=file=signals.jfr,strict=true")
        .main(Signalling.class, MixedRun.PROGRAMS)
        .arguments("" + TASKS)
        .run()
        .expectSuccess();
    List<RecordedEvent> statistics =
        AgentRun.read(directory.resolve("signals.jfr")).stream()
            .filter(each -> each.getEventType().getName().equals("fjprobe.PoolStatistics"))
            .filter(each -> each.getString("poolKind").equals("custom"))
            .toList();
    RecordedEvent pool = statistics.get(statistics.size() - 1);
    assertThat(pool.getLong("submissions")).isEqualTo(TASKS + 1);
    assertThat(pool.getLong("signals")).isZero();
    assertThat(pool.getLong("signalAttempts")).as("%s", pool).isEqualTo(expected(jdk.feature()));
  }

  /**
   * At the first task, and at the next ones for as long as the queue looks as if nobody had seen
   * them; on 8 and from 24 on also when a task is taken that has a next one.
   */
  private static long expected(int feature) {
    if (feature == 8 || feature >= 24) {
      return 3 + TASKS - 1;
    }
    return feature <= 16 ? 3 : 2;
  }
}
