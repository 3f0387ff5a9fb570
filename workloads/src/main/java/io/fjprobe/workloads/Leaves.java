package io.fjprobe.workloads;

import io.fjprobe.workloads.run.check.CheckFailure;
import io.fjprobe.workloads.run.figures.Tally;
import io.fjprobe.workloads.task.LeafTask;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/** How many leaves an operation runs, which, and what they have to add up to. */
final class Leaves {
  final int count;
  private final IntFunction<LeafTask> leaf;
  private final long expected;

  /**
   * @param leaf by its number, from 0
   * @param expected sum of the leaves' check values
   */
  Leaves(int count, IntFunction<LeafTask> leaf, long expected) {
    this.count = count;
    this.leaf = leaf;
    this.expected = expected;
  }

  List<LeafTask> make() {
    List<LeafTask> made = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      made.add(leaf.apply(i));
    }
    return made;
  }

  /**
   * Counts one operation, if each of its leaves has run once.
   *
   * @param others tasks that ran beside the leaves
   */
  void check(List<LeafTask> leaves, int others, Tally tally) {
    long executed = 0;
    long value = 0;
    long blocks = 0;
    long blockedNanos = 0;
    for (LeafTask task : leaves) {
      executed += task.executions();
      value += task.checkValue();
      blocks += task.blocks();
      blockedNanos += task.blockedNanos();
    }
    CheckFailure.unlessEqual("the number of executed leaves", executed, count);
    CheckFailure.unlessEqual("the sum of the leaves' check values", value, expected);
    tally.add("blocks", blocks);
    tally.add("blockedNanos", blockedNanos);
    tally.operation(value, others + executed);
  }
}
