package io.fjprobe.bootstrap.span;

import io.fjprobe.bootstrap.probed.FutureView;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ForkJoinTask;

/**
 * Follows tasks through CompletableFutures. Each of them keeps the path to where it was completed.
 * A stage begins there, whichever thread hands it to the executor: it may be one that has done
 * something else first.
 */
public final class FutureTracker {

  /** The tag of a stage before a thread claims it. */
  private static final short UNCLAIMED = 0;

  private FutureTracker() {}

  /**
   * The thread is about to complete it.
   *
   * @param stack of the current thread; null if that runs no task
   */
  public static void completes(CompletableFuture<?> future, SpanStack stack) {
    SpanFrame frame = SpanTracker.observed(stack);
    if (frame != null && !future.isDone() && path(future) == null) {
      FutureView.path(Inside.KEY, future, frame.path(stack.now()));
    }
  }

  private static Path path(CompletableFuture<?> future) {
    return (Path) FutureView.path(Inside.KEY, future);
  }

  /** All that it needs is there. */
  public static void reaches(ForkJoinTask<?> stage) {
    if (stage.getForkJoinTaskTag() != UNCLAIMED) {
      return; // somebody was here before, and it may run already
    }
    Path first = path(FutureView.source(Inside.KEY, stage));
    Path needed = longer(first, path(FutureView.second(Inside.KEY, stage)));
    if (needed != null) {
      PathOfTask.reached(stage, needed);
    }
  }

  private static Path longer(Path first, Path second) {
    return first == null
            || second != null && second.root() == first.root() && second.length() > first.length()
        ? second
        : first;
  }

  /** A stage that needs two, and completes its future as soon as both are there. */
  public static void relays(ForkJoinTask<?> stage) {
    CompletableFuture<?> first = FutureView.source(Inside.KEY, stage);
    CompletableFuture<?> second = FutureView.second(Inside.KEY, stage);
    CompletableFuture<?> completed = FutureView.dependent(Inside.KEY, stage);
    if (completed == null || first == null || second == null) {
      return; // another thread has just done it
    }
    if (first.isDone() && second.isDone()) {
      completed(completed, longer(path(first), path(second)));
    }
  }

  private static void completed(CompletableFuture<?> future, Path by) {
    if (path(future) == null) {
      FutureView.path(Inside.KEY, future, by);
    }
  }

  /**
   * A future was made for several others. If all of them were done before, it is done without a
   * stage.
   *
   * @param from the first of those others
   * @param to the last of them
   */
  public static void made(
      CompletableFuture<?> future, CompletableFuture<?>[] others, int from, int to) {
    if (!future.isDone() || path(future) != null) {
      return;
    }
    Path longest = null;
    for (int i = from; i <= to; i++) {
      longest = longer(longest, path(others[i]));
    }
    completed(future, longest);
  }

  /** The task that runs goes on with the stage, which becomes a part of it. */
  public static void goesOn(ForkJoinTask<?> stage, SpanStack stack) {
    SpanFrame frame = SpanTracker.observed(stack);
    Path path = frame == null ? null : PathOfTask.reachedBy(stage);
    if (path != null && path.root() == frame.root() && path.length() > frame.knownLength()) {
      frame.needs(path.in, path.nanos, stack.now());
    }
  }

  /** A task may have to wait for it. */
  public static void joins(CompletableFuture<?> future, SpanStack stack) {
    SpanFrame frame = SpanTracker.observed(stack);
    if (frame != null && frame.waits(future.isDone())) {
      frame.waitsFrom(stack.now());
    }
  }

  /** It has waited. */
  public static void joined(CompletableFuture<?> future, SpanStack stack) {
    SpanFrame frame = SpanTracker.observed(stack);
    if (frame == null) {
      return;
    }
    SpanTracker.joined(stack);
    Path end = future.isDone() ? path(future) : null;
    if (end == null) {
      frame.countsWaitAsWork(); // for something that is no task
    } else {
      SpanTracker.needs(end, end.task, stack);
    }
  }
}
