package io.fjprobe.dist;

import static io.fjprobe.testing.Events.last;
import static io.fjprobe.testing.Events.of;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.fjprobe.dist.application.VirtualThreadStress;
import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.EachJdk;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdk;
import io.fjprobe.testing.Jdks;
import io.fjprobe.testing.SomeJdks;
import java.nio.file.Path;
import java.util.List;
import jdk.jfr.consumer.RecordedEvent;
import org.junit.jupiter.api.io.TempDir;

/** Hooks that run while a virtual thread is mounted or being scheduled must not need one. */
class VirtualThreadStressIT {

  @TempDir Path directory;

  @EachJdk
  void defaultLevel(Jdk jdk) {
    run(jdk, "level=default", Jdks.areAllTestsAsked() ? "100000" : "20000");
  }

  @EachJdk
  void fullLevelHasEachTask(Jdk jdk) {
    List<RecordedEvent> events = run(jdk, "level=full", "10000");
    assertHasEachTask(of(events, "TaskRun").size(), events);
  }

  @SomeJdks
  void batchesHaveEachTask(Jdk jdk) {
    List<RecordedEvent> events = run(jdk, "level=full,tasks=batches", "10000");
    int tasks = of(events, "TaskBatch").stream().mapToInt(e -> e.getInt("tasks")).sum();
    assertHasEachTask(tasks + of(events, "TaskRun").size(), events);
  }

  /** A thread may be over a little before the carrier's task is, which by then is counted. */
  private static void assertHasEachTask(long recorded, List<RecordedEvent> events) {
    RecordedEvent scheduler =
        last(
            of(events, "PoolStatistics").stream()
                .filter(e -> e.getString("poolKind").equals("virtual-thread scheduler"))
                .toList());
    long counted = scheduler.getLong("tasksRun");
    assertThat(recorded).isBetween(counted - scheduler.getInt("workers"), counted);
  }

  private List<RecordedEvent> run(Jdk jdk, String level, String threads) {
    assumeTrue(jdk.feature() >= 21, "virtual threads came with JDK 21");
    ForkedJvm.Result result =
        new ForkedJvm(jdk, directory)
            .allCompilers()
            .jvmArguments("-javaagent:" + AgentRun.AGENT + "=file=stress.jfr," + level)
            .main(VirtualThreadStress.class, MixedRun.PROGRAMS)
            .arguments(threads, "0")
            .run()
            .expectSuccess();
    assertThat(result.out()).isEqualTo("threads=" + threads + "\nverified\n");
    List<RecordedEvent> events = AgentRun.read(directory.resolve("stress.jfr"));
    RecordedEvent last = last(of(events, "AgentState"));
    assertThat(last.getInt("suppressedErrors")).as(last.getString("firstError")).isZero();
    return events;
  }
}
