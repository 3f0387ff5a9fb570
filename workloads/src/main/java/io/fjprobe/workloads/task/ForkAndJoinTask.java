package io.fjprobe.workloads.task;

import java.util.List;
import java.util.concurrent.RecursiveAction;

/** Forks all leaves, joins them in one order, and measures how long its joins were blocked. */
public final class ForkAndJoinTask extends RecursiveAction {
  private static final long serialVersionUID = 1L;

  private final transient List<? extends LeafTask> leaves;
  private final JoinOrder order;
  private long joinBlockedNanos;

  public ForkAndJoinTask(List<? extends LeafTask> leaves, JoinOrder order) {
    this.leaves = leaves;
    this.order = order;
  }

  @Override
  protected void compute() {
    order.fork(leaves);
    long begin = System.nanoTime();
    order.join(leaves);
    long joining = System.nanoTime() - begin;
    // leaves that this worker ran, it ran inside its joins; they fork nothing, so none ran in
    // another
    joinBlockedNanos = joining - nanosRunHere();
  }

  private long nanosRunHere() {
    long nanos = 0;
    for (LeafTask leaf : leaves) {
      nanos += leaf.nanosIfRunBy(Thread.currentThread());
    }
    return nanos;
  }

  /** Time inside the joins less the time of the leaves that the joining worker ran itself there. */
  public long joinBlockedNanos() {
    return joinBlockedNanos;
  }
}
