package io.fjprobe.analyzer.scale.graph;

import java.util.List;
import java.util.function.Consumer;

/**
 * Tasks by their ids, each with its own time in ns and what it did to others. Kept in arrays: there
 * may be many millions of tasks.
 */
public final class TaskGraph {

  private final GraphArrays arrays;
  private final List<String> classNames;
  private final int[] roots;

  TaskGraph(GraphArrays arrays, List<String> classNames) {
    this.arrays = arrays;
    this.classNames = List.copyOf(classNames);
    roots = arrays.roots();
  }

  /** Returns the tasks that operations begin with, in the order of their ids. */
  public int[] roots() {
    return roots.clone();
  }

  /** Returns how many tasks ran. */
  public long tasks() {
    return arrays.tasks();
  }

  /** Returns the greatest id and 1 more. */
  int size() {
    return arrays.size();
  }

  public String classOf(int task) {
    return classNames.get(arrays.classes[task]);
  }

  /** Whether a thread ran it that is no worker. */
  boolean isOutside(int task) {
    return arrays.outside.get(task);
  }

  /** Whether it ran, and what it did is known. */
  boolean isRecorded(int task) {
    return task >= 0 && task < size() && arrays.firstEdge[task] != GraphArrays.NONE;
  }

  /** Returns its own time in ns. */
  double work(int task) {
    return arrays.work[task];
  }

  /** Returns the number of its first edge, which others follow. */
  int firstEdge(int task) {
    return arrays.firstEdge[task];
  }

  /** Returns the number after that of its last edge. */
  int afterEdges(int task) {
    return arrays.firstEdge[task] + arrays.edgeCount[task];
  }

  EdgeKind kind(int edge) {
    return EdgeKind.of(arrays.kinds[edge]);
  }

  int other(int edge) {
    return arrays.others[edge];
  }

  /** Returns when it was, in the task's own time in ns. */
  double at(int edge) {
    return arrays.times[edge];
  }

  /** Whether there are CountedCompleters that are arrived at. */
  boolean hasCompleters() {
    return arrays.arrivals.end() > 0;
  }

  /** Returns how often a CountedCompleter is arrived at until it is complete; 0: it is none. */
  int arrivals(int task) {
    return arrays.arrivals.get(task);
  }

  /** Returns the one that a CountedCompleter arrives at; 0: none. */
  int completerOf(int task) {
    return arrays.completers.get(task);
  }

  /** Returns how long its completion takes, in ns. */
  double completionOf(int task) {
    return arrays.completionOf(task);
  }

  /** Whether it tells its pool when it waits, so that another worker can go on in its place. */
  boolean isManaged(int task) {
    return arrays.managed.get(arrays.classes[task]);
  }

  /** Returns the classes of the tasks, of which each has a number: its place in the list. */
  public List<String> classNames() {
    return classNames;
  }

  /**
   * Returns a copy with something changed.
   *
   * @param change takes arrays that the two graphs share: it replaces those that it changes
   */
  TaskGraph changed(Consumer<GraphArrays> change) {
    GraphArrays copy = new GraphArrays(arrays);
    change.accept(copy);
    return new TaskGraph(copy, classNames);
  }
}
