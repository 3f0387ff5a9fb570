package io.fjprobe.analyzer.scale.graph;

import java.util.BitSet;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** What a program could do otherwise, as a change of the tasks that were recorded. */
@FunctionalInterface
public interface GraphChange {

  /** Returns the changed tasks; the ones that are given stay as they are. */
  TaskGraph of(TaskGraph graph);

  /**
   * Tasks of some classes take another time.
   *
   * @param classes of them, by their numbers
   * @param factor 0.5: half the time
   */
  static GraphChange time(BitSet classes, double factor) {
    return graph ->
        graph.changed(
            arrays -> {
              IntPredicate isChanged = task -> classes.get(arrays.classes[task]);
              arrays.work = arrays.work.clone();
              arrays.times = arrays.times.clone();
              arrays.scaleCompletions(isChanged, factor);
              recorded(graph)
                  .filter(isChanged)
                  .forEach(
                      task -> {
                        arrays.work[task] *= (float) factor;
                        for (int i = graph.firstEdge(task); i < graph.afterEdges(task); i++) {
                          arrays.times[i] *= (float) factor;
                        }
                      });
            });
  }

  /**
   * A task is not forked, but run at once, if it and all that come from it take less than a time.
   *
   * @param nanos that time
   */
  static GraphChange withoutForksBelow(double nanos) {
    return graph -> {
      double[] below = new WorkBelow(graph).all();
      return graph.changed(
          arrays -> {
            arrays.kinds = arrays.kinds.clone();
            recorded(graph)
                .flatMap(task -> IntStream.range(graph.firstEdge(task), graph.afterEdges(task)))
                .filter(edge -> graph.kind(edge) == EdgeKind.FORK)
                .filter(edge -> graph.isRecorded(graph.other(edge)))
                .filter(edge -> below[graph.other(edge)] < nanos)
                .forEach(edge -> arrays.kinds[edge] = (byte) EdgeKind.INVOKE.ordinal());
          });
    };
  }

  /** Tasks that are joined one after the other are joined in the other order. */
  static GraphChange reversedJoins() {
    return graph ->
        graph.changed(
            arrays -> {
              arrays.others = arrays.others.clone();
              recorded(graph).forEach(task -> reverse(graph, task, arrays.others));
            });
  }

  private static void reverse(TaskGraph graph, int task, int[] others) {
    int from = graph.firstEdge(task);
    for (int i = from; i <= graph.afterEdges(task); i++) {
      if (i == graph.afterEdges(task) || graph.kind(i) != EdgeKind.JOIN) {
        for (int low = from, high = i - 1; low < high; low++, high--) {
          int other = others[low];
          others[low] = others[high];
          others[high] = other;
        }
        from = i + 1;
      }
    }
  }

  /**
   * Tasks of some classes do nothing but wait, and tell their pool.
   *
   * @param classes of them, by their numbers
   */
  static GraphChange managed(BitSet classes) {
    return graph ->
        graph.changed(
            arrays -> {
              BitSet all = (BitSet) arrays.managed.clone();
              all.or(classes);
              arrays.managed = all;
            });
  }

  private static IntStream recorded(TaskGraph graph) {
    return IntStream.range(0, graph.size()).filter(graph::isRecorded);
  }
}
