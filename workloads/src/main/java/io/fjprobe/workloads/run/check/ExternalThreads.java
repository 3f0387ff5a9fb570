package io.fjprobe.workloads.run.check;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.IntConsumer;

/** Threads that belong to no pool and start their work at the same moment. */
public final class ExternalThreads {
  private ExternalThreads() {}

  /**
   * Runs the work in each thread, numbered from 0, and returns when all have ended.
   *
   * @throws CheckFailure if one of them throws: the first of what was thrown is its cause
   */
  public static void run(int count, IntConsumer work) {
    CountDownLatch ready = new CountDownLatch(count);
    AtomicReference<Throwable> failure = new AtomicReference<>();
    Thread[] threads = new Thread[count];
    for (int i = 0; i < count; i++) {
      int number = i;
      threads[i] =
          new Thread(
              () -> {
                try {
                  ready.countDown();
                  ready.await();
                  work.accept(number);
                } catch (InterruptedException | RuntimeException | Error e) {
                  failure.compareAndSet(null, e);
                }
              },
              "external-" + (i + 1));
      threads[i].setDaemon(true);
      threads[i].start();
    }
    join(threads);
    if (failure.get() != null) {
      throw new CheckFailure("an external thread failed: " + failure.get(), failure.get());
    }
  }

  private static void join(Thread[] threads) {
    try {
      for (Thread thread : threads) {
        thread.join();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CheckFailure("interrupted while external threads ran", e);
    }
  }
}
