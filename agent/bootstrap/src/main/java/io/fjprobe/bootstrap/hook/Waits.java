package io.fjprobe.bootstrap.hook;

import io.fjprobe.bootstrap.event.JoinWaitEvent;
import io.fjprobe.bootstrap.guard.Suppressed;
import io.fjprobe.bootstrap.probed.StackRoom;
import io.fjprobe.bootstrap.probed.UserTask;
import io.fjprobe.bootstrap.sampling.EpisodeSampler;
import io.fjprobe.bootstrap.sampling.Interval;
import io.fjprobe.bootstrap.sampling.Recorded;
import io.fjprobe.bootstrap.sampling.Unrecorded;
import io.fjprobe.bootstrap.tally.ExternalWaits;
import io.fjprobe.bootstrap.tally.HelpFrame;
import io.fjprobe.bootstrap.tally.OpenWait;
import io.fjprobe.bootstrap.tally.QueueTally;
import java.util.concurrent.Future;

/** Begins and ends the record of one wait. Never throws. */
final class Waits {

  private static final EpisodeSampler SAMPLER = new EpisodeSampler(Interval.JOIN_WAIT, 60);
  private static final Unrecorded OF_WORKERS = new Unrecorded();

  private Waits() {}

  /** Null if the worker is not observed yet, or something went wrong. */
  static OpenWait begin(Object task) {
    try {
      QueueTally worker = CurrentWorker.get();
      return CurrentWorker.isUnobserved(worker) ? null : begin(task, worker);
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
        event.begin();
        event.ownQueueSize = worker == null ? -1 : worker.queueSize();
        event.compensated = worker != null && worker.compensation != null;
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

  static void end(OpenWait wait, Object task, boolean expired, boolean interrupted) {
    if (wait == null) {
      return;
    }
    try {
      long now = System.nanoTime();
      boolean done = ((Future<?>) task).isDone();
      QueueTally worker = wait.worker;
      HelpFrame help = null;
      if (worker != null) {
        worker.joinBlocked.end(now);
        help = worker.helping;
        if (done) {
          worker.helping = null;
        }
      }
      long blocked = wait.nanos + now - wait.since;
      Thread current = Thread.currentThread();
      ExternalWaits external = worker == null ? external() : null;
      if (external != null) {
        external.add(current, blocked);
      }
      JoinWaitEvent event = wait.event;
      if (event != null) {
        event.end();
        Unrecorded others = external == null ? OF_WORKERS : external.unrecorded;
        event.interval = event.shouldCommit() ? SAMPLER.weigh(blocked, now, others, current) : 0;
        if (event.interval > 0) {
          describe(event, worker, task, help);
          event.blockedTime = blocked;
          event.outcome =
              done ? "done" : interrupted ? "interrupted" : expired ? "timed out" : "woken";
          StackRoom.ensure();
          event.commit();
        }
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  private static ExternalWaits external() {
    return VirtualThreads.isCurrent() ? ExternalWaits.VIRTUAL : ExternalWaits.PLATFORM;
  }

  private static void describe(
      JoinWaitEvent event, QueueTally worker, Object task, HelpFrame help) {
    event.taskClass = UserTask.classOf(task);
    event.poolId = worker == null ? -1 : worker.pool.id;
    event.workerIndex = worker == null ? -1 : worker.index;
    event.waiter =
        worker != null ? "worker" : external() == ExternalWaits.VIRTUAL ? "virtual" : "external";
    if (help != null && help.awaited == task) {
      event.helpedTasks = help.tasks;
      event.helpTime = help.nanos;
    }
  }
}
