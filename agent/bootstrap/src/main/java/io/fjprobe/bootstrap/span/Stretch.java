package io.fjprobe.bootstrap.span;

import io.fjprobe.bootstrap.probed.KeptWithTask;

/**
 * A time for which one task runs and needs nobody else, and the chain of tasks before it, each of
 * which needs the one before. Never changes, so that all tasks that are forked in this time share
 * it: each of them only knows how long the task had run then.
 */
final class Stretch implements KeptWithTask {

  /** Of parts that follow each other; what is before them is summed up. */
  private static final int MOST_LINKS = 32;

  /** Numbers of tasks below are told apart. */
  private static final int EXACT = 8;

  /** The operation. */
  final Root root;

  /** The last one of the class of tasks before this; null: nothing is before, or only a sum. */
  private final Stretch before;

  /** In nanoseconds from the begin of the operation: where the tasks of this class begin. */
  private final long beforeEnd;

  /** What is before all parts; null: nothing. */
  private final Shares summed;

  private final TaskClass taskClass;

  /** In nanoseconds that tasks run, from the begin of the operation. */
  final long begin;

  /** How many tasks it leads through, the one that runs included. */
  private final long tasks;

  private final int links;

  private Stretch(
      Root root,
      Stretch before,
      long beforeEnd,
      Shares summed,
      TaskClass taskClass,
      long begin,
      long tasks,
      int links) {
    this.root = root;
    this.before = before;
    this.beforeEnd = beforeEnd;
    this.summed = summed;
    this.taskClass = taskClass;
    this.begin = begin;
    this.tasks = tasks;
    this.links = links;
  }

  /** Where an operation begins: nothing runs yet. */
  static Stretch of(Root root, TaskClass taskClass) {
    return new Stretch(root, null, 0, null, taskClass, 0, 0, 0);
  }

  /** How many tasks are on it, roughly: exactly up to 7, and by powers of two beyond. */
  int size() {
    return tasks < EXACT
        ? (int) tasks
        : EXACT + Long.numberOfLeadingZeros(EXACT) - Long.numberOfLeadingZeros(tasks);
  }

  /** Whether nothing has run before. */
  boolean isBegin() {
    return tasks == 0;
  }

  /**
   * Goes on with a task.
   *
   * @param nanos how long this one lasts
   * @param begun 1, or 0 if the task is on the way already
   */
  Stretch and(TaskClass next, long nanos, int begun) {
    long end = begin + nanos;
    if (next == taskClass) {
      return new Stretch(root, before, beforeEnd, summed, next, end, tasks + begun, links);
    }
    if (links < MOST_LINKS) {
      return new Stretch(root, this, end, null, next, end, tasks + begun, links + 1);
    }
    Shares sum = new Shares();
    addTo(sum, nanos);
    Stretch start = new Stretch(root, null, 0, sum, taskClass, end, tasks, 0);
    return new Stretch(root, start, end, null, next, end, tasks + begun, 1);
  }

  /**
   * What tasks of each class have of it.
   *
   * @param nanos how long it lasts
   */
  void addTo(Shares sum, long nanos) {
    Stretch part = this;
    long end = begin + nanos;
    while (part.before != null) {
      sum.add(part.taskClass, end - part.beforeEnd, part.tasks - part.before.tasks);
      end = part.beforeEnd;
      part = part.before;
    }
    Shares first = part.summed;
    if (first == null) {
      sum.add(part.taskClass, end, part.tasks);
    } else {
      sum.add(part.taskClass, end - first.nanos(), part.tasks - first.tasks());
      first.addTo(sum);
    }
  }
}
