package io.fjprobe.bootstrap.hook;

import io.fjprobe.bootstrap.event.WorkerIdleEvent;
import io.fjprobe.bootstrap.probed.ProbedQueue;
import io.fjprobe.bootstrap.tally.EpisodeSampler;
import io.fjprobe.bootstrap.tally.Interval;
import io.fjprobe.bootstrap.tally.QueueTally;
import io.fjprobe.bootstrap.tally.Suppressed;
import io.fjprobe.bootstrap.tally.Unrecorded;

/** Around the call that parks a worker for lack of work. */
public final class IdleHooks {

  private static final EpisodeSampler SAMPLER = new EpisodeSampler(Interval.WORKER_IDLE, 40);
  private static final Unrecorded OTHERS = new Unrecorded();

  private IdleHooks() {}

  public static void parks(Object queue) {
    try {
      QueueTally worker = ((ProbedQueue) queue).fjprobeTally();
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
      worker.idle.begin(System.nanoTime());
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  public static void unparked(Object queue) {
    try {
      QueueTally worker = ((ProbedQueue) queue).fjprobeTally();
      if (worker == null) {
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
          event.commit();
        }
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }
}
