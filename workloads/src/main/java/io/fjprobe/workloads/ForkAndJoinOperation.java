package io.fjprobe.workloads;

import io.fjprobe.workloads.run.figures.Tally;
import io.fjprobe.workloads.run.workload.Operation;
import io.fjprobe.workloads.task.ForkAndJoinTask;
import io.fjprobe.workloads.task.JoinOrder;
import io.fjprobe.workloads.task.LeafTask;
import java.util.List;
import java.util.concurrent.ForkJoinPool;

/**
 * One run of a root that forks and joins leaves, with the blocked times that it measures itself.
 */
final class ForkAndJoinOperation implements Operation {
  private final Leaves leaves;
  private final JoinOrder order;

  ForkAndJoinOperation(Leaves leaves, JoinOrder order) {
    this.leaves = leaves;
    this.order = order;
  }

  @Override
  public void run(ForkJoinPool pool, Tally tally) {
    List<LeafTask> forked = leaves.make();
    ForkAndJoinTask root = new ForkAndJoinTask(forked, order);
    pool.submit(root);
    long begin = System.nanoTime();
    root.join();
    tally.add("externalJoinBlockedNanos", System.nanoTime() - begin);
    tally.add("workerJoinBlockedNanos", root.joinBlockedNanos());
    leaves.check(forked, 1, tally);
  }
}
