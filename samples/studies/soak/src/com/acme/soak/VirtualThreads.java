package com.acme.soak;

import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;

/** 100,000 virtual threads that live at the same time; JDK 21 and later. */
final class VirtualThreads implements Callable<Long> {
  private static final int THREADS = 100_000;

  @Override
  public Long call() throws Exception {
    ExecutorService executor =
        (ExecutorService) Executors.class.getMethod("newVirtualThreadPerTaskExecutor").invoke(null);
    CountDownLatch all = new CountDownLatch(THREADS);
    AtomicLong done = new AtomicLong();
    for (int i = 0; i < THREADS; i++) {
      int number = i;
      executor.execute(() -> live(number, all, done));
    }
    executor.shutdown();
    Soak.equal(true, executor.awaitTermination(5, TimeUnit.MINUTES));
    Soak.equal((long) THREADS, done.get());
    return done.get();
  }

  /** Begins when all are there. */
  private static void live(int number, CountDownLatch all, AtomicLong done) {
    try {
      all.countDown();
      all.await();
      switch (number % 4) {
        case 0:
          Thread.sleep(1);
          break;
        case 1:
          LockSupport.parkNanos(100_000);
          break;
        case 2:
          Soak.equal(number + 1, CompletableFuture.supplyAsync(() -> number + 1).get());
          break;
        default:
          Thread.yield();
      }
      done.incrementAndGet();
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }
}
