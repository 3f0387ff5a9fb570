package io.fjprobe.bootstrap.hook;

import io.fjprobe.bootstrap.counter.Counter;
import io.fjprobe.bootstrap.counter.Probe;
import io.fjprobe.bootstrap.guard.Suppressed;
import io.fjprobe.bootstrap.probed.TaskView;
import io.fjprobe.bootstrap.sampling.Recorded;
import io.fjprobe.bootstrap.tally.PoolTally;
import io.fjprobe.bootstrap.tally.QueueTally;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

/**
 * Tasks that the program itself takes out of a queue, by tryUnfork and by methods that poll or
 * drain. The pool no longer runs them. If the program runs one, that is an invocation.
 */
public final class TakeBackHooks {

  private TakeBackHooks() {}

  /** By who forked it: a worker, or another thread that uses the common pool. */
  public static void unforked(boolean taken, Object task) {
    if (taken) {
      takenBack(task, null);
    }
  }

  /** By a worker, from any queue of its pool. */
  public static void polled(Object task) {
    takenBack(task, null);
  }

  public static void polledFrom(Object task, Object pool) {
    takenBack(task, pool);
  }

  /**
   * @param into the collection that gets it
   */
  public static void drained(Object into, Object task, Object pool) {
    takenBack(task, pool);
  }

  private static void takenBack(Object task, Object pool) {
    try {
      if (task != null && !StandIn.is(task)) {
        count(task, pool);
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  private static void count(Object task, Object pool) {
    QueueTally worker = CurrentWorker.of(pool);
    PoolTally tally = worker != null ? worker.pool : poolOf(task, pool);
    if (worker != null) {
      worker.takenBackTasks++;
    } else if (tally != null) {
      tally.shared.increment(Counter.TAKEN_BACK_TASKS);
    }
    if (Recorded.EVERY_STEAL && tally != null && tally.generation.has(Probe.TASKS)) {
      TaskView.origin(Inside.KEY, task, null);
    }
  }

  /** A worker that was there before the agent knows its pool; other threads have the common one. */
  private static PoolTally poolOf(Object task, Object pool) {
    if (pool != null) {
      return PoolTally.of(Inside.KEY, pool);
    }
    if (!(task instanceof ForkJoinTask)) {
      return null;
    }
    ForkJoinPool current = ForkJoinTask.getPool();
    return PoolTally.of(Inside.KEY, current == null ? ForkJoinPool.commonPool() : current);
  }
}
