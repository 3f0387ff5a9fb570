package io.fjprobe.dist;

import static io.fjprobe.testing.Events.last;
import static io.fjprobe.testing.Events.of;
import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.AnyJdk;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdk;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.LongStream;
import jdk.jfr.consumer.RecordedEvent;
import org.junit.jupiter.api.io.TempDir;

/** However busy a program is: few events, which together with the counters leave nothing out. */
class EventBudgetIT {

  private static final int POOLS = 1_000;

  @TempDir Path directory;

  @AnyJdk
  void manyShortWaits(Jdk jdk) {
    AgentRun run =
        AgentRun.of(
            jdk,
            directory,
            "level=default",
            "trig",
            "--n=1",
            "--operations=60000",
            "--iterations=1",
            "--warmup-iterations=1");

    List<RecordedEvent> waits = run.events("fjprobe.JoinWait");
    List<RecordedEvent> external =
        waits.stream().filter(e -> e.getString("waiter").equals("external")).toList();
    RecordedEvent exact = last(run.events("fjprobe.ExternalWaitStatistics"));
    long standFor = external.stream().mapToLong(e -> e.getInt("interval")).sum();
    assertThat(exact.getLong("externalWaits")).isGreaterThan(10L * waits.size());
    assertThat(standFor + exact.getLong("externalUnrecorded"))
        .isEqualTo(exact.getLong("externalWaits"));
    assertThat(waits).isNotEmpty().hasSizeLessThanOrEqualTo(120 + 60 * seconds(waits));
    assertThat(run.events("fjprobe.Steal"))
        .hasSizeLessThanOrEqualTo(200 + 100 * seconds(run.events("fjprobe.Steal")));
  }

  @AnyJdk
  void manyPools(Jdk jdk) {
    new ForkedJvm(jdk, directory)
        .jvmArguments("-javaagent:" + AgentRun.AGENT + "=strict=true,file=churn.jfr")
        .jvmArguments(Programs.compile("PoolChurn", directory))
        .arguments("" + POOLS)
        .run()
        .expectSuccess();

    List<RecordedEvent> events = AgentRun.read(directory.resolve("churn.jfr"));
    RecordedEvent lives = last(of(events, "LifeStatistics"));
    assertThat(lives.getLong("poolsEnded")).isEqualTo(POOLS);
    assertThat(lives.getLong("workersEnded")).isEqualTo(POOLS);
    List<RecordedEvent> starts = of(events, "PoolStart");
    assertThat(starts).isNotEmpty().hasSizeLessThanOrEqualTo(200 + 10 * seconds(starts));
    assertThat(of(events, "PoolEnd").size() + lives.getLong("poolsUnrecorded")).isEqualTo(POOLS);
    assertThat(of(events, "WorkerEnd").size() + lives.getLong("workersUnrecorded"))
        .isEqualTo(POOLS);
    assertThat(submissions(events).sum() + lives.getLong("tasksUnrecorded")).isEqualTo(POOLS);
  }

  private static LongStream submissions(List<RecordedEvent> events) {
    return of(events, "PoolStatistics").stream()
        .filter(e -> e.getString("trigger").equals("pool end"))
        .mapToLong(e -> e.getLong("submissions"));
  }

  /** Begun seconds from the first to the last. */
  private static int seconds(List<RecordedEvent> events) {
    return 1
        + (int)
            Duration.between(events.get(0).getStartTime(), last(events).getEndTime()).toSeconds();
  }
}
