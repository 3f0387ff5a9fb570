package io.fjprobe.bootstrap.hook;

import io.fjprobe.bootstrap.event.WorkerIdleEvent;
import io.fjprobe.bootstrap.probed.Probed;
import io.fjprobe.bootstrap.tally.QueueTally;
import io.fjprobe.bootstrap.tally.Suppressed;

/** Around the call that parks a worker for lack of work. */
public final class IdleHooks {

  private IdleHooks() {}

  public static void parks(Object queue) {
    try {
      QueueTally worker = Probed.tally(queue);
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
      QueueTally worker = Probed.tally(queue);
      if (worker == null) {
        return;
      }
      worker.idle.end(System.nanoTime());
      WorkerIdleEvent event = worker.idleEvent;
      if (event != null) {
        worker.idleEvent = null;
        event.poolId = worker.pool.id;
        event.workerIndex = worker.index;
        event.commit();
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }
}
