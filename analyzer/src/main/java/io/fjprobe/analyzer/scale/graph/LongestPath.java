package io.fjprobe.analyzer.scale.graph;

import java.util.Arrays;

/**
 * Finds the longest chain of tasks that need each other, which is what an operation takes with a
 * worker for each task. It goes into each task where that is forked. So it knows when a task ends
 * before another one joins it, if only those join a task who forked it, or who come later.
 */
final class LongestPath {

  private static final double UNKNOWN = -1;

  private final TaskGraph graph;
  private final double fork;
  private final double join;

  /** When each task ended, in ns. One operation follows the other. */
  private final double[] ends;

  /** When the last one so far arrived at a CountedCompleter. */
  private final double[] lastArrivals;

  private final Column arrived = new Column();

  /** Tasks that are not over: id, next edge, its own time until there, and when that was. */
  private int[] tasks = new int[64];

  private int[] edges = new int[64];
  private double[] over = new double[64];
  private double[] now = new double[64];
  private int depth;

  private double last;
  private double work;

  /**
   * @param costs of each fork on the path, as if the task had to be stolen by a worker that sleeps,
   *     and of each join that has to wait
   */
  LongestPath(TaskGraph graph, PoolCosts costs) {
    this.graph = graph;
    fork = costs.wakeUp() + costs.steal();
    join = costs.joinEnd();
    ends = filled(graph.size());
    lastArrivals = new double[graph.hasCompleters() ? graph.size() : 0];
  }

  private static double[] filled(int length) {
    double[] array = new double[length];
    Arrays.fill(array, UNKNOWN);
    return array;
  }

  /** Returns its length in ns; -1: a task is joined before it is known when that ends. */
  double of(int root) {
    double start = last; // what ended in operations before is over
    depth = 0;
    work = 0;
    enter(root, start);
    while (depth > 0) {
      if (!goOn()) {
        return UNKNOWN;
      }
    }
    return last - start;
  }

  /** Returns the time of all tasks of the last operation, in ns. */
  double work() {
    return work;
  }

  private void enter(int task, double start) {
    if (depth == tasks.length) {
      tasks = Arrays.copyOf(tasks, 2 * depth);
      edges = Arrays.copyOf(edges, 2 * depth);
      over = Arrays.copyOf(over, 2 * depth);
      now = Arrays.copyOf(now, 2 * depth);
    }
    tasks[depth] = task;
    edges[depth] = graph.firstEdge(task);
    over[depth] = 0;
    now[depth] = start;
    depth++;
  }

  /** False if it can't. */
  private boolean goOn() {
    int level = depth - 1;
    int task = tasks[level];
    int edge = edges[level]++;
    boolean isEnd = edge == graph.afterEdges(task);
    double until = isEnd ? graph.work(task) : graph.at(edge);
    if (until > over[level]) {
      work += until - over[level];
      now[level] += until - over[level];
      over[level] = until;
    }
    if (!isEnd) {
      return act(level, edge);
    }
    last = Math.max(last, now[level]);
    if (graph.arrivals(task) == 0) {
      end(task, now[level]);
    }
    depth--;
    boolean isInvoked = depth > 0 && graph.kind(edges[depth - 1] - 1) == EdgeKind.INVOKE;
    if (isInvoked) {
      now[depth - 1] = now[level];
    }
    return true;
  }

  private boolean act(int level, int edge) {
    int other = graph.other(edge);
    switch (graph.kind(edge)) {
      case FORK -> {
        if (graph.isRecorded(other)) {
          enter(other, now[level] + fork);
        }
      }
      case INVOKE -> {
        if (graph.isRecorded(other)) {
          enter(other, now[level]);
        }
      }
      case JOIN -> {
        return join(level, other);
      }
      case ARRIVE -> arrive(other, level);
      case QUIESCE -> now[level] = Math.max(now[level], last);
      default -> end(other, now[level]);
    }
    return true;
  }

  private boolean join(int level, int task) {
    boolean isKnown = task < ends.length && (graph.isRecorded(task) || graph.arrivals(task) > 0);
    if (!isKnown) {
      return true; // what is not recorded can't be waited for
    }
    if (ends[task] == UNKNOWN) {
      return false;
    }
    if (ends[task] > now[level]) {
      now[level] = ends[task] + join;
    }
    return true;
  }

  private void end(int task, double at) {
    if (task < ends.length && ends[task] == UNKNOWN) {
      ends[task] = at;
    }
  }

  /** The last of those that arrive at a CountedCompleter runs its completion. */
  private void arrive(int completer, int level) {
    int next = completer;
    double at = now[level];
    boolean isLast = true;
    while (next != 0) {
      isLast &= at >= lastArrivals[next];
      lastArrivals[next] = Math.max(lastArrivals[next], at);
      if (arrived.increment(next) < graph.arrivals(next)) {
        return;
      }
      double completion = graph.completionOf(next);
      work += completion;
      at = lastArrivals[next] + completion;
      last = Math.max(last, at);
      end(next, at);
      if (isLast) {
        now[level] = at;
      }
      next = graph.completerOf(next);
    }
  }
}
