package io.fjprobe.dist.program;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.ForkJoinWorkerThread;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;

/** A pool, and what the program knows of it by itself. */
final class TestPool {

  /** Of what is not the JDK's: there an idle worker first counts as idle, then adds its steals. */
  private static final boolean STEALS_LATE =
      !ForkJoinPool.class.getName().startsWith("java.util.concurrent.");

  static final TestPool COMMON = new TestPool(ForkJoinPool.commonPool());

  private static final class NamedWorker extends ForkJoinWorkerThread {
    NamedWorker(ForkJoinPool pool, String name) {
      super(pool);
      setName(name);
    }
  }

  /** As users do who count or refuse what they are given. */
  private static final class Subclass extends ForkJoinPool {
    Subclass(int parallelism, ForkJoinWorkerThreadFactory factory, boolean fifo) {
      super(parallelism, factory, null, fifo);
    }

    @Override
    public void execute(ForkJoinTask<?> task) {
      super.execute(task);
    }

    @Override
    public <T> ForkJoinTask<T> submit(ForkJoinTask<T> task) {
      return super.submit(task);
    }
  }

  final ForkJoinPool pool;

  /** Tasks that the program forked or submitted to it. */
  final AtomicLong pushes = new AtomicLong();

  private final AtomicInteger threads = new AtomicInteger();
  private volatile String name;

  private TestPool(ForkJoinPool common) {
    pool = common;
    name = "common";
  }

  TestPool(Node description, String name) {
    this.name = name;
    boolean named = !description.has(Kind.DEFAULT_FACTORY);
    ForkJoinPool.ForkJoinWorkerThreadFactory factory = named ? this::namedWorker : this::worker;
    boolean fifo = description.has(Kind.FIFO);
    pool =
        description.has(Kind.POOL_SUBCLASS)
            ? new Subclass(description.number, factory, fifo)
            : new ForkJoinPool(description.number, factory, null, fifo);
  }

  private ForkJoinWorkerThread namedWorker(ForkJoinPool owner) {
    return new NamedWorker(owner, name + "-worker-" + threads.incrementAndGet());
  }

  private ForkJoinWorkerThread worker(ForkJoinPool owner) {
    ForkJoinWorkerThread thread = ForkJoinPool.defaultForkJoinWorkerThreadFactory.newThread(owner);
    String given = thread.getName();
    name = given.substring(0, given.indexOf("-worker-"));
    return thread;
  }

  /** The prefix of its workers' names. */
  String name() {
    return name;
  }

  /**
   * No task queued or running and no thread on its way out. In this order: JDK 8 calls a pool
   * quiescent that has submissions but no active worker yet.
   */
  boolean isAtRest() {
    return !pool.hasQueuedSubmissions()
        && pool.isQuiescent()
        && pool.getPoolSize() == alive()
        && (!STEALS_LATE || workers().stream().allMatch(TestPool::isParked));
  }

  /** Returns when the last thread is gone: the agent is told of it when the pool is over. */
  void shutDown() {
    pool.shutdown();
    while (!pool.isTerminated() || alive() > 0) {
      LockSupport.parkNanos(100_000);
    }
  }

  private static boolean isParked(Thread worker) {
    return worker.getState() == Thread.State.WAITING
        || worker.getState() == Thread.State.TIMED_WAITING;
  }

  private int alive() {
    return workers().size();
  }

  private List<Thread> workers() {
    ThreadGroup root = Thread.currentThread().getThreadGroup();
    while (root.getParent() != null) {
      root = root.getParent();
    }
    Thread[] all = new Thread[2 * root.activeCount() + 100];
    int n = root.enumerate(all);
    List<Thread> workers = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      if (all[i] instanceof ForkJoinWorkerThread
          && ((ForkJoinWorkerThread) all[i]).getPool() == pool) {
        workers.add(all[i]);
      }
    }
    return workers;
  }
}
