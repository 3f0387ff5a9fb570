package io.fjprobe.bootstrap.hook;

import io.fjprobe.bootstrap.probed.Probed;
import io.fjprobe.bootstrap.probed.ProbedPool;
import io.fjprobe.bootstrap.statistics.PoolLife;
import io.fjprobe.bootstrap.tally.PoolKind;
import io.fjprobe.bootstrap.tally.PoolRegistry;
import io.fjprobe.bootstrap.tally.PoolTally;
import io.fjprobe.bootstrap.tally.Suppressed;
import java.util.concurrent.ForkJoinPool;

/** Construction of pools and external submission to them. */
public final class PoolHooks {

  private PoolHooks() {}

  public static void created(Object pool) {
    try {
      ProbedPool probed = Probed.pool(pool);
      if (probed.fjprobeTally() != null) {
        return; // it met the agent before its constructor returned
      }
      PoolTally tally = new PoolTally((ForkJoinPool) pool);
      probed.fjprobeTally(tally);
      PoolRegistry.add(tally);
      if (tally.kind != PoolKind.SCHEDULER) { // that one is constructed inside VirtualThread
        PoolLife.started(tally);
      }
      PoolLife.endCollectedNowAndThen();
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  /** JDK 8: a thread that is no worker of the pool, or a worker by submit, pushed a task. */
  public static void submitted(Object pool) {
    try {
      PoolTally tally = PoolTally.of(pool);
      if (tally != null) {
        tally.shared.submitted(Thread.currentThread());
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }
}
