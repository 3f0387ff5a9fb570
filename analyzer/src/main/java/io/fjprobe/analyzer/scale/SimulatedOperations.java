package io.fjprobe.analyzer.scale;

import io.fjprobe.analyzer.scale.graph.PoolCosts;
import io.fjprobe.analyzer.scale.graph.PoolPolicy;
import io.fjprobe.analyzer.scale.graph.Simulation;
import io.fjprobe.analyzer.scale.graph.Spans;
import io.fjprobe.analyzer.scale.graph.TaskGraph;
import java.util.Arrays;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.NavigableSet;
import java.util.stream.DoubleStream;

/** Operations of one kind, as the simulation has them. */
final class SimulatedOperations {

  /** How much longer it may take to wake up a thread than it usually does. */
  private static final double SLOWER = 2;

  private final TaskGraph graph;
  private final int[] operations;
  private final PoolCosts costs;
  private final PoolPolicy policy;

  private final double work;
  private final double span;
  private final double burden;

  /**
   * @param operations their first tasks; at least one
   */
  SimulatedOperations(TaskGraph graph, int[] operations, PoolCosts costs, PoolPolicy policy) {
    this.graph = graph;
    this.operations = operations;
    this.costs = costs;
    this.policy = policy;
    Spans spans = new Spans(graph, PoolCosts.NONE);
    double allWork = 0;
    double allSpan = 0;
    for (int each : operations) {
      allSpan += spans.of(each);
      allWork += spans.work();
    }
    work = allWork / operations.length;
    span = allSpan / operations.length;
    burden = burdened(graph, operations, costs) - span;
  }

  private static double burdened(TaskGraph graph, int[] operations, PoolCosts costs) {
    Spans spans = new Spans(graph, costs);
    return Arrays.stream(operations).mapToDouble(spans::of).average().orElseThrow();
  }

  /** Returns the time of all tasks of one, in ns, in the mean. */
  double work() {
    return work;
  }

  /** Returns the time of the longest chain of tasks that need each other, likewise. */
  double span() {
    return span;
  }

  /** Returns by how much that grows if each fork and each join on it costs what it may cost. */
  double burden() {
    return burden;
  }

  /**
   * Predicts for numbers of workers.
   *
   * @param meanWork of all operations, also of those that are not simulated, in ns
   * @param meanSpan likewise
   */
  List<Prediction> predict(NavigableSet<Integer> workers, double meanWork, double meanSpan) {
    return workers.stream().map(each -> predict(each, meanWork, meanSpan)).toList();
  }

  private Prediction predict(int workers, double meanWork, double meanSpan) {
    double[] times = times(simulation(costs, workers, 0));
    double[] awake = times(simulation(costs.awake(), workers, 1));
    double[] slow = times(simulation(costs.slower(SLOWER), workers, 2));
    DoubleSummaryStatistics all =
        DoubleStream.of(speedUp(times), speedUp(awake), speedUp(slow)).summaryStatistics();
    return Prediction.ofBounds(workers, meanWork, meanSpan, meanSpan + burden)
        .simulated(
            meanWork,
            meanWork / all.getMax(),
            meanWork / all.getMin(),
            Median.ofSorted(times),
            speedUp(times));
  }

  private Simulation simulation(PoolCosts of, int workers, long seed) {
    return Simulation.of(graph, of, policy, workers, seed);
  }

  /** How many times as fast as one worker that loses no time. */
  private double speedUp(double[] times) {
    return work * operations.length / Arrays.stream(times).sum();
  }

  /** Returns how long each operation takes, the shortest first. */
  private double[] times(Simulation simulation) {
    return Arrays.stream(operations).mapToDouble(simulation::run).sorted().toArray();
  }
}
