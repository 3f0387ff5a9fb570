package io.fjprobe.analyzer.scale.graph;

import java.util.Arrays;
import java.util.BitSet;

/** Adds up the time of each task and of all that come from it. */
final class WorkBelow {

  private final TaskGraph graph;
  private final double[] sums;
  private final BitSet entered = new BitSet();

  /** Tasks whose sums are not complete, each with the next edge to follow; innermost last. */
  private int[] tasks = new int[64];

  private int[] edges = new int[64];
  private int depth;

  WorkBelow(TaskGraph graph) {
    this.graph = graph;
    sums = new double[graph.size()];
  }

  /** Returns the sums by task, in ns. */
  double[] all() {
    for (int root : graph.roots()) {
      enter(root);
      while (depth > 0) {
        goOn();
      }
    }
    return sums;
  }

  /** A task that is forked again counts once. */
  private void enter(int task) {
    if (!graph.isRecorded(task) || entered.get(task)) {
      return;
    }
    entered.set(task);
    sums[task] = graph.work(task) + graph.completionOf(task);
    if (depth == tasks.length) {
      tasks = Arrays.copyOf(tasks, 2 * depth);
      edges = Arrays.copyOf(edges, 2 * depth);
    }
    tasks[depth] = task;
    edges[depth] = graph.firstEdge(task);
    depth++;
  }

  private void goOn() {
    int level = depth - 1;
    int task = tasks[level];
    if (edges[level] < graph.afterEdges(task)) {
      int edge = edges[level]++;
      EdgeKind kind = graph.kind(edge);
      if (kind == EdgeKind.FORK || kind == EdgeKind.INVOKE) {
        enter(graph.other(edge));
      }
      return;
    }
    depth--;
    if (depth > 0) {
      sums[tasks[depth - 1]] += sums[task];
    }
  }
}
