package io.fjprobe.dist.application;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Virtual threads that sleep, lock, pin their carrier, park, and wait for futures, for as long as
 * asked; every result is checked. Without progress for a minute, prints all threads and gives up.
 */
public final class VirtualThreadStress {

  private static final int AT_A_TIME = 2_000;
  private static final long PATIENCE_SECONDS = 60;
  private static final int STUCK = 3;

  private final ReentrantLock lock = new ReentrantLock();
  private final Object monitor = new Object();
  private final AtomicLong done = new AtomicLong();
  private long locked;
  private long synchronizedTo;

  private VirtualThreadStress() {}

  /**
   * @param arguments the least number of threads; the least duration in seconds
   */
  public static void main(String[] arguments) throws Exception {
    new VirtualThreadStress()
        .run(Long.parseLong(arguments[0]), TimeUnit.SECONDS.toNanos(Long.parseLong(arguments[1])));
    System.out.println("verified");
  }

  private void run(long threads, long nanos) throws Exception {
    Thread watchdog = new Thread(this::watch, "watchdog");
    watchdog.setDaemon(true);
    watchdog.start();
    long begin = System.nanoTime();
    long started = 0;
    Semaphore room = new Semaphore(AT_A_TIME);
    ExecutorService executor = VirtualThreads.executor();
    while (started < threads || System.nanoTime() - begin < nanos) {
      room.acquire();
      long number = started++;
      executor.execute(
          () -> {
            try {
              work(number, executor);
            } finally {
              room.release();
            }
          });
    }
    room.acquire(AT_A_TIME); // all have ended, and so have the threads that they started
    executor.shutdown();
    Check.that(executor.awaitTermination(60, TimeUnit.SECONDS), "executor terminates");
    Check.equal(started, done.get(), "threads that did their work");
    Check.equal(started, locked, "count under the lock");
    Check.equal(started, synchronizedTo, "count under the monitor");
    System.out.println("threads=" + started);
  }

  private void work(long number, ExecutorService executor) {
    try {
      switch ((int) (number % 5)) {
        case 0:
          Thread.sleep(1);
          break;
        case 1:
          synchronized (new Object()) { // up to JDK 23, keeps the carrier
            Thread.sleep(0, 100_000);
          }
          break;
        case 2:
          Check.equal(
              number + 1,
              CompletableFuture.supplyAsync(() -> number, executor).thenApply(n -> n + 1).get(),
              "future");
          break;
        case 3:
          LockSupport.parkNanos(100_000);
          break;
        default:
          Future<Long> inner = executor.submit(() -> number);
          Check.equal(number, inner.get(), "result of an inner thread");
      }
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
    lock.lock();
    try {
      locked++;
    } finally {
      lock.unlock();
    }
    synchronized (monitor) {
      synchronizedTo++;
    }
    done.incrementAndGet();
  }

  private void watch() {
    long before = -1;
    while (before != done.get()) {
      before = done.get();
      try {
        TimeUnit.SECONDS.sleep(PATIENCE_SECONDS);
      } catch (InterruptedException e) {
        return;
      }
    }
    System.out.println("no progress after " + before + " threads");
    Thread.getAllStackTraces()
        .forEach(
            (thread, trace) -> {
              System.out.println(thread);
              for (StackTraceElement element : trace) {
                System.out.println("    at " + element);
              }
            });
    Runtime.getRuntime().halt(STUCK);
  }
}
