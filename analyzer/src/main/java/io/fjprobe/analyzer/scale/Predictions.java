package io.fjprobe.analyzer.scale;

import io.fjprobe.analyzer.scale.graph.PoolCosts;
import io.fjprobe.analyzer.scale.graph.PoolPolicy;
import io.fjprobe.analyzer.scale.graph.TaskGraph;
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
  private final PoolPolicy policy;
  private final NavigableSet<Integer> workers;
  private final List<Question> questions;

  /**
   * What is predicted for operations of one kind.
   *
   * @param simulated how many of them were simulated
   * @param burdenedSpanNanos the span if each fork and each join on it costs what it may cost, in
   *     the mean; null: the tasks were not recorded
   */
  record Predicted(
      int simulated,
      @Nullable Double burdenedSpanNanos,
      List<Prediction> predictions,
      List<WhatIf> whatIfs) {}

  /**
   * @param graph null: the tasks were not recorded
   * @param workers numbers to predict for
   */
  Predictions(
      @Nullable TaskGraph graph,
      PoolCosts costs,
      PoolPolicy policy,
      NavigableSet<Integer> workers,
      List<Question> questions) {
    this.graph = graph;
    this.costs = costs;
    this.policy = policy;
    this.workers = workers;
    this.questions = questions;
  }

  /**
   * Predicts for one operation.
   *
   * @param firstTask class of the task that it begins with
   * @param work in ns, in the mean of all operations
   * @param span likewise
   */
  Predicted of(String firstTask, double work, double span) {
    int[] operations = operationsOf(firstTask);
    if (graph == null || operations.length == 0) {
      return new Predicted(
          0,
          null,
          workers.stream().map(each -> Prediction.ofBounds(each, work, span, span)).toList(),
          List.of());
    }
    SimulatedOperations now = new SimulatedOperations(graph, operations, costs, policy);
    return new Predicted(
        operations.length,
        span + now.burden(),
        now.predict(workers, work, span),
        questions.stream()
            .map(
                each ->
                    whatIf(
                        each.words(),
                        work,
                        span,
                        now,
                        new SimulatedOperations(each.of(graph), operations, costs, policy)))
            .toList());
  }

  /** What was not simulated changes in the same ratio. */
  private WhatIf whatIf(
      String words, double work, double span, SimulatedOperations now, SimulatedOperations then) {
    double newWork = now.work() == 0 ? work : work * then.work() / now.work();
    double newSpan = now.span() == 0 ? span : span * then.span() / now.span();
    return new WhatIf(words, newWork, newSpan, then.predict(workers, newWork, newSpan));
  }

  /** Returns the recorded operations that begin with such a task, or some of them. */
  private int[] operationsOf(String firstTask) {
    if (graph == null) {
      return new int[0];
    }
    TaskGraph tasks = graph;
    int[] all =
        Arrays.stream(tasks.roots())
            .filter(root -> tasks.classOf(root).equals(firstTask))
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
}
