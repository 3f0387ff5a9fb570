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
      Path relayed = relayed(future, stack);
      FutureView.path(Inside.KEY, future, relayed == null ? frame.path(stack.now()) : relayed);
    }
  }

  /** What both futures need that the thread completes this one for; null: it does not do that. */
  private static Path relayed(CompletableFuture<?> future, SpanStack stack) {
    ForkJoinTask<?> stage = stack.relay;
    stack.relay = null;
    return stage != null && FutureView.dependent(Inside.KEY, stage) == future
        ? needed(stage)
        : null;
  }

  private static Path needed(ForkJoinTask<?> stage) {
    Path first = path(FutureView.source(Inside.KEY, stage));
    return longer(first, path(FutureView.second(Inside.KEY, stage)));
  }

  private static Path path(CompletableFuture<?> future) {
    return (Path) FutureView.path(Inside.KEY, future);
  }

  /** All that it needs is there. */
  public static void reaches(ForkJoinTask<?> stage) {
    if (stage.getForkJoinTaskTag() != UNCLAIMED) {
      return; // somebody was here before, and it may run already
    }
    Path needed = needed(stage);
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

  /**
   * The thread is about to look whether both futures are there that a stage needs. If they are, it
   * completes the future of the stage.
   */
  public static void relays(ForkJoinTask<?> stage, SpanStack stack) {
    if (stack != null) {
      stack.relay = stage;
    }
  }

  /**
   * A future was made for several others. If all of them were done before, it is done without a
   * stage, on some JDKs by whoever makes it.
   *
   * @param from the first of those others
   * @param to the last of them
   */
  public static void made(
      CompletableFuture<?> future, CompletableFuture<?>[] others, int from, int to) {
    if (!future.isDone()) {
      return;
    }
    Path longest = path(future);
    for (int i = from; i <= to; i++) {
      longest = longer(longest, path(others[i]));
    }
    FutureView.path(Inside.KEY, future, longest);
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
