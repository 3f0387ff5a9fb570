package io.fjprobe.analyzer.scale;

import static java.util.Objects.requireNonNull;

import io.fjprobe.analyzer.scale.graph.PoolCosts;
import io.fjprobe.analyzer.scale.graph.Simulation;
import io.fjprobe.analyzer.scale.graph.TaskGraph;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.NavigableSet;
import org.jspecify.annotations.Nullable;

/** Predicts how long operations take with other numbers of workers. */
final class Predictions {

  /** At most as many operations of a kind are simulated, evenly taken from all. */
  private static final int MOST_OPERATIONS = 64;

  private final @Nullable TaskGraph graph;
  private final PoolCosts costs;
  private final NavigableSet<Integer> workers;

  /**
   * @param graph null: the tasks were not recorded
   * @param workers numbers to predict for
   */
  Predictions(@Nullable TaskGraph graph, PoolCosts costs, NavigableSet<Integer> workers) {
    this.graph = graph;
    this.costs = costs;
    this.workers = workers;
  }

  /** Returns the recorded operations that begin with such a task, or some of them. */
  int[] operationsOf(String firstTask) {
    if (graph == null) {
      return new int[0];
    }
    int[] all =
        Arrays.stream(graph.roots())
            .filter(root -> graph.classOf(root).equals(firstTask))
            .toArray();
    if (all.length <= MOST_OPERATIONS) {
      return all;
    }
    int[] some = new int[MOST_OPERATIONS];
    for (int i = 0; i < some.length; i++) {
      some[i] = all[(int) ((long) i * all.length / some.length)];
    }
    return some;
  }

  /**
   * Predicts for one operation.
   *
   * @param work in ns, in the mean of all operations
   * @param span likewise
   * @param simulated the operations to simulate; none if there are none
   */
  List<Prediction> of(double work, double span, int[] simulated) {
    List<Prediction> predictions = new ArrayList<>();
    double[] alone = simulate(simulated, 1, PoolCosts.NONE);
    for (int each : workers) {
      predictions.add(
          simulated.length == 0
              ? Prediction.ofBounds(each, work, span)
              : simulated(each, work, span, alone, simulate(simulated, each, costs)));
    }
    return predictions;
  }

  private static Prediction simulated(
      int workers, double work, double span, double[] alone, double[] times) {
    double speedUp = Arrays.stream(alone).sum() / Arrays.stream(times).sum();
    return Prediction.simulated(workers, work, span, Median.ofSorted(times), speedUp);
  }

  /** Returns how long each operation takes, the shortest first. */
  private double[] simulate(int[] operations, int parallelism, PoolCosts of) {
    if (operations.length == 0) {
      return new double[0];
    }
    Simulation simulation = new Simulation(requireNonNull(graph), of, parallelism);
    return Arrays.stream(operations).mapToDouble(simulation::run).sorted().toArray();
  }
}
