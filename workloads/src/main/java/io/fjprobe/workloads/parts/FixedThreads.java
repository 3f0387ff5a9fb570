package io.fjprobe.workloads.parts;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;

/** A pool of so many threads and one queue. */
class FixedThreads extends ByExecutor {
  private final int threads;

  FixedThreads(int threads) {
    this.threads = threads;
  }

  @Override
  ExecutorService newExecutor() {
    return Executors.newFixedThreadPool(threads, OwnThread::new);
  }

  @Override
  public boolean mayTake(Thread thread, ForkJoinPool none, Thread caller) {
    return thread instanceof OwnThread;
  }

  @Override
  public int mostThreads() {
    return threads;
  }

  /** Known by its class. */
  private static final class OwnThread extends Thread {
    OwnThread(Runnable work) {
      super(work);
    }
  }
}
