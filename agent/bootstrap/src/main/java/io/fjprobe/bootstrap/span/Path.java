package io.fjprobe.bootstrap.span;

import io.fjprobe.bootstrap.probed.KeptWithTask;

/**
 * A chain of tasks, each of which needs the one before, from the begin of an operation to some
 * moment in it. Never changes. Paths share what they have in common.
 */
public final class Path implements KeptWithTask {

  /** Of parts that follow each other; what is before them is summed up. */
  private static final int MOST_LINKS = 32;

  /** The operation. */
  final Root root;

  /** What is before the part in tasks of this class; null: nothing, or only a sum. */
  private final Path before;

  /** What is before all parts; null: nothing. */
  private final Shares summed;

  private final TaskClass taskClass;

  /** In nanoseconds that tasks run, from the begin of the operation. */
  final long length;

  /** How many tasks it leads through. */
  private final long tasks;

  private final int links;

  /** Of the task that it leads to, or that it ended with; 0: its tasks have no ids. */
  final long task;

  private Path(
      Root root,
      Path before,
      Shares summed,
      TaskClass taskClass,
      long length,
      long tasks,
      int links,
      long task) {
    this.root = root;
    this.before = before;
    this.summed = summed;
    this.taskClass = taskClass;
    this.length = length;
    this.tasks = tasks;
    this.links = links;
    this.task = task;
  }

  /** Where an operation begins. */
  static Path of(Root root, TaskClass taskClass) {
    return new Path(root, null, null, taskClass, 0, 0, 0, 0);
  }

  /** The same, as known to belong to a task. */
  Path of(long id) {
    return id == 0 ? this : new Path(root, before, summed, taskClass, length, tasks, links, id);
  }

  /** Whether nothing has run on it. */
  boolean isBegin() {
    return tasks == 0;
  }

  /** This one, and then a task for some time. */
  Path and(TaskClass next, long nanos, int begun) {
    if (next == taskClass) {
      return new Path(root, before, summed, next, length + nanos, tasks + begun, links, 0);
    }
    Path from = links < MOST_LINKS ? this : summedUp();
    return new Path(root, from, null, next, length + nanos, tasks + begun, from.links + 1, 0);
  }

  private Path summedUp() {
    Shares sum = new Shares();
    addTo(sum);
    return new Path(root, null, sum, taskClass, length, tasks, 0, 0);
  }

  /** What tasks of each class have of it. */
  void addTo(Shares sum) {
    Path part = this;
    while (part.before != null) {
      sum.add(part.taskClass, part.length - part.before.length, part.tasks - part.before.tasks);
      part = part.before;
    }
    Shares first = part.summed;
    if (first == null) {
      sum.add(part.taskClass, part.length, part.tasks);
    } else {
      sum.add(part.taskClass, part.length - first.nanos(), part.tasks - first.tasks());
      first.addTo(sum);
    }
  }
}
