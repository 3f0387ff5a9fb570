package io.fjprobe.analyzer.scale.graph;

/** Says how long operations take with a worker for each task, and how much they work. */
public final class Spans {

  private final TaskGraph graph;
  private final PoolCosts costs;
  private final LongestPath path;
  private double work;

  /**
   * @param costs of each fork on the longest path, as if each task had to be stolen by a worker
   *     that sleeps, and of each join that has to wait
   */
  public Spans(TaskGraph graph, PoolCosts costs) {
    this.graph = graph;
    this.costs = costs;
    path = new LongestPath(graph, costs);
  }

  /** Returns the span of the operation that begins with a task, in ns. */
  public double of(int root) {
    double length = path.of(root);
    work = path.work();
    if (length >= 0) {
      return length;
    }
    // tasks join others that were forked elsewhere: one has to go through the times in their order
    Simulation simulation = Simulation.unlimited(graph, costs);
    double time = simulation.run(root);
    work = simulation.work();
    return time;
  }

  /** Returns the time of all tasks of the last operation, in ns. */
  public double work() {
    return work;
  }
}
