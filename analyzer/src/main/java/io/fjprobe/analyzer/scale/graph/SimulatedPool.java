package io.fjprobe.analyzer.scale.graph;

import java.util.ArrayList;
import java.util.List;

/** The threads that run simulated tasks, and how they come by them. */
abstract class SimulatedPool {

  /** What came of looking for a task. */
  enum Found {
    /** The worker has begun with one. */
    NOW,
    /** It begins with one when the clock says so. */
    LATER,
    NOTHING
  }

  final TaskGraph graph;
  final PoolCosts costs;
  final Clock clock = new Clock();
  private final List<SimulatedWorker> workers = new ArrayList<>();

  SimulatedPool(TaskGraph graph, PoolCosts costs) {
    this.graph = graph;
    this.costs = costs;
  }

  /** Starts an operation at 0, with new workers. */
  void begin(int root) {
    clock.reset();
    workers.clear();
  }

  final SimulatedWorker worker(int number) {
    return workers.get(number);
  }

  final int count() {
    return workers.size();
  }

  /** Returns the number of a new one. */
  final int add(boolean isCaller) {
    workers.add(new SimulatedWorker(isCaller));
    return workers.size() - 1;
  }

  /**
   * A worker begins with a task.
   *
   * @param source from whom it has it; {@link SimulatedWorker#OWN}: from itself
   */
  void start(int number, int task, int source) {
    worker(number).enter(task, graph.firstEdge(task), source);
  }

  /** A worker forks or submits a task. */
  abstract void push(int number, int task);

  /** A worker that has nothing to do looks for a task, and is idle if there is none. */
  abstract Found next(int number);

  /** A worker that joins a task looks for that one, or for another one that helps. */
  abstract Found help(int number, int task);

  /** A worker waits until there is no task any more, and looks for one meanwhile. */
  abstract Found any(int number);

  /** A worker waits, and does not count as active. */
  abstract void block(int number);

  /** It no longer waits. */
  abstract void unblock(int number);
}
