package io.fjprobe.analyzer.account.time;

import io.fjprobe.analyzer.account.number.Increase;
import io.fjprobe.analyzer.account.number.Sums;
import io.fjprobe.analyzer.contract.WorkerCounter;
import org.jspecify.annotations.Nullable;

/** Adds up the load of workers, pool by pool. */
public final class LoadSpreading {

  private int workers;
  private boolean complete = true;
  private long running;
  private long busiestOfPool;
  private long busiest;

  public void nextPool() {
    busiest += busiestOfPool;
    busiestOfPool = 0;
  }

  public void add(Increase<WorkerCounter> worker) {
    WorkerTime time = WorkerTime.of(1, worker);
    complete &= worker.get(WorkerCounter.IDLE_TIME) != null;
    long ran = Math.max(Sums.orZero(time.runningNanos()), 0);
    workers++;
    running += ran;
    busiestOfPool = Math.max(busiestOfPool, ran);
  }

  /** Null when not recorded. */
  public @Nullable LoadSpread result() {
    nextPool();
    return complete && workers > 0 ? new LoadSpread(workers, busiest, running) : null;
  }
}
