package io.fjprobe.workloads.run.pool;

import io.fjprobe.workloads.run.check.CheckFailure;
import io.fjprobe.workloads.run.check.Quiescence;
import io.fjprobe.workloads.run.figures.Tally;
import io.fjprobe.workloads.run.workload.Operation;
import io.fjprobe.workloads.run.workload.PoolKind;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;

/** Where a workload runs: a pool, its name, and how many threads it was given. */
public class WorkerPool {
  private static final long PATIENCE_SECONDS = 30;

  public final String name;

  /** Null: the operations bring their own executor. */
  final ForkJoinPool pool;

  /** Null: not a pool of ours. */
  private final WorkerThreads threads;

  WorkerPool(String name, ForkJoinPool pool, WorkerThreads threads) {
    this.name = name;
    this.pool = pool;
    this.threads = threads;
  }

  public static WorkerPool create(String name, int parallelism, PoolKind kind) {
    if (kind == PoolKind.COMMON) {
      return new WorkerPool("common", ForkJoinPool.commonPool(), null);
    }
    if (kind == PoolKind.JSR166Y) {
      return Jsr166yPool.create(name, parallelism);
    }
    if (kind == PoolKind.SCHEDULER || kind == PoolKind.OTHER) {
      return new WorkerPool(name, null, null);
    }
    WorkerThreads threads = new WorkerThreads(name);
    boolean async = kind == PoolKind.FIFO;
    return new WorkerPool(name, new ForkJoinPool(parallelism, threads, null, async), threads);
  }

  public void run(Operation operation, Tally tally) {
    operation.run(pool, tally);
  }

  public int threadsCreated() {
    return threads == null ? Tally.NOT_RECORDED : threads.created();
  }

  public long stealCount() {
    return pool == null ? Tally.NOT_RECORDED : pool.getStealCount();
  }

  public int size() {
    return pool == null ? Tally.NOT_RECORDED : pool.getPoolSize();
  }

  public void awaitQuiescence() {
    if (pool != null) {
      Quiescence.await(pool);
    }
  }

  public void shutDown() {
    if (threads == null) {
      return;
    }
    shutDown(pool);
  }

  static void shutDown(ExecutorService pool) {
    pool.shutdown();
    try {
      if (!pool.awaitTermination(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        throw new CheckFailure("not terminated 30 s after its shutdown: " + pool);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CheckFailure("interrupted while the pool shut down: " + pool);
    }
  }

  /** After a failure, when tasks may still be queued. */
  public void abandon() {
    if (threads != null) {
      pool.shutdownNow();
    }
  }
}
