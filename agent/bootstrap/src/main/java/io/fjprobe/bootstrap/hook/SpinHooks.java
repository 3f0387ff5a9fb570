package io.fjprobe.bootstrap.hook;

import io.fjprobe.bootstrap.guard.Suppressed;
import io.fjprobe.bootstrap.tally.OpenJoin;
import io.fjprobe.bootstrap.tally.OpenWait;
import io.fjprobe.bootstrap.tally.QueueTally;

/**
 * JDK 8: a joiner spins between looking for work and asking to be compensated, for milliseconds if
 * other workers are not busy, before it blocks. If it ever asks, all of this time counts as
 * waiting, without the tasks that it finds and runs.
 */
public final class SpinHooks {

  private SpinHooks() {}

  /** awaitJoin begins. */
  public static void joinBegins(Object queue) {
    try {
      QueueTally worker = QueueTally.of(Inside.KEY, queue);
      if (worker != null) {
        worker.join = new OpenJoin(worker.join);
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  /** It looks for the thief of its task, which it may do over and over. */
  public static void chases(Object queue, Object task) {
    try {
      QueueTally worker = QueueTally.of(Inside.KEY, queue);
      OpenJoin join = worker == null ? null : worker.join;
      if (join != null && join.wait == null) {
        join.wait = Waits.begin(task, worker);
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  public static void asks(Object queue, Object task) {
    chases(queue, task);
    try {
      OpenWait wait = waitOf(queue);
      if (wait != null) {
        wait.asked = true;
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  public static void agreed(boolean compensated, Object queue) {
    try {
      OpenWait wait = waitOf(queue);
      if (compensated && wait != null && wait.event != null) {
        wait.event.compensated = true;
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  public static void joinEnds(Object queue) {
    try {
      QueueTally worker = QueueTally.of(Inside.KEY, queue);
      OpenJoin join = worker == null ? null : worker.join;
      if (join == null) {
        return;
      }
      worker.join = join.outer;
      OpenWait wait = join.wait;
      if (wait != null && !wait.asked) { // it helped, or was done in time
        worker.joinBlocked.forget(wait.nanos);
      } else if (wait != null) {
        // a timed join gives up without its task being done; an untimed one never does
        Waits.end(wait, wait.task, true, false);
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  public static void runsTask(Object queue) {
    try {
      OpenWait wait = waitOf(queue);
      if (wait != null) {
        wait.pause(System.nanoTime());
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  public static void ranTask(Object queue) {
    try {
      OpenWait wait = waitOf(queue);
      if (wait != null) {
        wait.resume(System.nanoTime());
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  private static OpenWait waitOf(Object queue) {
    QueueTally worker = QueueTally.of(Inside.KEY, queue);
    return worker == null || worker.join == null ? null : worker.join.wait;
  }

  /** Whether the current thread is a worker whose wait was begun here. */
  static boolean isSpinning() {
    try {
      QueueTally worker = CurrentWorker.get();
      return worker != null && worker.join != null && worker.join.wait != null;
    } catch (Throwable t) {
      Suppressed.add(t);
      return false;
    }
  }
}
