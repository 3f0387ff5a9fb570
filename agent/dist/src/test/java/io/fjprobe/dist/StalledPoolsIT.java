package io.fjprobe.dist;

import static java.util.stream.Collectors.groupingBy;
import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.dist.application.StalledPools;
import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.AnyJdk;
import io.fjprobe.testing.Events;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdk;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import jdk.jfr.consumer.RecordedEvent;
import org.junit.jupiter.api.io.TempDir;

/** Pools that stand still, and others that only look so: who waits for what. */
class StalledPoolsIT {

  private static final int FIRST_JDK_WITH_LIMITED_POOLS = 9;
  private static final Duration LIMIT = Duration.ofSeconds(3);

  @TempDir Path directory;

  private List<RecordedEvent> events;

  @AnyJdk
  void areFoundAndNoOthers(Jdk jdk) {
    List<String> expected = new ArrayList<>(List.of("latch", "lock", "one-worker", "sleepers"));
    if (jdk.feature() >= FIRST_JDK_WITH_LIMITED_POOLS) {
      expected.addAll(List.of("cycle", "stage"));
    }
    record(jdk, expected);

    Map<String, List<RecordedEvent>> stalls =
        Events.of(events, "PoolStall").stream().collect(groupingBy(e -> e.getString("poolName")));
    assertThat(stalls.keySet()).containsExactlyInAnyOrderElementsOf(expected);
    stalls.values().forEach(StalledPoolsIT::assertOneStall);
    assertWaits("latch", "worker x2 WAITING on CountDownLatch$Sync at awaitUninterruptibly");
    assertWaits("sleepers", "worker x2 TIMED_WAITING at sleepUntilEnd");
    assertWaits("one-worker", "worker x1 WAITING on CountDownLatch$Sync at awaitEnd");
    assertWaits(
        "lock",
        "worker x1 BLOCKED on Object held by holder at takeLock",
        "holder x1 WAITING on queued Runnable at hold");
    if (jdk.feature() >= FIRST_JDK_WITH_LIMITED_POOLS) {
      assertWaits("cycle", "worker x2 WAITING on Joining at compute");
      assertWaits("stage", "worker x1 WAITING on CompletableFuture$Signaller at joinStage");
    }
  }

  private void record(Jdk jdk, List<String> expected) {
    String out =
        new ForkedJvm(jdk, directory)
            .jvmArguments("-javaagent:" + AgentRun.AGENT + "=strict=true,file=stalls.jfr")
            .jvmArguments("-Djava.io.tmpdir=" + directory)
            .main(StalledPools.class, MixedRun.PROGRAMS)
            .arguments(expected.toArray(String[]::new))
            .timeoutSeconds(300)
            .run()
            .expectSuccess()
            .out();
    assertThat(out).isEqualTo("not found: []\nnot over: []\n");
    events = AgentRun.read(directory.resolve("stalls.jfr"));
    RecordedEvent state = Events.last(Events.of(events, "AgentState"));
    assertThat(state.getInt("suppressedErrors")).as(state.getString("firstError")).isZero();
  }

  /** Told while it went on, in each chunk, and when it was over. */
  private static void assertOneStall(List<RecordedEvent> stall) {
    RecordedEvent last = Events.last(stall);
    assertThat(stall).hasSizeGreaterThan(1);
    assertThat(stall.subList(0, stall.size() - 1)).noneMatch(e -> e.getBoolean("over"));
    assertThat(last.getBoolean("over")).isTrue();
    assertThat(stall)
        .allMatch(e -> e.getDuration().compareTo(LIMIT) >= 0)
        .allMatch(e -> e.getInt("busyWorkers") == 0)
        .allMatch(e -> e.getInt("idleWorkers") == 0)
        .allMatch(e -> e.getInt("blockedWorkers") >= 1)
        .allMatch(e -> e.getInt("queuedTasks") + e.getInt("queuedSubmissions") == 1)
        .allMatch(e -> e.getClass("nextTask").getName().contains(".StalledPools$$Lambda"));
    // read from chunks with clocks of their own
    assertThat(Duration.between(stall.get(0).getStartTime(), last.getStartTime()).abs())
        .isLessThan(Duration.ofMillis(10));
  }

  private void assertWaits(String pool, String... waits) {
    int id =
        Events.of(events, "PoolStall").stream()
            .filter(e -> e.getString("poolName").equals(pool))
            .findFirst()
            .orElseThrow()
            .getInt("poolId");
    assertThat(
            Events.of(events, "StalledThread").stream()
                .filter(e -> e.getInt("poolId") == id)
                .map(StalledPoolsIT::describe)
                .distinct())
        .as(pool)
        .containsExactlyInAnyOrder(waits);
  }

  private static String describe(RecordedEvent thread) {
    assertThat(thread.getString("stack")).isNotBlank();
    String on = thread.getString("waitsFor");
    String holder = thread.getString("heldBy");
    return thread.getString("role")
        + " x"
        + thread.getInt("threads")
        + " "
        + thread.getString("state")
        + (on.isEmpty() ? "" : " on ")
        + (thread.getBoolean("waitsForQueued") ? "queued " : "")
        + on.replaceAll(".*[.]|StalledPools[$]|ForkJoinTask[$]Adapted(Interruptible)?|Action$", "")
        + (holder.isEmpty() ? "" : " held by " + holder)
        + " at "
        + thread.getString("line").replaceAll(".*[.]|:[0-9]+$", "");
  }
}
