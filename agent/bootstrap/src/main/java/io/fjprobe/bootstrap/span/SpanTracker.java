package io.fjprobe.bootstrap.span;

import io.fjprobe.bootstrap.probed.KeptWithTask;
import io.fjprobe.bootstrap.probed.TaskView;
import io.fjprobe.bootstrap.probed.UserTask;
import java.util.concurrent.CountedCompleter;
import java.util.concurrent.ForkJoinTask;

/**
 * Follows tasks from fork to join. A task that is forked begins where its parent is at that moment.
 * A task that joins another is after that where the later of both is. So the length of a path is
 * the time that an operation would take if there were a worker for each task.
 */
public final class SpanTracker {

  private SpanTracker() {}

  /**
   * It is put into a queue.
   *
   * @param stack of the current thread; null if that runs no task
   */
  public static void pushed(ForkJoinTask<?> task, SpanStack stack) {
    SpanFrame by = observed(stack);
    leadTo(task, by == null ? beginOf(task) : by.path(stack.now()));
  }

  private static SpanFrame observed(SpanStack stack) {
    SpanFrame top = stack == null ? null : stack.top();
    return top != null && top.isObserved() ? top : null;
  }

  private static Path beginOf(ForkJoinTask<?> task) {
    return Spans.begin(TaskClass.of(UserTask.classOf(task)));
  }

  private static void leadTo(ForkJoinTask<?> task, Path path) {
    if (task instanceof CountedCompleter) {
      arrivals(task).startsAt(path);
    } else {
      TaskView.path(Inside.KEY, task, path);
    }
  }

  private static Arrivals arrivals(ForkJoinTask<?> task) {
    KeptWithTask kept = TaskView.path(Inside.KEY, task);
    if (kept instanceof Arrivals) {
      return (Arrivals) kept;
    }
    Arrivals first = new Arrivals();
    TaskView.path(Inside.KEY, task, first);
    return first;
  }

  /** Before anybody else knows the task. */
  public static void created(CountedCompleter<?> task) {
    TaskView.path(Inside.KEY, task, new Arrivals());
  }

  /** It is about to run on this thread, without having been in a queue. */
  public static void invoked(ForkJoinTask<?> task, SpanStack stack) {
    SpanFrame by = observed(stack);
    if (by != null && !task.isDone()) {
      leadTo(task, by.path(stack.now()));
    } else if (!task.isDone()) {
      leadTo(task, beginOf(task));
    }
  }

  public static void begins(ForkJoinTask<?> task, SpanStack stack) {
    long now = stack.now();
    SpanFrame outer = stack.top();
    if (outer != null && outer.isObserved()) {
      outer.stops(now);
    }
    SpanFrame frame = stack.push();
    if (task.isDone()) { // a stand-in, or cancelled before it could run
      frame.isNotObserved(task);
      return;
    }
    TaskClass taskClass = TaskClass.of(UserTask.classOf(task));
    Path start = startOf(task);
    frame.invoked = start == null;
    if (start == null) {
      start = outer == null || !outer.isObserved() ? Spans.begin(taskClass) : outer.path(now);
    }
    frame.first = start.isBegin();
    if (frame.first) {
      start.root.tally.begins();
    }
    frame.begins(task, taskClass, start, now);
  }

  private static Path startOf(ForkJoinTask<?> task) {
    KeptWithTask kept = TaskView.path(Inside.KEY, task);
    return kept instanceof Arrivals ? ((Arrivals) kept).start() : (Path) kept;
  }

  /** It has run, and nobody has been told yet. */
  public static void ran(ForkJoinTask<?> task, SpanStack stack) {
    SpanFrame frame = observed(stack);
    if (frame == null || frame.task != task || frame.over) {
      return;
    }
    Path end = frame.path(stack.now());
    frame.over = true;
    stack.ran(end.root.tally, frame.taskClass, frame.work);
    if (!(task instanceof CountedCompleter)) {
      TaskView.path(Inside.KEY, task, end);
    }
    end.root.reaches(end, frame.first);
  }

  /** Likewise, and it has thrown something, of which those that wait for it are told. */
  public static void threw(ForkJoinTask<?> task, SpanStack stack) {
    if (task instanceof CountedCompleter) {
      completes((CountedCompleter<?>) task, stack);
    }
    ran(task, stack);
  }

  public static void ends(ForkJoinTask<?> task, SpanStack stack) {
    ran(task, stack);
    SpanFrame frame = stack.pop(task);
    SpanFrame outer = observed(stack);
    if (frame == null || outer == null) {
      return;
    }
    long now = stack.now();
    outer.goesOn(now);
    if (frame.isObserved() && frame.invoked && outer.runs() && frame.base.root == outer.base.root) {
      outer.needs(frame.base, now);
    }
  }

  /** A task may have to wait for this one, which may be null: for more than one. */
  public static void joins(ForkJoinTask<?> awaited, SpanStack stack) {
    SpanFrame frame = observed(stack);
    if (frame != null && frame.waits(awaited != null && awaited.isDone())) {
      frame.waitsFrom(stack.now());
    }
  }

  /** It has waited. */
  public static void joined(SpanStack stack) {
    SpanFrame frame = observed(stack);
    if (frame != null && frame.waited()) {
      frame.waitedUntil(stack.now());
    }
  }

  /** For this task, if it is done: the wait may have a time limit. */
  public static void needs(ForkJoinTask<?> awaited, SpanStack stack) {
    SpanFrame frame = observed(stack);
    if (frame == null || awaited == null || !awaited.isDone()) {
      return;
    }
    KeptWithTask kept = TaskView.path(Inside.KEY, awaited);
    needs(kept instanceof Arrivals ? ((Arrivals) kept).longest() : (Path) kept, frame, stack);
  }

  private static void needs(Path end, SpanFrame frame, SpanStack stack) {
    if (end == null) {
      return;
    }
    if (end.root != frame.base.root) {
      frame.countsWait();
    } else if (end.length > frame.knownLength()) {
      frame.needs(end, stack.now());
    }
  }

  /** All that the operation has done so far. */
  public static void quiesced(SpanStack stack) {
    SpanFrame frame = observed(stack);
    if (frame != null) {
      needs(frame.base.root.longest(), frame, stack);
    }
  }

  /** Some task has done what this one waits for, and so what those wait for that wait for it. */
  public static void completes(CountedCompleter<?> completed, SpanStack stack) {
    SpanFrame frame = observed(stack);
    if (frame == null) {
      return;
    }
    Path path = frame.path(stack.now());
    CountedCompleter<?> next = completed;
    while (next != null && arrivals(next).arrives(path)) { // else somebody did, by a longer one
      next = next.getCompleter();
    }
  }

  /** All that this one waits for have arrived, and the thread goes on for it. */
  public static void hasAll(CountedCompleter<?> completed, SpanStack stack) {
    SpanFrame frame = observed(stack);
    if (frame != null && completed != null) {
      needs(arrivals(completed).longest(), frame, stack);
    }
  }

  /** A task is ended by another, or by itself before it has run to its end. */
  public static void completed(ForkJoinTask<?> task, SpanStack stack) {
    SpanFrame frame = observed(stack);
    if (frame == null || task.isDone()) {
      return;
    }
    Path path = frame.path(stack.now());
    if (task instanceof CountedCompleter) {
      arrivals(task).arrives(path);
      return;
    }
    Path known = (Path) TaskView.path(Inside.KEY, task);
    if (known == null || known.root != path.root || known.length < path.length) {
      TaskView.path(Inside.KEY, task, path);
    }
  }
}
