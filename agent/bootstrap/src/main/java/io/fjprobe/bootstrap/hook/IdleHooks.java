package io.fjprobe.bootstrap.hook;

import io.fjprobe.bootstrap.event.WorkerIdleEvent;
import io.fjprobe.bootstrap.guard.Suppressed;
import io.fjprobe.bootstrap.probed.StackRoom;
import io.fjprobe.bootstrap.sampling.EpisodeSampler;
import io.fjprobe.bootstrap.sampling.Interval;
import io.fjprobe.bootstrap.sampling.Unrecorded;
import io.fjprobe.bootstrap.tally.QueueTally;

/** Around the call that parks a worker for lack of work, and before it. */
public final class IdleHooks {

  private static final EpisodeSampler SAMPLER = new EpisodeSampler(Interval.WORKER_IDLE, 40);
  private static final Unrecorded OTHERS = new Unrecorded();

  private IdleHooks() {}

  public static void parks(Object queue) {
    try {
      QueueTally worker = QueueTally.atTop(Inside.KEY, queue);
      if (worker == null) {
        return;
      }
      if (worker.pool.recordsSingleEvents()) {
        WorkerIdleEvent event = new WorkerIdleEvent();
        if (event.isEnabled()) {
          event.begin();
          worker.idleEvent = event;
        }
      }
      worker.helping = null; // no join is open here: lets go of the last task awaited
      worker.forgetTasks();
      worker.endRun();
      long now = System.nanoTime();
      endSpin(worker, now);
      worker.idle.begin(now);
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  public static void unparked(Object queue) {
    try {
      QueueTally worker = QueueTally.of(Inside.KEY, queue);
      if (worker == null || !worker.idle.isOpen()) { // it was met meanwhile
        return;
      }
      long now = System.nanoTime();
      long nanos = worker.idle.end(now);
      WorkerIdleEvent event = worker.idleEvent;
      if (event != null) {
        worker.idleEvent = null;
        event.end();
        event.interval =
            event.shouldCommit() ? SAMPLER.weigh(nanos, now, OTHERS, worker.worker) : 0;
        if (event.interval > 0) {
          event.poolId = worker.pool.id;
          event.workerIndex = worker.index;
          worker.beforeEvent();
          StackRoom.ensure();
          event.commit();
        }
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  /** The worker found nothing and is about to be idle: but first looks some more, or spins. */
  public static void spins(Object queue) {
    try {
      QueueTally worker = QueueTally.atTop(Inside.KEY, queue);
      if (worker != null) {
        worker.spinSince = System.nanoTime();
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  /** It scans again, or ends. */
  public static void spun(Object queue) {
    try {
      QueueTally worker = QueueTally.of(Inside.KEY, queue);
      if (worker != null && worker.spinSince != 0) {
        endSpin(worker, System.nanoTime());
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  private static void endSpin(QueueTally worker, long now) {
    if (worker.spinSince != 0) {
      worker.spinTime += now - worker.spinSince;
      worker.spinSince = 0;
    }
  }
}
