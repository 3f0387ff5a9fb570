package io.fjprobe.analyzer.account.stall;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.account.SectionAccounting;
import io.fjprobe.analyzer.contract.PoolCounter;
import io.fjprobe.analyzer.contract.PoolKind;
import io.fjprobe.analyzer.contract.StallRole;
import io.fjprobe.analyzer.contract.WorkerCounter;
import io.fjprobe.analyzer.recording.Facts;
import io.fjprobe.analyzer.recording.Recording;
import io.fjprobe.analyzer.recording.counter.Snapshot;
import io.fjprobe.analyzer.recording.field.ThreadKey;
import io.fjprobe.analyzer.recording.pool.PoolFacts;
import io.fjprobe.analyzer.recording.pool.PoolStall;
import io.fjprobe.analyzer.recording.pool.StalledThread;
import io.fjprobe.analyzer.recording.pool.WorkerFacts;
import io.fjprobe.analyzer.recording.timeline.Iteration;
import io.fjprobe.analyzer.recording.timeline.Timeline;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A pool of two workers that stands still, as the agent tells of it, or as its statistics do. */
class StallAccountingTest {

  private static final long SECOND = 1_000_000_000L;

  private final Facts facts = new Facts();
  private final PoolFacts pool = facts.pool(1);

  @BeforeEach
  void identify() {
    pool.identify(new PoolFacts.Identity("orders", PoolKind.CUSTOM, 2, false), 0);
  }

  private List<StallAccount> stalls() {
    Recording recording =
        new Recording(
            Path.of("stall.jfr"), 0, 60 * SECOND, 1, new Timeline(List.of()), facts, List.of());
    return new SectionAccounting(recording, group -> true, false)
        .sections().stream()
            .flatMap(section -> section.pools().stream())
            .flatMap(each -> each.progress().stalls().stream())
            .toList();
  }

  private void told(long from, long to, boolean over) {
    pool.add(new PoolStall(from * SECOND, to * SECOND, 2, 0, 2, 0, 7, "app.Order", over));
  }

  private void thread(double at, String role, int threads, boolean queued, String line) {
    pool.add(
        new StalledThread(
            (long) (at * SECOND),
            role + "-1",
            threads,
            new StallRole(role),
            "WAITING",
            "app.Task",
            queued,
            "",
            line,
            "java.lang.Object.wait;" + line));
  }

  /** Statistics each second. */
  private void statistics(int from, int to, int queued, long taken, long submissions) {
    for (int i = from; i <= to; i++) {
      long[] counters = new long[PoolCounter.values().length];
      counters[PoolCounter.SUBMISSIONS_TAKEN.ordinal()] = taken;
      counters[PoolCounter.SUBMISSIONS.ordinal()] = submissions;
      pool.add(new Snapshot<>(i * SECOND, "period", 2, queued, counters));
    }
  }

  /**
   * @param counter that grows all the time; null: none does
   */
  private void worker(int index, int from, int to, WorkerCounter counter) {
    WorkerFacts.Key key = new WorkerFacts.Key(index, new ThreadKey(index, "orders-" + index));
    for (int i = from; i <= to; i++) {
      long[] counters = new long[WorkerCounter.values().length];
      counters[WorkerCounter.LIFETIME.ordinal()] = i * SECOND;
      if (counter != null) {
        counters[counter.ordinal()] = i * SECOND;
      }
      pool.worker(key).add(new Snapshot<>(i * SECOND, "period", 0, 0, counters));
    }
  }

  @Test
  void eventsOfOneStallAreOne() {
    told(10, 15, false);
    told(10, 20, false);
    told(10, 22, true);
    told(30, 36, true);
    assertThat(stalls()).hasSize(2);
    StallAccount longest = stalls().get(0);
    assertThat(longest.period().nanos()).isEqualTo(12 * SECOND);
    assertThat(longest.period().seen()).isTrue();
    assertThat(longest.period().over()).isTrue();
    assertThat(longest.queued()).isEqualTo(7);
    assertThat(longest.nextTask()).isEqualTo("app.Order");
    assertThat(stalls().get(1).period().nanos()).isEqualTo(6 * SECOND);
  }

  @Test
  void aStallThatIsNotOverLastsAsLongAsStatisticsShow() {
    told(10, 15, false);
    statistics(8, 9, 3, 5, 8);
    statistics(10, 52, 9, 7, 16);
    StallAccount stall = stalls().get(0);
    assertThat(stall.period().over()).isFalse();
    assertThat(stall.period().nanos()).isEqualTo(42 * SECOND);
    assertThat(stall.queued()).isEqualTo(9);
  }

  @Test
  void aStallThatIsNotOverEndsWithItsLastEventIfTasksMovedLater() {
    told(10, 15, false);
    statistics(10, 16, 9, 7, 16);
    statistics(17, 20, 9, 8, 17);
    assertThat(stalls().get(0).period().nanos()).isEqualTo(5 * SECOND);
  }

