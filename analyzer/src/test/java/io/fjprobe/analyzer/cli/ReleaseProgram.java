package io.fjprobe.analyzer.cli;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/**
 * Threads that wait for each other, of which it is known who lets whom go on: at different times,
 * so that looks see them all.
 */
final class ReleaseProgram {

  private static final int TIMES = 10;

  /** Where a look has to come between two events that are 100 ms apart. */
  private static final int MORE_TIMES = 16;

  private ReleaseProgram() {}

  public static void main(String[] arguments) throws InterruptedException {
    Thread futures = new Thread(ReleaseProgram::futures, "asks");
    Thread queues = new Thread(ReleaseProgram::queues, "takes");
    futures.start();
    queues.start();
    Thread timers = new Thread(ReleaseProgram::timers, "tells");
    timers.start();
    latches();
    futures.join();
    queues.join();
    timers.join();
  }

  private static void futures() {
    for (int i = 0; i < TIMES; i++) {
      CompletableFuture<String> future = new CompletableFuture<>();
      new Thread(() -> completes(future), "completer-" + i).start();
      future.join();
    }
  }

  private static void completes(CompletableFuture<String> future) {
    sleep(400);
    future.complete("done");
  }

  private static void queues() {
    BlockingQueue<String> queue = new ArrayBlockingQueue<>(1);
    ForkJoinPool pool = new ForkJoinPool(1);
    for (int i = 0; i < TIMES; i++) {
      ForkJoinTask<?> task = pool.submit(() -> puts(queue));
      takes(queue);
      task.join();
    }
    pool.shutdown();
  }

  private static void puts(BlockingQueue<String> queue) {
    sleep(430);
    queue.add("one");
  }

  private static void takes(BlockingQueue<String> queue) {
    try {
      queue.take();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void latches() {
    ForkJoinPool pool = new ForkJoinPool(1);
    for (int i = 0; i < TIMES; i++) {
      CountDownLatch latch = new CountDownLatch(1);
      ForkJoinTask<?> task = pool.submit(() -> awaits(latch));
      opens(latch);
      task.join();
    }
    pool.shutdown();
  }

  private static void awaits(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void opens(CountDownLatch latch) {
    sleep(470);
    latch.countDown();
  }

  /** Both executors could wait for a time, but only one of them does. */
  private static void timers() {
    ForkJoinPool pool = new ForkJoinPool(1);
    ScheduledExecutorService timer = executor("timer-1");
    ScheduledExecutorService executor = executor("executor-1");
    // At a fixed rate, the timer always waits for a time, so any look before tells that it does.
    timer.scheduleAtFixedRate(() -> brings(pool), 160, 210, TimeUnit.MILLISECONDS);
    for (int i = 0; i < MORE_TIMES; i++) {
      sleep(420);
      executor.execute(() -> computesAndBrings(pool));
    }
    timer.shutdown();
    executor.shutdown();
    pool.shutdown();
  }

  /** Later than the executor itself was woken: of both at once, a look records only one. */
  private static void computesAndBrings(ForkJoinPool pool) {
    long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(100);
    long turns = 0;
    while (System.nanoTime() < end) {
      turns++;
    }
    if (turns > 0) {
      brings(pool);
    }
  }

  private static void brings(ForkJoinPool pool) {
    pool.execute(() -> {});
  }

  private static ScheduledExecutorService executor(String name) {
    return Executors.newSingleThreadScheduledExecutor(code -> new Thread(code, name));
  }

  private static void sleep(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
