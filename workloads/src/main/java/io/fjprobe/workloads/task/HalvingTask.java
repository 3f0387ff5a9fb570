package io.fjprobe.workloads.task;

import java.util.concurrent.RecursiveTask;
import java.util.function.LongSupplier;

/** Halves its leaves until it has one: forks one half, computes the other, joins. */
public final class HalvingTask extends RecursiveTask<Long> {
  private static final long serialVersionUID = 1L;

  private final int leaves;
  private final transient LongSupplier leaf;

  public HalvingTask(int leaves, LongSupplier leaf) {
    this.leaves = leaves;
    this.leaf = leaf;
  }

  /** The sum over the leaves; as many tasks as leaves run, for each fork adds one of both. */
  @Override
  protected Long compute() {
    if (leaves == 1) {
      return leaf.getAsLong();
    }
    HalvingTask forked = new HalvingTask(leaves / 2, leaf);
    forked.fork();
    long sum = new HalvingTask(leaves - leaves / 2, leaf).compute();
    return sum + forked.join();
  }
}
