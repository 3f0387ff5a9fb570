package io.fjprobe.analyzer.account.time;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class WorkerTimeTest {

  private static WorkerTime time(Long idle, Long joins, Long managed, Long monitors, Long waits) {
    return new WorkerTime(
        2,
        100L,
        new MeasuredTimes(10L, 20L, 30L, 0L, 0L),
        new WaitCounts(joins, managed, idle, monitors, waits));
  }

  @Test
  void otherWaitsAreThoseThatThePoolDoesNotCount() {
    assertThat(time(10L, 5L, 3L, 7L, 100L).otherWaits()).isEqualTo(100 - 10 - 5 - 3 + 7);
    assertThat(time(10L, 5L, 3L, 7L, 12L).otherWaits()).as("idle without a park").isEqualTo(7);
  }

  @Test
  void otherWaitsAreNotKnownWithoutCounts() {
    assertThat(time(10L, 5L, 3L, null, 100L).otherWaits()).isNull();
    assertThat(time(10L, 5L, 3L, 7L, null).otherWaits()).isNull();
    assertThat(time(null, 5L, 3L, 7L, 100L).otherWaits()).as("parks of idle workers").isNull();
  }

  @Test
  void managedBlockingOfCarriersIsThatOfThePool() {
    WorkerTime carriers = time(0L, 0L, 0L, 0L, 0L).withCarriers(400L, 1_000L);
    assertThat(carriers.waits().managedBlockedCount()).isEqualTo(400);
    assertThat(carriers.measured().managedBlockedNanos()).isEqualTo(1_020);
  }

  @Test
  void managedBlockingOfCarriersThatWasNotTimedIsNotZero() {
    assertThat(time(0L, 0L, 0L, 0L, 0L).withCarriers(400L, null).measured().managedBlockedNanos())
        .isNull();
    assertThat(time(0L, 0L, 0L, 0L, 0L).withCarriers(0L, null).measured().managedBlockedNanos())
        .isEqualTo(20);
  }
}
