package io.fjprobe.bootstrap.hook;

import io.fjprobe.bootstrap.event.JoinWaitEvent;
import io.fjprobe.bootstrap.tally.HelpFrame;
import io.fjprobe.bootstrap.tally.OpenWait;
import io.fjprobe.bootstrap.tally.QueueTally;
import io.fjprobe.bootstrap.tally.Recorded;
import io.fjprobe.bootstrap.tally.Suppressed;
import java.util.concurrent.ForkJoinTask;

/** Begins and ends the record of one wait. Never throws. */
final class Waits {

  private Waits() {}

  /** Null if something went wrong. */
  static OpenWait begin(Object task) {
    try {
      return begin(task, CurrentWorker.get());
    } catch (Throwable t) {
      Suppressed.add(t);
      return null;
    }
  }

  static OpenWait begin(Object task, QueueTally worker) {
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
    return new OpenWait(worker, event, task, now);
  }

  private static void describe(JoinWaitEvent event, QueueTally worker, Object task) {
    event.taskClass = UserTask.classOf(task);
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
  }

  static void end(OpenWait wait, Object task, boolean expired, boolean interrupted) {
    if (wait == null) {
      return;
    }
    try {
      long now = System.nanoTime();
      boolean done = ((ForkJoinTask<?>) task).isDone();
      QueueTally worker = wait.worker;
      HelpFrame help = null;
      if (worker != null) {
        worker.joinBlocked.end(now);
        help = worker.helping;
        if (done) {
          worker.helping = null;
        }
      }
      JoinWaitEvent event = wait.event;
      if (event != null) {
        event.end();
        event.blockedTime = wait.nanos + now - wait.since;
        event.outcome =
            done ? "done" : interrupted ? "interrupted" : expired ? "timed out" : "woken";
        if (help != null && help.awaited == task) {
          event.helpedTasks = help.tasks;
          event.helpTime = help.nanos;
        }
        event.commit();
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }
}
