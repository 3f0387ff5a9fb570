package io.fjprobe.bootstrap.span;

import io.fjprobe.bootstrap.probed.KeptWithTask;
import io.fjprobe.bootstrap.probed.TaskView;
import java.util.concurrent.CountedCompleter;
import java.util.concurrent.ForkJoinTask;

/**
 * The path that leads to a task, and later the one that ended with it, in fields of the task. A
 * stretch and a number take no memory beside these fields, as most tasks have them. A Path is kept
 * for a task that has an id, or that another one ends.
 */
final class PathOfTask {

  private PathOfTask() {}

  /**
   * It leads to the task.
   *
   * @param id of this run of the task; 0: it needs none
   * @param as what the task counts as, if the line that forks it is known; else null
   */
  static void leadsTo(ForkJoinTask<?> task, Stretch in, long nanos, long id, TaskClass as) {
    if (task instanceof CountedCompleter) {
      arrivals(task).startsAt(in, nanos, id, as);
      return;
    }
    if (as == null) {
      set(task, in, nanos, id);
    } else {
      TaskView.path(Inside.KEY, task, new Path(in, nanos, id, as));
    }
  }

  static void set(ForkJoinTask<?> task, Stretch in, long nanos, long id) {
    if (id == 0) {
      TaskView.pathNanos(Inside.KEY, task, nanos);
      TaskView.path(Inside.KEY, task, in);
    } else {
      TaskView.path(Inside.KEY, task, new Path(in, nanos, id));
    }
  }

  static void set(ForkJoinTask<?> task, Path path) {
    TaskView.path(Inside.KEY, task, path);
  }

  /** What led to the task; null: nothing did. */
  static Path start(ForkJoinTask<?> task) {
    KeptWithTask kept = TaskView.path(Inside.KEY, task);
    return kept instanceof Arrivals ? ((Arrivals) kept).start() : path(kept, task);
  }

  /** What ended with the task, which is done; null: not known. */
  static Path end(ForkJoinTask<?> task) {
    KeptWithTask kept = TaskView.path(Inside.KEY, task);
    return kept instanceof Arrivals ? ((Arrivals) kept).longest() : path(kept, task);
  }

  /** Of a CountedCompleter all runs have one. */
  static long idOf(ForkJoinTask<?> task, Path end) {
    return task instanceof CountedCompleter ? arrivals(task).task : end.task;
  }

  private static Path path(KeptWithTask kept, ForkJoinTask<?> task) {
    if (kept instanceof Reached) {
      return ((Reached) kept).path;
    }
    return kept instanceof Stretch
        ? new Path((Stretch) kept, TaskView.pathNanos(Inside.KEY, task), 0)
        : (Path) kept;
  }

  static Arrivals arrivals(ForkJoinTask<?> task) {
    KeptWithTask kept = TaskView.path(Inside.KEY, task);
    if (kept instanceof Arrivals) {
      return (Arrivals) kept;
    }
    Arrivals first = new Arrivals(SpanStack.nextIdOutside());
    TaskView.path(Inside.KEY, task, first);
    return first;
  }

  /** A CountedCompleter, before anybody else knows it. */
  static void created(CountedCompleter<?> task, long id) {
    TaskView.path(Inside.KEY, task, new Arrivals(id));
  }

  /** A stage of a CompletableFuture has all that it needs, and has not begun. */
  static void reached(ForkJoinTask<?> stage, Path path) {
    TaskView.path(Inside.KEY, stage, new Reached(path));
  }

  /** What the stage needs, up to its begin; null: not known, or this is another task. */
  static Path reachedBy(ForkJoinTask<?> stage) {
    KeptWithTask kept = TaskView.path(Inside.KEY, stage);
    return kept instanceof Reached ? ((Reached) kept).path : null;
  }
}
