package io.fjprobe.bootstrap.hook;

import io.fjprobe.bootstrap.counter.Counter;
import io.fjprobe.bootstrap.counter.PoolKind;
import io.fjprobe.bootstrap.guard.Suppressed;
import io.fjprobe.bootstrap.probed.PoolView;
import io.fjprobe.bootstrap.probed.Probed;
import io.fjprobe.bootstrap.statistics.PoolLife;
import io.fjprobe.bootstrap.tally.PoolRegistry;
import io.fjprobe.bootstrap.tally.PoolTally;

/** Construction of pools and external submission to them. */
public final class PoolHooks {

  private PoolHooks() {}

  public static void created(Object pool) {
    try {
      Object probed = Probed.pool(Inside.KEY, pool);
      if (probed == null || PoolView.tally(Inside.KEY, probed) != null) {
        return; // it met the agent before its constructor returned
      }
      PoolTally tally = new PoolTally(pool);
      PoolView.tally(Inside.KEY, probed, tally);
      PoolRegistry.add(Inside.KEY, tally);
      if (tally.kind != PoolKind.SCHEDULER) { // that one is constructed inside VirtualThread
        PoolLife.started(tally);
      }
      PoolLife.endCollectedNowAndThen();
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  /**
   * JDK 8: a thread that is no worker of the pool, or a worker by submit, pushes a task. Counted
   * before, for the pool may end as soon as others see the task.
   */
  public static void submits(Object pool) {
    count(pool, 1);
  }

  /** JDK 8: it does not, the pool is shut down. */
  public static void rejects(Object pool) {
    count(pool, -1);
  }

  private static void count(Object pool, int submissions) {
    try {
      PoolTally tally = PoolTally.of(Inside.KEY, pool);
      if (tally != null) {
        tally.shared.add(Counter.SUBMISSIONS, Thread.currentThread(), submissions);
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }
}
