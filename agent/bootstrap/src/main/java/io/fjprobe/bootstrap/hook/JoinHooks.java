package io.fjprobe.bootstrap.hook;

import io.fjprobe.bootstrap.event.JoinWaitEvent;
import io.fjprobe.bootstrap.tally.HelpFrame;
import io.fjprobe.bootstrap.tally.PoolTally;
import io.fjprobe.bootstrap.tally.QueueTally;
import io.fjprobe.bootstrap.tally.Recorded;
import io.fjprobe.bootstrap.tally.Suppressed;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.ForkJoinWorkerThread;
import java.util.concurrent.locks.LockSupport;

/**
 * Blocking until a task is done. These methods stand in the place of the call that blocks, so only
 * joins that really block pay, and the call is made whatever happens in here.
 */
public final class JoinHooks {

  private JoinHooks() {}

  /** JDK 17+: for LockSupport.park(). */
  public static void park(Object task) {
    Wait wait = begin(task);
    LockSupport.park();
    end(wait, task, false);
  }

  /** JDK 17+: for LockSupport.parkNanos(nanos). */
  public static void parkNanos(long nanos, Object task) {
    Wait wait = begin(task);
    LockSupport.parkNanos(nanos);
    end(wait, task, wait != null && System.nanoTime() - wait.since >= nanos);
  }

  /** JDK 8 and 11: for task.wait(millis) under the task's monitor. */
  public static void await(Object task, long millis) throws InterruptedException {
    Wait wait = begin(task);
    boolean interrupted = true;
    try {
      task.wait(millis);
      interrupted = false;
    } finally {
      boolean expired =
          wait != null && millis > 0 && System.nanoTime() - wait.since >= millis * 1_000_000L;
      end(wait, task, expired, interrupted);
    }
  }

  private static final class Wait {
    final QueueTally worker;
    final JoinWaitEvent event;
    final long since;

    Wait(QueueTally worker, JoinWaitEvent event, long since) {
      this.worker = worker;
      this.event = event;
      this.since = since;
    }
  }

  private static Wait begin(Object task) {
    try {
      QueueTally worker = currentWorker();
      JoinWaitEvent event = null;
      if (Recorded.SINGLE_EVENTS && (worker == null || worker.pool.recordsSingleEvents())) {
        event = new JoinWaitEvent();
        if (event.isEnabled()) {
          describe(event, worker, task);
          event.begin();
        } else {
          event = null;
        }
      }
      long now = System.nanoTime();
      if (worker != null) {
        worker.joinBlocked.begin(now);
      }
      return new Wait(worker, event, now);
    } catch (Throwable t) {
      Suppressed.add(t);
      return null;
    }
  }

  private static QueueTally currentWorker() {
    Thread current = Thread.currentThread();
    if (!(current instanceof ForkJoinWorkerThread)) {
      return null;
    }
    PoolTally pool = PoolTally.of(((ForkJoinWorkerThread) current).getPool());
    return pool == null ? null : pool.currentWorker();
  }

  private static void describe(JoinWaitEvent event, QueueTally worker, Object task) {
    event.taskClass = task.getClass();
    if (worker == null) {
      event.poolId = -1;
      event.workerIndex = -1;
      event.ownQueueSize = -1;
      event.waiter = VirtualThreads.isCurrent() ? "virtual" : "external";
      return;
    }
    event.poolId = worker.pool.id;
    event.workerIndex = worker.index;
    event.ownQueueSize = worker.queueSize();
    event.waiter = "worker";
    event.compensated = worker.compensation != null;
    HelpFrame help = worker.helping;
    if (help != null && help.awaited == task) {
      event.helpedTasks = help.tasks;
      event.helpTime = help.nanos;
    }
  }

  private static void end(Wait wait, Object task, boolean expired) {
    end(wait, task, expired, Thread.currentThread().isInterrupted());
  }

  private static void end(Wait wait, Object task, boolean expired, boolean interrupted) {
    if (wait == null) {
      return;
    }
    try {
      long now = System.nanoTime();
      boolean done = ((ForkJoinTask<?>) task).isDone();
      if (wait.worker != null) {
        wait.worker.joinBlocked.end(now);
        if (done) {
          wait.worker.helping = null;
        }
      }
      JoinWaitEvent event = wait.event;
      if (event != null) {
        event.end();
        event.blockedTime = now - wait.since;
        event.outcome =
            done ? "done" : interrupted ? "interrupted" : expired ? "timed out" : "woken";
        event.commit();
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }
}
