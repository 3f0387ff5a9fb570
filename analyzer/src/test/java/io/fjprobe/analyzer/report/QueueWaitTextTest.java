package io.fjprobe.analyzer.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.PoolFixture;
import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.account.queue.QueueWaitAccount;
import io.fjprobe.analyzer.account.queue.WaitTimes;
import io.fjprobe.analyzer.contract.PoolKind;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class QueueWaitTextTest {

  private static final long MS = 1_000_000;
  private static final int WIDTH = 200;
  private static final WaitTimes TIMES = new WaitTimes(33 * MS, 262 * MS, 1_050 * MS, 1_200 * MS);

  private static PoolFixture fixture(long shorter, @Nullable WaitTimes times) {
    PoolFixture fixture = new PoolFixture();
    long known = times == null ? 0 : 3_214;
    fixture.queueWaits = new QueueWaitAccount(3_300, 12, known, shorter, MS, 25 * MS, times);
    return fixture;
  }

  private static String text(PoolAccount pool) {
    Page page = new Page(WIDTH);
    QueueWaitText.print(pool, page);
    return page.toString().stripTrailing();
  }

  private static String longest(PoolFixture fixture) {
    Page page = new Page(WIDTH);
    QueueWaitText.printLongest(fixture.section(), page::paragraph);
    return page.toString().stripTrailing();
  }

  @Test
  void aPoolHasALine() {
    assertThat(text(fixture(2_000, TIMES).pool()))
        .isEqualTo(
            "queues   tasks wait in queues: median below 33 ms, 90 % below 262 ms, 99 % below 1.05 s,"
                + " longest 1.20 s (3,214 of 3,300 waits known)");
  }

  @Test
  void inASchedulerVirtualThreadsWait() {
    PoolFixture fixture = fixture(2_000, new WaitTimes(33 * MS, 33 * MS, 33 * MS, null));
    fixture.kind = PoolKind.SCHEDULER;
    assertThat(text(fixture.pool()))
        .isEqualTo(
            "queues   virtual threads ready to run wait for a carrier: median below 33 ms, 90 % below"
                + " 33 ms, 99 % below 33 ms (3,214 of 3,300 waits known)");
  }

  @Test
  void whereNearlyAllWaitsAreShortTheyHaveNoTimes() {
    assertThat(text(fixture(3_200, TIMES).pool()))
        .isEqualTo(
            "queues   tasks wait in queues: 99 % for less than from one look to the next, longest"
                + " 1.20 s (3,214 of 3,300 waits known)");
    assertThat(text(fixture(3_214, new WaitTimes(MS, MS, MS, null)).pool()))
        .isEqualTo(
            "queues   tasks wait in queues: 100 % for less than from one look to the next"
                + " (3,214 of 3,300 waits known)");
  }

  @Test
  void whatIsNotKnownIsNoTime() {
    assertThat(text(fixture(0, null).pool()))
        .isEqualTo("queues   tasks wait in queues: how long is not known (0 of 3,300 waits known)");
  }

  @Test
  void olderRecordingsHaveNoLine() {
    PoolFixture fixture = new PoolFixture();
    assertThat(text(fixture.pool())).isEmpty();
    assertThat(longest(fixture)).isEmpty();
  }

  @Test
  void theShortReportNamesThePoolWhereTasksWait() {
    assertThat(longest(fixture(2_000, TIMES)))
        .startsWith("queues   fib: tasks wait in queues: median below 33 ms");
    assertThat(longest(fixture(3_200, TIMES))).as("nearly all are short").isEmpty();
  }
}
