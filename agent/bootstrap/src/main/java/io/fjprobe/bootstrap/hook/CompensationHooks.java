package io.fjprobe.bootstrap.hook;

import io.fjprobe.bootstrap.event.CompensationEvent;
import io.fjprobe.bootstrap.tally.OpenCompensation;
import io.fjprobe.bootstrap.tally.PoolTally;
import io.fjprobe.bootstrap.tally.QueueTally;
import io.fjprobe.bootstrap.tally.SharedCounters.Counter;
import io.fjprobe.bootstrap.tally.Suppressed;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinWorkerThread;

/**
 * What the pool does about a worker that blocks. tryCompensate may be called many times (JDK 8: in
 * a spin) before it agrees; only its agreement and its refusal are recorded.
 */
public final class CompensationHooks {

  private static final int ACTIVE_LOWERED = 0;
  private static final int SPARE_CREATED = 1;
  private static final int IDLE_RELEASED = 2;

  private CompensationHooks() {}

  // ---- before and inside tryCompensate

  public static void joinTries(Object task, Object pool) {
    try {
      tries(task, pool);
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  /**
   * The worker counts as blocked from here on: what it does until the pool agrees is waiting too.
   * The pool is null in managedBlock of JDK 8 and 11, a static.
   */
  public static void blockerTries(Object blocker, Object pool) {
    try {
      tries(blocker, pool);
      QueueTally worker = worker(pool);
      if (worker != null && worker.managedDepth < worker.managedCalls) {
        if (worker.managedDepth == 0) {
          worker.joinBlockedBefore = worker.joinBlocked.nanos(0);
          worker.managedBlocked.begin(System.nanoTime());
        }
        worker.managedDepth = worker.managedCalls;
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  private static void tries(Object blockingOn, Object pool) {
    QueueTally worker = worker(pool);
    if (worker != null) {
      worker.blockingOn = blockingOn == null ? null : blockingOn.getClass();
      worker.compensationStep = ACTIVE_LOWERED;
    }
  }

  public static void spareBegins(Object pool) {
    try {
      PoolTally tally = PoolTally.of(pool);
      if (tally != null) {
        tally.pendingSpares.creating(Thread.currentThread());
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  public static void spareMade(Object thread, Object pool) {
    try {
      PoolTally tally = PoolTally.of(pool);
      if (tally != null && thread != null) {
        tally.pendingSpares.made(Thread.currentThread(), (Thread) thread);
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  public static void spareEnds(boolean created, Object pool) {
    try {
      PoolTally tally = PoolTally.of(pool);
      if (tally != null) {
        tally.pendingSpares.created(Thread.currentThread(), created);
        if (created) {
          step(tally, SPARE_CREATED, Counter.SPARES_CREATED);
        }
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  public static void idleReleased(Object idleQueue, Object pool) {
    try {
      step(PoolTally.of(pool), IDLE_RELEASED, Counter.IDLE_RELEASED);
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  /** JDK 8: tryRelease says whether there was an idle worker to release. */
  public static void idleReleased(boolean released, Object pool) {
    try {
      if (released) {
        step(PoolTally.of(pool), IDLE_RELEASED, Counter.IDLE_RELEASED);
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  private static void step(PoolTally pool, int step, Counter shared) {
    QueueTally worker = pool == null ? null : pool.currentWorker();
    if (worker != null) {
      worker.compensationStep = step;
    } else if (pool != null) {
      pool.shared.increment(shared);
    }
  }

  // ---- the answer of tryCompensate, in terms of each generation

  /** JDK 8: true = may block, release later. */
  public static void joinAnswered(boolean mayBlock, Object pool) {
    try {
      answered(worker(pool), mayBlock, "join");
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  /** JDK 11: 1 = may block, release later; 17+: 1<<16. */
  public static void joinAnswered(int answer, Object pool) {
    try {
      answered(worker(pool), answer > 0, "join");
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  public static void blockerAnswered(boolean mayBlock, Object pool) {
    try {
      answered(worker(pool), mayBlock, "managed blocker");
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  public static void blockerAnswered(int answer, Object pool) {
    try {
      answered(worker(pool), answer > 0, "managed blocker");
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  private static void answered(QueueTally worker, boolean agreed, String cause) {
    if (worker == null || !agreed) {
      return;
    }
    worker.compensations++;
    int step = worker.compensationStep;
    if (step == SPARE_CREATED) {
      worker.sparesCreated++;
    } else if (step == IDLE_RELEASED) {
      worker.idleReleased++;
    } else {
      worker.activeLowered++;
    }
    try {
      CompensationEvent event = event(worker, cause);
      if (event != null) {
        event.outcome =
            step == SPARE_CREATED
                ? "spare created"
                : step == IDLE_RELEASED ? "idle worker released" : "active count lowered";
        event.begin();
      }
      worker.compensation = new OpenCompensation(worker.compensation, event);
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  /** tryCompensate threw: the thread limit is reached, or no thread could be started. */
  public static void refused(Object pool) {
    PoolTally tally = PoolTally.of(pool);
    QueueTally worker = tally == null ? null : tally.currentWorker();
    if (worker == null) {
      if (tally != null) {
        tally.shared.increment(Counter.REFUSALS);
      }
      return;
    }
    worker.refusals++;
    try {
      CompensationEvent event = event(worker, "unknown");
      if (event != null) {
        event.cause = worker.managedCalls > 0 ? "managed blocker" : "join";
        event.outcome = "refused";
        event.begin();
        event.commit();
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  private static CompensationEvent event(QueueTally worker, String cause) {
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
    event.blockedOn = worker.blockingOn;
    ForkJoinPool pool = worker.pool.pool();
    event.workers = pool == null ? 0 : pool.getPoolSize();
    return event;
  }

  // ---- the end of the block

  /** A worker that blocked in a join goes on. */
  public static void joinReleased(Object pool) {
    try {
      QueueTally worker = worker(pool);
      if (worker != null && worker.compensation != null) {
        release(worker);
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  /** managedBlock begins: remembers what was open before. */
  public static Object managedBlockBegins(Object pool) {
    try {
      QueueTally worker = worker(pool);
      if (worker == null) {
        return null;
      }
      worker.managedCalls++;
      return new ManagedBlock(worker, worker.compensation, worker.managedDepth);
    } catch (Throwable t) {
      Suppressed.add(t);
    }
    return null;
  }

  /** managedBlock ends, normally or not: so do the compensations begun in it. */
  public static void managedBlockEnds(Object begun) {
    try {
      if (begun == null) {
        return;
      }
      ManagedBlock block = (ManagedBlock) begun;
      QueueTally worker = block.worker;
      worker.managedCalls--;
      while (worker.compensation != null && worker.compensation != block.outer) {
        release(worker);
      }
      if (worker.managedDepth > block.depth) {
        worker.managedDepth = block.depth;
        if (block.depth == 0) {
          long joins = worker.joinBlocked.nanos(0) - worker.joinBlockedBefore;
          worker.managedBlocked.end(System.nanoTime(), joins);
        }
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  private static final class ManagedBlock {
    final QueueTally worker;
    final OpenCompensation outer;
    final int depth;

    ManagedBlock(QueueTally worker, OpenCompensation outer, int depth) {
      this.worker = worker;
      this.outer = outer;
      this.depth = depth;
    }
  }

  private static void release(QueueTally worker) {
    OpenCompensation open = worker.compensation;
    worker.compensation = open.outer;
    worker.compensationsReleased++;
    if (open.event != null) {
      try {
        open.event.commit();
      } catch (Throwable t) {
        Suppressed.add(t);
      }
    }
  }

  // ---- virtual threads (21+): the current thread is the virtual one, so only shared counters

  public static void carrierCompensated(long released, Object pool) {
    try {
      PoolTally tally = PoolTally.of(pool);
      if (tally != null && released != 0) {
        tally.shared.increment(Counter.COMPENSATIONS);
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  public static void carrierReleased(long released, Object pool) {
    try {
      PoolTally tally = PoolTally.of(pool);
      if (tally != null && released != 0) {
        tally.shared.increment(Counter.COMPENSATIONS_RELEASED);
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  private static QueueTally worker(Object pool) {
    Object of = pool;
    if (of == null) {
      Thread current = Thread.currentThread();
      of =
          current instanceof ForkJoinWorkerThread
              ? ((ForkJoinWorkerThread) current).getPool()
              : null;
    }
    PoolTally tally = of == null ? null : PoolTally.of(of);
    return tally == null ? null : tally.currentWorker();
  }
}
