package io.fjprobe.workloads;

import io.fjprobe.workloads.run.check.CheckFailure;
import io.fjprobe.workloads.run.figures.Tally;
import io.fjprobe.workloads.run.options.Option;
import io.fjprobe.workloads.run.options.Values;
import io.fjprobe.workloads.run.workload.Operation;
import io.fjprobe.workloads.run.workload.Workload;
import io.fjprobe.workloads.task.TreeTask;
import io.fjprobe.workloads.task.UnbalancedTree;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ForkJoinPool;

/**
 * Sustained stealing: in a balanced tree two workers steal a few times, here they run dry again and
 * again.
 */
final class UtsWorkload implements Workload {

  @Override
  public String name() {
    return "uts";
  }

  @Override
  public String purpose() {
    return "an unbalanced tree, a task for each node: sustained stealing";
  }

  @Override
  public List<Option> options() {
    return Arrays.asList(
        Option.number("seed", 1, 0, Integer.MAX_VALUE, "of the tree"),
        Option.number("root-children", 4_000, 1, 100_000, "subtrees, of 250 nodes on average"));
  }

  @Override
  public String unit(Values values) {
    return "tree with seed "
        + values.number("seed")
        + " and "
        + values.number("root-children")
        + " subtrees";
  }

  @Override
  public Operation prepare(Values values) {
    UnbalancedTree tree =
        new UnbalancedTree(values.number("seed"), values.integer("root-children"));
    long[] expected = tree.direct();
    return (pool, tally) -> walk(pool, tally, tree, expected);
  }

  private static void walk(ForkJoinPool pool, Tally tally, UnbalancedTree tree, long[] expected) {
    TreeTask root = new TreeTask(tree);
    pool.submit(root).join();
    CheckFailure.unlessEqual("the number of nodes", root.nodes(), expected[0]);
    CheckFailure.unlessEqual("the sum of their hashes", root.hashes(), expected[1]);
    tally.operation(root.nodes(), root.nodes());
  }
}
