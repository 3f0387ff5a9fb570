package io.fjprobe.workloads.run.pool;

import io.fjprobe.workloads.run.check.Quiescence;
import io.fjprobe.workloads.run.figures.Tally;
import io.fjprobe.workloads.run.workload.Jsr166yOperation;
import io.fjprobe.workloads.run.workload.Operation;
import java.lang.Thread.State;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import jsr166y.ForkJoinPool;
import jsr166y.ForkJoinPool.ForkJoinWorkerThreadFactory;
import jsr166y.ForkJoinWorkerThread;

/** A pool of the library jsr166y: what JDK 7 had, on any JDK. */
final class Jsr166yPool extends WorkerPool {
  private final ForkJoinPool library;
  private final Workers workers;

  private Jsr166yPool(String name, ForkJoinPool library, Workers workers) {
    super(name, null, null);
    this.library = library;
    this.workers = workers;
  }

  static WorkerPool create(String name, int parallelism) {
    Workers workers = new Workers(name);
    return new Jsr166yPool(name, new ForkJoinPool(parallelism, workers, null, false), workers);
  }

  /** Names and keeps the workers. */
  private static final class Workers implements ForkJoinWorkerThreadFactory {
    private final String poolName;
    private final AtomicInteger created = new AtomicInteger();
    private final Queue<Thread> threads = new ConcurrentLinkedQueue<>();

    Workers(String poolName) {
      this.poolName = poolName;
    }

    @Override
    public ForkJoinWorkerThread newThread(ForkJoinPool pool) {
      ForkJoinWorkerThread thread = ForkJoinPool.defaultForkJoinWorkerThreadFactory.newThread(pool);
      thread.setName(poolName + "-worker-" + created.incrementAndGet());
      threads.removeIf(each -> each.getState() == State.TERMINATED);
      threads.add(thread);
      return thread;
    }

    boolean areParked() {
      return threads.stream()
          .map(Thread::getState)
          .allMatch(
              state ->
                  state == State.WAITING
                      || state == State.TIMED_WAITING
                      || state == State.TERMINATED);
    }
  }

  @Override
  public void run(Operation operation, Tally tally) {
    ((Jsr166yOperation) operation).run(library, tally);
  }

  @Override
  public int threadsCreated() {
    return workers.created.get();
  }

  @Override
  public long stealCount() {
    return library.getStealCount();
  }

  @Override
  public int size() {
    return library.getPoolSize();
  }

  /**
   * A worker that finds no more work first counts as idle, then adds its steals to those of the
   * pool, then parks.
   */
  @Override
  public void awaitQuiescence() {
    Quiescence.await(
        () -> !library.hasQueuedSubmissions() && library.isQuiescent() && workers.areParked(),
        library);
  }

  @Override
  public void shutDown() {
    shutDown(library);
  }

  @Override
  public void abandon() {
    library.shutdownNow();
  }
}
