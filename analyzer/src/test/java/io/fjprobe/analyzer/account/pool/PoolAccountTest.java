package io.fjprobe.analyzer.account.pool;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.PoolFixture;
import io.fjprobe.analyzer.account.queue.StealAccount;
import io.fjprobe.analyzer.account.queue.StealRuns;
import io.fjprobe.analyzer.account.queue.StealSampling;
import io.fjprobe.analyzer.contract.PoolCounter;
import java.util.List;
import org.junit.jupiter.api.Test;

class PoolAccountTest {

  private final PoolFixture pool = new PoolFixture();

  private void empty() {
    for (PoolCounter counter : PoolCounter.values()) {
      pool.with(counter, 0L);
    }
    pool.with(PoolCounter.WORKERS_STARTED, 1L);
    pool.idle = pool.total * 99 / 100;
    pool.steals =
        new StealAccount(
            new StealSampling(0, 0, true, 0),
            List.of(),
            List.of(),
            new StealRuns(List.of(), 0, 0, null),
            List.of());
  }

  @Test
  void aPoolThatOnlyHasIdleWorkersIsQuiet() {
    empty();
    assertThat(pool.pool().quiet()).isTrue();
  }

  @Test
  void aPoolThatGotOneTaskIsNot() {
    empty();
    pool.with(PoolCounter.SUBMISSIONS, 1L);
    assertThat(pool.pool().quiet()).isFalse();
  }

  @Test
  void aPoolThatRunsWithoutCountersIsNot() {
    empty();
    pool.with(PoolCounter.FORKS, null).with(PoolCounter.SUBMISSIONS, null);
    pool.idle = pool.total / 2;
    assertThat(pool.pool().quiet()).isFalse();
  }
}
