package io.fjprobe.bootstrap.hook;

import io.fjprobe.bootstrap.counter.Counter;
import io.fjprobe.bootstrap.event.CompensationEvent;
import io.fjprobe.bootstrap.guard.Suppressed;
import io.fjprobe.bootstrap.probed.PoolState;
import io.fjprobe.bootstrap.probed.StackRoom;
import io.fjprobe.bootstrap.sampling.EpisodeSampler;
import io.fjprobe.bootstrap.sampling.Interval;
import io.fjprobe.bootstrap.sampling.Unrecorded;
import io.fjprobe.bootstrap.tally.OpenCompensation;
import io.fjprobe.bootstrap.tally.PoolTally;
import io.fjprobe.bootstrap.tally.QueueTally;
import io.fjprobe.bootstrap.tally.QueueTally.Compensating;

/**
 * What the pool does about a worker that blocks. tryCompensate may be called many times (JDK 8: in
 * a spin) before it agrees; only its agreement and its refusal are recorded.
 */
public final class CompensationHooks {

  static final String JOIN = "join";
  static final String MANAGED_BLOCKER = "managed blocker";

  private static final EpisodeSampler SAMPLER = new EpisodeSampler(Interval.COMPENSATION, 60);
  private static final Unrecorded OTHERS = new Unrecorded();

  private CompensationHooks() {}

  /** By way of the queue: on JDK 8 this is called in a spin. */
  public static void joinTries(Object task, Object queue) {
    try {
      QueueTally worker = QueueTally.of(Inside.KEY, queue);
      if (worker != null) {
        tries(worker, task);
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  /** jsr166y: in a method of the pool, by one of its workers. */
  public static void joinTries(Object task) {
    try {
      QueueTally worker = CurrentWorker.get();
      if (worker != null) {
        tries(worker, task);
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  static void tries(QueueTally worker, Object blockingOn) {
    worker.blockingOn = blockingOn == null ? null : blockingOn.getClass();
    worker.compensating = Compensating.BY_LOWERING_ACTIVE_COUNT; // unless it does something
  }

  /** JDK 8 and jsr166y: true = may block, release later. */
  public static void joinAnswered(boolean mayBlock, Object pool) {
    answered(pool, mayBlock, JOIN);
  }

  /** JDK 11: 1 = may block, release later; 17+: {@code 1 << 16}. */
  public static void joinAnswered(int answer, Object pool) {
    answered(pool, answer > 0, JOIN);
  }

  static void answered(Object pool, boolean agreed, String cause) {
    try {
      QueueTally worker = agreed ? CurrentWorker.of(pool) : null;
      if (worker != null) {
        open(worker, cause);
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  private static void open(QueueTally worker, String cause) {
    worker.compensations++;
    Compensating how = worker.compensating;
    if (how == Compensating.BY_SPARE) {
      worker.sparesCreated++;
    } else if (how == Compensating.BY_IDLE_WORKER) {
      worker.idleReleased++;
    } else {
      worker.activeLowered++;
    }
    CompensationEvent event = event(worker, cause, how.outcome);
    worker.compensation = new OpenCompensation(worker.compensation, event);
  }

  /** Null if none is recorded. */
  private static CompensationEvent event(QueueTally worker, String cause, String outcome) {
    if (!worker.pool.recordsSingleEvents()) {
      return null;
    }
    CompensationEvent event = new CompensationEvent();
    if (!event.isEnabled()) {
      return null;
    }
    event.poolId = worker.pool.id;
    event.workerIndex = worker.index;
    event.cause = cause;
    event.outcome = outcome;
    event.blockedOn = worker.blockingOn;
    PoolState pool = worker.pool.state();
    event.workers = pool == null ? 0 : pool.getPoolSize();
    event.begin();
    return event;
  }

  /** tryCompensate threw: the thread limit is reached, or no thread could be started. */
  public static void refused(Object pool) {
    try {
      PoolTally tally = PoolTally.of(Inside.KEY, pool);
      QueueTally worker = tally == null ? null : tally.currentWorker();
      if (worker != null) {
        worker.refusals++;
        CompensationEvent event =
            event(worker, worker.managedCalls > 0 ? MANAGED_BLOCKER : JOIN, "refused");
        if (event != null) {
          commit(event, 0);
        }
      } else if (tally != null && !CurrentWorker.isUnobserved(worker)) {
        tally.shared.increment(Counter.REFUSALS);
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  /** A worker that blocked in a join goes on. */
  public static void joinReleased(Object pool) {
    try {
      QueueTally worker = CurrentWorker.of(pool);
      if (worker != null && worker.compensation != null) {
        release(worker);
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  static void release(QueueTally worker) {
    OpenCompensation open = worker.compensation;
    worker.compensation = open.outer;
    worker.compensationsReleased++;
    if (open.event != null) {
      commit(open.event, System.nanoTime() - open.since);
    }
  }

  private static void commit(CompensationEvent event, long nanos) {
    event.end();
    Thread current = Thread.currentThread();
    event.interval =
        event.shouldCommit() ? SAMPLER.weigh(nanos, System.nanoTime(), OTHERS, current) : 0;
    if (event.interval > 0) {
      StackRoom.ensure();
      event.commit();
    }
  }

  /** JDK 21+: the current thread is a virtual one, so there are only shared counters for it. */
  public static void carrierCompensated(long toRelease, Object pool) {
    carrier(toRelease, pool, true);
  }

  public static void carrierReleased(long toRelease, Object pool) {
    carrier(toRelease, pool, false);
  }

  private static void carrier(long toRelease, Object pool, boolean begins) {
    try {
      PoolTally tally = PoolTally.of(Inside.KEY, pool);
      if (tally == null || toRelease == 0) {
        return;
      }
      tally.shared.increment(begins ? Counter.COMPENSATIONS : Counter.COMPENSATIONS_RELEASED);
      if (begins) {
        tally.carriersBlocked.begin(System.nanoTime());
      } else {
        tally.carriersBlocked.end(System.nanoTime());
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }
}
