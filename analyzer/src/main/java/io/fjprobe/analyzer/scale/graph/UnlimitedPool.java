package io.fjprobe.analyzer.scale.graph;

import java.util.Arrays;

/** A thread for each task: nothing waits but for what it needs. An operation takes its span. */
final class UnlimitedPool extends SimulatedPool {

  private int[] unused = new int[64];
  private int unusedCount;

  /**
   * @param costs of each fork, as if each task had to be stolen by a worker that sleeps
   */
  UnlimitedPool(TaskGraph graph, PoolCosts costs) {
    super(graph, costs);
  }

  @Override
  void begin(int root) {
    super.begin(root);
    unusedCount = 0;
    start(add(false), root, SimulatedWorker.OWN);
    clock.schedule(0, 0);
  }

  @Override
  void push(int number, int task) {
    int thread = unusedCount > 0 ? unused[--unusedCount] : add(false);
    start(thread, task, SimulatedWorker.OWN);
    clock.schedule(thread, costs.wakeUp() + costs.steal());
  }

  @Override
  Found next(int number) {
    if (unusedCount == unused.length) {
      unused = Arrays.copyOf(unused, 2 * unusedCount);
    }
    unused[unusedCount++] = number;
    return Found.NOTHING;
  }

  @Override
  Found help(int number, int task) {
    return Found.NOTHING;
  }

  @Override
  Found any(int number) {
    return Found.NOTHING;
  }

  @Override
  void block(int number) {
    // others go on anyway
  }

  @Override
  void unblock(int number) {
    // likewise
  }
}
