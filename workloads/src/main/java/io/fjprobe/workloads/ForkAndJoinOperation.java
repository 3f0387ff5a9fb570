package io.fjprobe.workloads;

import io.fjprobe.workloads.run.CheckFailure;
import io.fjprobe.workloads.run.Operation;
import io.fjprobe.workloads.run.Tally;
import io.fjprobe.workloads.task.ForkAndJoinTask;
import io.fjprobe.workloads.task.JoinOrder;
import io.fjprobe.workloads.task.LeafTask;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.function.Supplier;

/**
 * One run of a root that forks and joins leaves, with the blocked times that it measures itself.
 */
final class ForkAndJoinOperation implements Operation {
  private final int leafCount;
  private final Supplier<LeafTask> leaf;
  private final JoinOrder order;
  private final long expected;

  /**
   * @param expected sum of the leaves' check values
   */
  ForkAndJoinOperation(int leafCount, Supplier<LeafTask> leaf, JoinOrder order, long expected) {
    this.leafCount = leafCount;
    this.leaf = leaf;
    this.order = order;
    this.expected = expected;
  }

  @Override
  public void run(ForkJoinPool pool, Tally tally) {
    List<LeafTask> leaves = new ArrayList<>(leafCount);
    for (int i = 0; i < leafCount; i++) {
      leaves.add(leaf.get());
    }
    ForkAndJoinTask root = new ForkAndJoinTask(leaves, order);
    pool.submit(root);
    long begin = System.nanoTime();
    root.join();
    tally.add("externalJoinBlockedNanos", System.nanoTime() - begin);
    tally.add("workerJoinBlockedNanos", root.joinBlockedNanos());
    check(leaves, tally);
  }

  private void check(List<LeafTask> leaves, Tally tally) {
    long executed = 0;
    long value = 0;
    long blockedNanos = 0;
    for (LeafTask task : leaves) {
      executed += task.executions();
      value += task.checkValue();
      blockedNanos += task.blockedNanos();
    }
    CheckFailure.unlessEqual("the number of executed leaves", executed, leafCount);
    CheckFailure.unlessEqual("the number of sleeps", value, expected);
    tally.add("blocks", value);
    tally.add("blockedNanos", blockedNanos);
    tally.operation(value, 1 + executed);
  }
}
