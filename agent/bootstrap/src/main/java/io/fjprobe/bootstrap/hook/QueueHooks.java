package io.fjprobe.bootstrap.hook;

import io.fjprobe.bootstrap.counter.Counter;
import io.fjprobe.bootstrap.event.QueueGrowthEvent;
import io.fjprobe.bootstrap.guard.CarrierEvents;
import io.fjprobe.bootstrap.guard.Suppressed;
import io.fjprobe.bootstrap.probed.Probed;
import io.fjprobe.bootstrap.probed.QueueView;
import io.fjprobe.bootstrap.probed.StackRoom;
import io.fjprobe.bootstrap.tally.PoolTally;
import io.fjprobe.bootstrap.tally.QueueTally;

/** Queues grow, are contended, and are emptied when their pool ends. */
public final class QueueHooks {

  /** What JDK 8 and 11 allocate first. */
  private static final int FIRST_CAPACITY = 1 << 13;

  private QueueHooks() {}

  /** JDK 8 and 11: also the first array of a queue. */
  public static void allocated(Object queue) {
    try {
      if (QueueView.capacity(Probed.queue(Inside.KEY, queue)) > FIRST_CAPACITY) {
        grown(queue);
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  public static void grown(Object queue) {
    try {
      QueueTally worker = QueueTally.of(Inside.KEY, queue);
      PoolTally pool = Homes.of(Probed.queue(Inside.KEY, queue));
      if (worker != null) {
        worker.queueGrowths++;
      } else if (pool != null) {
        pool.shared.increment(Counter.QUEUE_GROWTHS);
      }
      if (pool != null && pool.recordsSingleEvents()) {
        record(Probed.queue(Inside.KEY, queue), worker, pool);
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  private static void record(Object queue, QueueTally worker, PoolTally pool) {
    QueueGrowthEvent event = new QueueGrowthEvent();
    if (event.isEnabled()) {
      event.poolId = pool.id;
      event.queueIndex = worker != null ? worker.index : Victims.indexOf(queue, pool.pool());
      event.capacity = QueueView.capacity(queue);
      CarrierEvents.begin(pool.kind);
      StackRoom.ensure();
      event.commit();
    }
  }

  /** JDK 11, 17 and 22+: a submitter tried to lock a submission queue. */
  public static void lockTried(boolean locked, Object pool) {
    if (!locked) {
      count(pool, Counter.LOCK_FAILURES);
    }
  }

  /** JDK 21: likewise; not 0 if another thread had it. */
  public static void lockTried(int before, Object pool) {
    if (before != 0) {
      count(pool, Counter.LOCK_FAILURES);
    }
  }

  /** A task that was queued when the pool terminated. */
  public static void discarded(Object pool) {
    try {
      PoolTally tally = PoolTally.of(Inside.KEY, pool);
      if (tally != null) {
        tally.shared.increment(Counter.DISCARDED_TASKS);
        tally.submissions(); // remembers them: the pool may be gone before it has had a worker
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  /** JDK 8: a joiner met a task that is done at the top of its queue, and tries to take it out. */
  public static void removesDone(Object task, Object replacement, Object queue) {
    try {
      QueueTally worker = QueueTally.of(Inside.KEY, queue);
      if (worker != null) {
        worker.removing = task;
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  /** JDK 8: it was cancelled, or stands for one that was taken out and run before. */
  public static void removedDone(boolean removed, Object queue) {
    try {
      QueueTally worker = QueueTally.of(Inside.KEY, queue);
      if (worker != null) {
        Object task = worker.removing;
        worker.removing = null;
        if (removed && task != null && !StandIn.is(task)) {
          worker.pool.shared.increment(Counter.DISCARDED_TASKS);
        }
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  /** JDK 24+: likewise, in the queue of a worker that ends. */
  public static void discardedBy(Object queue) {
    try {
      PoolTally pool = Homes.of(Probed.queue(Inside.KEY, queue));
      if (pool != null) {
        pool.shared.increment(Counter.DISCARDED_TASKS);
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  private static void count(Object pool, Counter counter) {
    try {
      PoolTally tally = PoolTally.of(Inside.KEY, pool);
      if (tally != null) {
        tally.shared.increment(counter);
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }
}
