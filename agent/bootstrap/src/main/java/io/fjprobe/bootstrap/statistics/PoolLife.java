package io.fjprobe.bootstrap.statistics;

import io.fjprobe.bootstrap.event.PoolEndEvent;
import io.fjprobe.bootstrap.event.PoolStartEvent;
import io.fjprobe.bootstrap.event.WorkerEndEvent;
import io.fjprobe.bootstrap.event.WorkerStartEvent;
import io.fjprobe.bootstrap.probed.PoolState;
import io.fjprobe.bootstrap.probed.StackRoom;
import io.fjprobe.bootstrap.sampling.Recorded;
import io.fjprobe.bootstrap.tally.LifeTally;
import io.fjprobe.bootstrap.tally.PoolRegistry;
import io.fjprobe.bootstrap.tally.PoolTally;
import io.fjprobe.bootstrap.tally.QueueTally;
import java.util.concurrent.atomic.AtomicInteger;

/** Tells when pools and workers begin and end, once each, with their last statistics. */
public final class PoolLife {

  private static final int POOLS_BETWEEN_SWEEPS = 256;
  private static final AtomicInteger CREATED = new AtomicInteger();

  private PoolLife() {}

  public static void started(PoolTally pool) {
    if (!pool.tellStart()) {
      return;
    }
    boolean recorded = LifeTally.POOLS.begin(System.nanoTime());
    if (recorded) {
      pool.told = true; // and never false again: somebody may have told of it since
    }
    if (!pool.told || !Recorded.SINGLE_EVENTS) {
      return;
    }
    PoolStartEvent event = new PoolStartEvent();
    event.poolId = pool.id;
    event.poolName = pool.name();
    event.poolKind = pool.kind.label();
    event.parallelism = pool.parallelism;
    event.asyncMode = pool.asyncMode;
    event.interval = LifeTally.POOLS.standsFor(recorded);
    StackRoom.ensure();
    event.commit();
  }

  /** Up to JDK 11 on the thread that creates the worker: then the event waits for the worker. */
  public static void workerRegistered(PoolTally pool, QueueTally worker) {
    PoolRegistry.workerStarted();
    started(pool);
    if (LifeTally.WORKERS.begin(System.nanoTime()) && pool.told) {
      worker.told = true;
    }
    worker.spare = pool.pendingSpares.isSpare(worker.worker, Thread.currentThread());
    if (worker.worker == Thread.currentThread()) {
      workerStarted(worker);
    }
  }

  public static void workerStarted(QueueTally worker) {
    if (worker.startTold) {
      return;
    }
    worker.startTold = true;
    worker.beforeEvent();
    if (Recorded.SINGLE_EVENTS && worker.told) {
      WorkerStartEvent event = new WorkerStartEvent();
      event.poolId = worker.pool.id;
      event.workerIndex = worker.index;
      event.worker = worker.worker;
      event.reason = worker.spare ? "compensation" : "signal";
      StackRoom.ensure();
      event.commit();
    }
  }

  public static void workerEnded(PoolTally pool, QueueTally worker, Throwable failure) {
    workerStarted(worker); // if it never ran
    worker.beforeEvent();
    worker.flushTasks();
    if (worker.spans != null) {
      worker.spans.ends();
    }
    LifeTally.WORKERS.ended.getAndAdd(worker.adopted ? 0 : 1);
    worker.ends(); // first: who sets told later finds it, and tells nothing
    boolean told = worker.told; // asked once: all that is said of the end agrees
    if (told) {
      if (worker.worker == Thread.currentThread()) { // else it never ran
        ProcessorTimes.emitThisThread("worker end");
      }
      Statistics.emitEnd(worker);
    } else {
      LifeTally.WORKERS.notRecorded.getAndIncrement();
      pool.unrecordedWorkers.add(worker.counts(System.nanoTime()));
    }
    if (Recorded.SINGLE_EVENTS && told) {
      WorkerEndEvent event = new WorkerEndEvent();
      event.poolId = pool.id;
      event.workerIndex = worker.index;
      event.worker = worker.worker;
      event.reason = reason(pool.state(), failure);
      StackRoom.ensure();
      event.commit();
    }
    pool.removeWorker(worker); // whoever sees it gone finds its last events recorded
    if (isOver(pool)) {
      ended(pool);
    }
  }

  /** A pool may be terminated while some of its workers are still on their way to be told. */
  private static boolean isOver(PoolTally pool) {
    return pool.isOver() && pool.workers().live.length == 0;
  }

  private static String reason(PoolState pool, Throwable failure) {
    if (failure != null) {
      return "failed";
    }
    return pool == null || pool.isShutdown() ? "shutdown" : "trimmed";
  }

  public static void ended(PoolTally pool) {
    if (!pool.tellEnd()) {
      return;
    }
    LifeTally.POOLS.ended.getAndAdd(pool.adopted ? 0 : 1);
    boolean told = pool.told; // asked once, after endTold: all that is said of the end agrees
    if (told) {
      Statistics.emit(pool, "pool end", true);
    } else {
      LifeTally.POOLS.notRecorded.getAndIncrement();
      LifeTally.POOLS.tasksNotRecorded.getAndAdd(Statistics.tasks(pool));
    }
    PoolRegistry.remove(Inside.KEY, pool);
    if (Recorded.SINGLE_EVENTS && told) {
      PoolEndEvent event = new PoolEndEvent();
      event.poolId = pool.id;
      event.poolName = pool.name();
      event.poolKind = pool.kind.label();
      event.parallelism = pool.parallelism;
      event.asyncMode = pool.asyncMode;
      StackRoom.ensure();
      event.commit();
    }
  }

  /** Pools that nobody shut down: found by the periodic event, or here when none is recorded. */
  public static void endCollectedNowAndThen() {
    if (CREATED.incrementAndGet() % POOLS_BETWEEN_SWEEPS == 0) {
      endOver();
    }
  }

  static void endOver() {
    for (PoolTally pool : PoolRegistry.pools(Inside.KEY)) {
      if (isOver(pool)) {
        ended(pool);
      }
    }
  }
}
