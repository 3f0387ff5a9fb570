package io.fjprobe.bootstrap.hook;

import io.fjprobe.bootstrap.guard.Suppressed;
import io.fjprobe.bootstrap.probed.Probed;
import io.fjprobe.bootstrap.span.OutsideStacks;
import io.fjprobe.bootstrap.span.SpanStack;
import io.fjprobe.bootstrap.span.SpanTracker;
import io.fjprobe.bootstrap.tally.PoolTally;
import io.fjprobe.bootstrap.tally.QueueTally;
import java.util.List;
import java.util.RandomAccess;
import java.util.concurrent.CountedCompleter;
import java.util.concurrent.ForkJoinTask;

/**
 * Where tasks begin, fork, join and end, for work and span. Only woven with span=on: it costs every
 * task some readings of the clock. Carriers of virtual threads are left out.
 */
public final class SpanHooks {

  private SpanHooks() {}

  /** Null: the current thread runs no task. */
  static SpanStack current() {
    QueueTally worker = CurrentWorker.ofKind(Thread.currentThread(), true);
    return worker == null ? OutsideStacks.current() : worker.spans;
  }

  /** In tests, in place of time. */
  public static void spend(long units) {
    try {
      SpanStack stack = current();
      if (stack != null) {
        stack.spend(units);
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  /** To the queue of a worker, by it, or to a submission queue. */
  public static void pushed(Object task, Object queue) {
    try {
      QueueTally owner = QueueTally.of(Inside.KEY, queue);
      if (owner == null) {
        pushed(task, Homes.of(Probed.queue(Inside.KEY, queue)));
      } else if (!owner.pool.kind.isScheduler()) {
        SpanTracker.pushed((ForkJoinTask<?>) task, owner.spans);
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  /** JDK 8: to some submission queue of the pool. */
  public static void submitted(Object task, Object pool) {
    try {
      pushed(task, PoolTally.of(Inside.KEY, pool));
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  private static void pushed(Object task, PoolTally pool) {
    if (pool == null || !pool.kind.isScheduler()) {
      SpanTracker.pushed((ForkJoinTask<?>) task, current());
    }
  }

  public static void begins(Object task) {
    try {
      QueueTally worker = CurrentWorker.ofKind(Thread.currentThread(), true);
      if (worker == null) {
        SpanStack stack = OutsideStacks.current();
        SpanTracker.begins((ForkJoinTask<?>) task, stack == null ? OutsideStacks.begin() : stack);
      } else if (!worker.pool.kind.isScheduler()) {
        SpanTracker.begins((ForkJoinTask<?>) task, worker.spans);
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  public static void ran(Object task) {
    try {
      SpanStack stack = current();
      if (stack != null) {
        SpanTracker.ran((ForkJoinTask<?>) task, stack);
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  public static void threw(Object task) {
    try {
      SpanStack stack = current();
      if (stack != null) {
        SpanTracker.threw((ForkJoinTask<?>) task, stack);
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  public static void ends(Object task) {
    try {
      QueueTally worker = CurrentWorker.ofKind(Thread.currentThread(), true);
      SpanStack stack = worker == null ? OutsideStacks.current() : worker.spans;
      if (stack == null) {
        return;
      }
      SpanTracker.ends((ForkJoinTask<?>) task, stack);
      if (worker == null && stack.isEmpty()) {
        OutsideStacks.end(stack);
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  public static void joins(Object task) {
    try {
      SpanTracker.joins((ForkJoinTask<?>) task, current());
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  public static void joined(Object task) {
    try {
      SpanStack stack = current();
      SpanTracker.joined(stack);
      SpanTracker.needs((ForkJoinTask<?>) task, stack);
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  public static void invokes(Object task) {
    try {
      SpanStack stack = current();
      SpanTracker.invoked((ForkJoinTask<?>) task, stack);
      SpanTracker.joins(null, stack);
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  public static void invokesBoth(Object first, Object second) {
    try {
      SpanStack stack = current();
      invoked(first, stack);
      invoked(second, stack);
      SpanTracker.joins(null, stack);
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  public static void joinedBoth(Object first, Object second) {
    try {
      SpanStack stack = current();
      SpanTracker.joined(stack);
      SpanTracker.needs((ForkJoinTask<?>) first, stack);
      SpanTracker.needs((ForkJoinTask<?>) second, stack);
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  /**
   * @param tasks an array, or a collection
   */
  public static void invokesAll(Object tasks) {
    try {
      SpanStack stack = current();
      if (tasks instanceof Object[]) {
        for (Object each : (Object[]) tasks) {
          invoked(each, stack);
        }
      } else if (isList(tasks)) {
        for (int i = 0; i < ((List<?>) tasks).size(); i++) {
          invoked(((List<?>) tasks).get(i), stack);
        }
      }
      SpanTracker.joins(null, stack);
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  public static void joinedAll(Object tasks) {
    try {
      SpanStack stack = current();
      SpanTracker.joined(stack);
      if (tasks instanceof Object[]) {
        for (Object each : (Object[]) tasks) {
          SpanTracker.needs((ForkJoinTask<?>) each, stack);
        }
      } else if (isList(tasks)) {
        for (int i = 0; i < ((List<?>) tasks).size(); i++) {
          SpanTracker.needs((ForkJoinTask<?>) ((List<?>) tasks).get(i), stack);
        }
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  /** The JDK makes an array of other collections, and invokes that. */
  private static boolean isList(Object tasks) {
    return tasks instanceof List && tasks instanceof RandomAccess;
  }

  private static void invoked(Object task, SpanStack stack) {
    if (task != null) {
      SpanTracker.invokedWithOthers((ForkJoinTask<?>) task, stack);
    }
  }

  /** The task waits, but not for one task alone. */
  public static void waits() {
    joins(null);
  }

  public static void waited() {
    try {
      SpanTracker.joined(current());
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  /** It waited for all tasks of its pool. */
  public static void quiesced() {
    try {
      SpanStack stack = current();
      SpanTracker.joined(stack);
      SpanTracker.quiesced(stack);
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  /** A CountedCompleter, before anybody else knows it. */
  public static void created(Object task) {
    try {
      SpanTracker.created((CountedCompleter<?>) task, current());
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  /** Something arrives at a CountedCompleter. */
  public static void completes(Object task) {
    try {
      SpanTracker.completes((CountedCompleter<?>) task, current());
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  /** What is to be done when all have arrived is done. */
  public static void completionEnds(Object task) {
    try {
      SpanTracker.completionEnds((CountedCompleter<?>) task, current());
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  /**
   * All have arrived at a CountedCompleter.
   *
   * @param caller the last one that arrived
   */
  public static void hasAll(Object task, Object caller) {
    hasAll(task);
  }

  /**
   * @param task null: not all
   */
  public static void hasAll(Object task) {
    try {
      SpanTracker.hasAll((CountedCompleter<?>) task, current());
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  /** A task is ended, if it is not yet. */
  public static void completed(Object task) {
    try {
      SpanTracker.completed((ForkJoinTask<?>) task, current());
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }
}
