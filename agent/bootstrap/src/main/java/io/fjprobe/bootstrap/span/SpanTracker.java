package io.fjprobe.bootstrap.span;

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
    if (by == null) {
      begin(task);
    } else {
      forked(task, Edges.FORK, by, stack);
    }
  }

  static SpanFrame observed(SpanStack stack) {
    SpanFrame top = stack == null ? null : stack.top();
    return top != null && top.isObserved() ? top : null;
  }

  private static void forked(ForkJoinTask<?> task, int kind, SpanFrame by, SpanStack stack) {
    long id = stack.nextId();
    Stretch in = by.until(stack.now());
    TaskClass as = null;
    if (stack.forkSites.isTurn(in)) {
      as = stack.forkSites.look(classOf(task), in);
      by.runsFrom(stack.now()); // that is no time of the task
    }
    Path reached = PathOfTask.reachedBy(task);
    if (reached == null) {
      PathOfTask.leadsTo(task, in, by.nanos(), id, as);
    } else { // it needs that, and not whoever puts it into the queue
      PathOfTask.leadsTo(task, reached.in, reached.nanos, id, as);
    }
    edge(kind, id, by, stack);
    if (SpanStack.GRAPH && task instanceof CountedCompleter) {
      edge(Edges.COMPLETER, id, PathOfTask.arrivals(task).task, by, stack);
    }
  }

  /** At the last look at the clock. */
  private static void edge(int kind, long other, SpanFrame by, SpanStack stack) {
    if (SpanStack.GRAPH) {
      edge(kind, other, by.ownWork(), by, stack);
    }
  }

  private static void edge(int kind, long other, long at, SpanFrame by, SpanStack stack) {
    by.edges.add(kind, other, at);
    if (by.edges.size() == TaskGraph.MOST_EDGES) {
      stack.graph.add(by);
    }
  }

  /** Of an operation, unless it is a stage that needs another task. */
  private static void begin(ForkJoinTask<?> task) {
    Path reached = PathOfTask.reachedBy(task);
    Stretch in = reached == null ? Spans.begin(classOf(task)) : reached.in;
    long nanos = reached == null ? 0 : reached.nanos;
    PathOfTask.leadsTo(task, in, nanos, SpanStack.nextIdOutside(), null);
  }

  private static TaskClass classOf(ForkJoinTask<?> task) {
    return TaskClass.of(UserTask.classOf(task));
  }

  /** Before anybody else knows the task. */
  public static void created(CountedCompleter<?> task, SpanStack stack) {
    SpanFrame by = SpanStack.GRAPH ? observed(stack) : null;
    long id = by == null ? SpanStack.nextIdOutside() : stack.nextId();
    PathOfTask.created(task, id);
    CountedCompleter<?> waiting = task.getCompleter();
    if (by != null && waiting != null) {
      edge(Edges.COMPLETER, id, PathOfTask.arrivals(waiting).task, by, stack);
    }
  }

  /** It is about to run on this thread, without having been in a queue. */
  public static void invoked(ForkJoinTask<?> task, SpanStack stack) {
    led(task, Edges.INVOKE, stack);
  }

  /** One of several that are about to run on this thread or to be put into its queue. */
  public static void invokedWithOthers(ForkJoinTask<?> task, SpanStack stack) {
    led(task, Edges.FORK, stack);
  }

  private static void led(ForkJoinTask<?> task, int kind, SpanStack stack) {
    SpanFrame by = observed(stack);
    if (task.isDone()) {
      return;
    }
    if (by == null) {
      begin(task);
    } else {
      forked(task, kind, by, stack);
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
    Class<?> type = UserTask.classOf(task);
    TaskClass taskClass = TaskClass.of(type);
    Path start = PathOfTask.start(task);
    frame.invoked = start == null;
    if (start == null) {
      start = startOfInvoked(taskClass, outer, stack, now);
    }
    frame.first = start.in.isBegin();
    if (frame.first) {
      start.root().tally.begins();
    }
    TaskClass as = start.leadsTo == null ? taskClass : start.leadsTo;
    frame.begins(task, as, start.in, start.nanos, now);
    if (SpanStack.GRAPH) {
      frame.id = start.task;
      frame.type = type;
    }
  }

  private static Path startOfInvoked(
      TaskClass taskClass, SpanFrame outer, SpanStack stack, long now) {
    long id = stack.nextId();
    if (outer == null || !outer.isObserved()) {
      return new Path(Spans.begin(taskClass), 0, id);
    }
    edge(Edges.INVOKE, id, outer, stack);
    return new Path(outer.until(now), outer.nanos(), id);
  }

  /** It has run, and nobody has been told yet. */
  public static void ran(ForkJoinTask<?> task, SpanStack stack) {
    SpanFrame frame = observed(stack);
    if (frame == null || frame.task != task || frame.over) {
      return;
    }
    Stretch end = frame.until(stack.now());
    frame.over = true;
    stack.ran(end.root.tally, frame.taskClass, frame.work);
    if (SpanStack.GRAPH) {
      stack.graph.addLast(frame);
    }
    if (!(task instanceof CountedCompleter)) {
      PathOfTask.set(task, end, frame.nanos(), frame.id);
    }
    end.root.reaches(end, frame.nanos(), frame.first);
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
    if (frame == null || outer == null || !outer.release()) {
      return; // a task that waits goes on when its wait is over
    }
    long now = stack.now();
    outer.runsFrom(now);
    if (frame.isObserved() && frame.invoked && frame.root() == outer.root()) {
      outer.needs(frame.until(now), frame.nanos(), now);
      edge(Edges.JOIN, frame.id, outer, stack);
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
    Path end = PathOfTask.end(awaited);
    if (end != null) {
      needs(end, PathOfTask.idOf(awaited, end), stack);
    }
  }

  /**
   * @param id of the task that ended there
   */
  static void needs(Path end, long id, SpanStack stack) {
    SpanFrame frame = stack.top();
    if (SpanStack.GRAPH) {
      frame.until(stack.now()); // when it is in the time of the task
      edge(Edges.JOIN, id, frame, stack);
    }
    needs(end, frame, stack);
  }

  private static void needs(Path end, SpanFrame frame, SpanStack stack) {
    if (end == null) {
      return;
    }
    if (end.root() != frame.root()) {
      frame.countsWait();
    } else if (end.length() > frame.knownLength()) {
      frame.needs(end.in, end.nanos, stack.now());
    }
  }

  /** All that the operation has done so far. */
  public static void quiesced(SpanStack stack) {
    SpanFrame frame = observed(stack);
    if (frame != null) {
      edge(Edges.QUIESCE, frame.id, frame, stack);
      needs(frame.root().longest(), frame, stack);
    }
  }

  /** Some task has done what this one waits for, and so what those wait for that wait for it. */
  public static void completes(CountedCompleter<?> completed, SpanStack stack) {
    SpanFrame frame = observed(stack);
    if (frame == null) {
      return;
    }
    Path path = frame.path(stack.now());
    edge(Edges.ARRIVE, SpanStack.GRAPH ? PathOfTask.arrivals(completed).task : 0, frame, stack);
    arrive(completed, path);
  }

  private static void arrive(CountedCompleter<?> completed, Path path) {
    CountedCompleter<?> next = completed;
    while (next != null
        && PathOfTask.arrivals(next).arrives(path)) { // else somebody did, by a longer one
      next = next.getCompleter();
    }
  }

  /** All that this one waits for have arrived, and the thread goes on for it. */
  public static void hasAll(CountedCompleter<?> completed, SpanStack stack) {
    SpanFrame frame = observed(stack);
    if (frame != null && completed != null) {
      Arrivals arrivals = PathOfTask.arrivals(completed);
      needs(arrivals.longest(), frame, stack);
      if (SpanStack.GRAPH) {
        frame.beginsCompletion(arrivals.task, stack.now());
      }
    }
  }

  /** The thread has done what is to be done when all have arrived. */
  public static void completionEnds(CountedCompleter<?> completed, SpanStack stack) {
    SpanFrame frame = observed(stack);
    if (frame == null) {
      return;
    }
    long now = stack.now();
    arrive(completed, frame.path(now));
    if (frame.isCompleting()) {
      long nanos = frame.endsCompletion(now);
      edge(Edges.COMPLETION, frame.completed(), nanos, frame, stack);
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
      PathOfTask.arrivals(task).arrives(path); // in the graph it ends when all have arrived
      return;
    }
    Path known = PathOfTask.end(task);
    long id = known == null ? stack.nextId() : known.task;
    edge(Edges.END, id, frame, stack);
    if (known == null || known.root() != path.root() || known.length() < path.length()) {
      PathOfTask.set(task, new Path(path.in, path.nanos, id));
    }
  }
}
