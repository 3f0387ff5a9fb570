package io.fjprobe.analyzer.scale.graph;

import java.util.Arrays;

/** A thread of the simulated pool: the tasks that it runs, innermost last, and its queue. */
final class SimulatedWorker {

  static final int OWN = -1;
  private static final int FIRST = 16;

  /** It also has a queue, but goes away when there is nothing to do, and does not count. */
  final boolean isCaller;

  /** Of the tasks that it runs: id, the next edge, and how much of its own time is over, in ns. */
  int[] tasks = new int[FIRST];

  int[] edges = new int[FIRST];
  double[] over = new double[FIRST];

  /** From whom it took the task, or the one around it; -1: from its own queue. */
  private int[] sources = new int[FIRST];

  int depth;

  /** It waits in its innermost task. */
  boolean isBlocked;

  /** It waits for something else than a task, and told the pool. */
  boolean isReplaced;

  /** The CountedCompleter whose completion it runs; 0: none. */
  int completing;

  private int[] queue = new int[FIRST];
  private int base;
  private int top;

  SimulatedWorker(boolean isCaller) {
    this.isCaller = isCaller;
  }

  /** From whom it took what it runs; -1: from its own queue. */
  int source() {
    return depth == 0 ? OWN : sources[depth - 1];
  }

  /**
   * @param source whose task it is; -1: its own
   */
  void enter(int task, int firstEdge, int source) {
    if (depth == tasks.length) {
      sources = Arrays.copyOf(sources, 2 * depth);
      tasks = Arrays.copyOf(tasks, 2 * depth);
      edges = Arrays.copyOf(edges, 2 * depth);
      over = Arrays.copyOf(over, 2 * depth);
    }
    tasks[depth] = task;
    edges[depth] = firstEdge;
    over[depth] = 0;
    sources[depth] = source == OWN ? source() : source;
    depth++;
  }

  void push(int task) {
    if (top == queue.length) {
      if (base > queue.length / 2) {
        System.arraycopy(queue, base, queue, 0, top - base);
        top -= base;
        base = 0;
      } else {
        queue = Arrays.copyOf(queue, 2 * top);
      }
    }
    queue[top++] = task;
  }

  /** Returns how many tasks are in its queue. */
  int queued() {
    return top - base;
  }

  /** The task that was pushed first, which stays; the queue must not be empty. */
  int first() {
    return queue[base];
  }

  /** The task that was pushed last, which stays; likewise. */
  int last() {
    return queue[top - 1];
  }

  /** The task that was pushed last; likewise. */
  int pop() {
    return queue[--top];
  }

  /** The task that was pushed first; likewise. */
  int poll() {
    return queue[base++];
  }

  /** Takes a task out, wherever it is in the queue; false if it is not there. */
  boolean remove(int task) {
    for (int i = top - 1; i >= base; i--) {
      if (queue[i] == task) {
        System.arraycopy(queue, i + 1, queue, i, top - 1 - i);
        top--;
        return true;
      }
    }
    return false;
  }
}
