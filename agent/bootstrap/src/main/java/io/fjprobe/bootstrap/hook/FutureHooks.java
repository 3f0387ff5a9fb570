package io.fjprobe.bootstrap.hook;

import io.fjprobe.bootstrap.guard.Suppressed;
import io.fjprobe.bootstrap.span.FutureTracker;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ForkJoinTask;

/** Where CompletableFutures are completed and needed, for work and span. */
public final class FutureHooks {

  private FutureHooks() {}

  /** It is about to be completed, if it is not yet. */
  public static void completes(Object future) {
    try {
      FutureTracker.completes((CompletableFuture<?>) future, SpanHooks.current());
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  /** A stage has all that it needs, which is one future. */
  public static void reaches(Object stage) {
    try {
      FutureTracker.reaches((ForkJoinTask<?>) stage);
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  /** A stage that completes its future if both that it needs are there. */
  public static void relays(Object stage) {
    try {
      FutureTracker.relays((ForkJoinTask<?>) stage, SpanHooks.current());
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  /**
   * A future for several others was made.
   *
   * @param from the first of the others
   * @param to the last of them
   */
  public static void made(Object future, Object others, int from, int to) {
    try {
      FutureTracker.made((CompletableFuture<?>) future, (CompletableFuture<?>[]) others, from, to);
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  /**
   * @param runsNow whether the current thread goes on with the stage
   */
  public static void claimed(boolean runsNow, Object stage) {
    try {
      if (runsNow) {
        FutureTracker.goesOn((ForkJoinTask<?>) stage, SpanHooks.current());
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  public static void joins(Object future) {
    try {
      FutureTracker.joins((CompletableFuture<?>) future, SpanHooks.current());
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  public static void joined(Object future) {
    try {
      FutureTracker.joined((CompletableFuture<?>) future, SpanHooks.current());
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }
}