  @Test
  void threadsAreSaidOnceWorkersFirst() {
    told(10, 15, false);
    told(10, 20, true);
    thread(9, "worker", 2, false, "app.Before.it:1");
    thread(15.1, "waiter", 4, true, "app.Main.get:9");
    thread(15.1, "worker", 1, false, "app.Few.run:3");
    thread(15.1, "worker", 1, false, "app.Many.run:2");
    thread(18.1, "worker", 5, false, "app.Many.run:2");
    thread(23, "worker", 2, false, "app.After.it:1");
    assertThat(stalls().get(0).threads())
        .extracting(StalledRow::line)
        .containsExactly("app.Many.run:2", "app.Few.run:3", "app.Main.get:9");
    assertThat(stalls().get(0).threads().get(0).threads()).isEqualTo(5);
  }

  @Test
  void statisticsAloneTellOfTheLastOne() {
    statistics(1, 3, 0, 4, 4);
    statistics(4, 10, 7, 5, 12);
    worker(1, 1, 10, WorkerCounter.IDLE_TIME);
    worker(3, 1, 10, WorkerCounter.MANAGED_BLOCKED_TIME);
    assertThat(stalls())
        .singleElement()
        .satisfies(
            stall -> {
              assertThat(stall.period().seen()).isFalse();
              assertThat(stall.period().over()).isFalse();
              assertThat(stall.period().nanos()).isEqualTo(6 * SECOND);
              assertThat(
                      List.of(
                          stall.states().idle(),
                          stall.states().blocked(),
                          stall.states().inTasks()))
                  .containsExactly(1, 1, 0);
            });
  }

  @Test
  void submissionsThatPileUpAreNoProgress() {
    for (int i = 1; i <= 10; i++) {
      statistics(i, i, i, 5, 5 + i);
    }
    worker(1, 1, 10, WorkerCounter.JOIN_BLOCKED_TIME);
    assertThat(stalls()).hasSize(1);
  }

  @Test
  void workersThatMayRunTheirTasksAreNoStall() {
    statistics(1, 10, 7, 5, 12);
    worker(1, 1, 10, null);
    worker(3, 1, 10, null);
    assertThat(stalls()).isEmpty();
  }

  @Test
  void tasksThatTheirSubmitterTookBackAreProgress() {
    statistics(1, 8, 7, 5, 12);
    statistics(9, 10, 6, 5, 12);
    worker(1, 1, 10, WorkerCounter.IDLE_TIME);
    assertThat(stalls()).isEmpty();
  }

  @Test
  void lessThanTheLimitIsNoStall() {
    statistics(1, 5, 7, 5, 12);
    worker(1, 1, 5, WorkerCounter.IDLE_TIME);
    assertThat(stalls()).isEmpty();
    statistics(6, 6, 7, 5, 12);
    worker(1, 6, 6, WorkerCounter.IDLE_TIME);
    assertThat(stalls()).hasSize(1);
  }

  @Test
  void anEmptyQueueOrAPoolThatEndedIsNoStall() {
    statistics(1, 10, 0, 5, 5);
    worker(1, 1, 10, WorkerCounter.IDLE_TIME);
    assertThat(stalls()).isEmpty();
    statistics(11, 20, 7, 5, 12);
    worker(1, 11, 20, WorkerCounter.IDLE_TIME);
    assertThat(stalls()).hasSize(1);
    pool.ended(20 * SECOND);
    assertThat(stalls()).isEmpty();
  }

  @Test
  void whatIsNotCountedTellsNothing() {
    statistics(1, 10, 7, Snapshot.NOT_RECORDED, 12);
    worker(1, 1, 10, WorkerCounter.IDLE_TIME);
    assertThat(stalls()).isEmpty();
  }

  @Test
  void whereTheAgentLookedItsWordCounts() {
    statistics(1, 10, 7, 5, 12);
    worker(1, 1, 10, WorkerCounter.IDLE_TIME);
    facts.setUp().set("fjprobe.PoolStall", "enabled", "true");
    assertThat(stalls()).isEmpty();
  }

  @Test
  void aStallAfterTheLastIterationIsToldOf() {
    facts.add(iteration(1, 4));
    facts.add(iteration(5, 8));
    told(9, 20, false);
    assertThat(stalls()).hasSize(1);
  }

  @Test
  void aStallBeforeTheFirstIterationIsNotPartOfIt() {
    told(1, 7, true);
    facts.add(iteration(8, 9));
    assertThat(stalls()).isEmpty();
  }

  private static Iteration iteration(long from, long to) {
    return new Iteration(from * SECOND, to * SECOND, "fib", "steal", "measured", 1, "fib", 2);
  }
}
