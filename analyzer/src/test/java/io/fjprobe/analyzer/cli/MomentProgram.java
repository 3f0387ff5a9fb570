package io.fjprobe.analyzer.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;

/**
 * Does one thing after the other, for a while each, and prints for how long. What holds each part
 * up is known: the thread, the method, and how many run beside it.
 */
public final class MomentProgram {

  /** Some fifteen looks: in a JVM that is so young the agent affords some ten a second. */
  private static final long PART = TimeUnit.MILLISECONDS.toNanos(1_600);

  private static final int WAITERS = 40;
  private static final Object FIRST = new Object();
  private static final Object SECOND = new Object();

  private static final Thread MAIN = Thread.currentThread();

  private static volatile long result;
  private static volatile Thread waiter;
  private static volatile Thread middle;

  private MomentProgram() {}

  private interface Part {
    void run() throws Exception;
  }

  public static void main(String[] arguments) throws Exception {
    ForkJoinPool pool = new ForkJoinPool(2);
    ExecutorService first = threadPerTask();
    first.submit(() -> sleep()); // to read the first stack of such a thread takes the agent long
    first.shutdown();
    time("alone", MomentProgram::alone);
    time("both", () -> two(pool, MomentProgram::both, MomentProgram::both));
    time("nap", () -> two(pool, MomentProgram::nap, MomentProgram::nap));
    time("holder", () -> locked(pool));
    time("last", () -> chain(pool));
    time("doze", MomentProgram::executor);
    manyWait();
    pool.shutdown();
  }

  private static void time(String name, Part part) throws Exception {
    long before = System.nanoTime();
    part.run();
    System.out.println(name + " " + (System.nanoTime() - before));
  }

  private static void two(ForkJoinPool pool, Runnable first, Runnable second) throws Exception {
    CyclicBarrier barrier = new CyclicBarrier(2);
    ForkJoinTask<?> one = pool.submit(() -> runTogether(barrier, first));
    ForkJoinTask<?> other = pool.submit(() -> runTogether(barrier, second));
    one.get();
    other.get();
  }

  /**
   * On a busy machine it takes the main thread and the other worker a while to be where they stay.
   */
  private static void runTogether(CyclicBarrier barrier, Runnable part) {
    until(() -> MAIN.getState() == Thread.State.WAITING);
    try {
      barrier.await();
    } catch (InterruptedException | BrokenBarrierException e) {
      throw new IllegalStateException(e);
    }
    part.run();
  }

  private static void alone() {
    long end = System.nanoTime() + PART;
    while (System.nanoTime() < end) {
      result += compute(result);
    }
  }

  private static void both() {
    long end = System.nanoTime() + PART;
    while (System.nanoTime() < end) {
      result += compute(result);
    }
  }

  private static void nap() {
    sleep();
  }

  /** One worker computes with a lock, the other one waits for it. */
  private static void locked(ForkJoinPool pool) throws Exception {
    CountDownLatch taken = new CountDownLatch(1);
    two(pool, () -> takes(taken), () -> waits(taken));
  }

  /** On a busy machine it takes the other one a while to come to the lock. */
  private static void takes(CountDownLatch taken) {
    synchronized (FIRST) {
      taken.countDown();
      until(() -> isBlocked(waiter));
      holder();
    }
  }

  private static void holder() {
    long end = System.nanoTime() + PART;
    while (System.nanoTime() < end) {
      result += compute(result);
    }
  }

  private static void waits(CountDownLatch taken) {
    await(taken);
    waiter = Thread.currentThread();
    synchronized (FIRST) {
      result++;
    }
  }

  /** The main thread waits for a task, which waits for a lock, the owner of which sleeps. */
  private static void chain(ForkJoinPool pool) throws Exception {
    waiter = null;
    CountDownLatch first = new CountDownLatch(1);
    CountDownLatch second = new CountDownLatch(1);
    Thread outside =
        new Thread(
            () -> {
              synchronized (SECOND) {
                second.countDown();
                until(() -> isBlocked(middle) && isBlocked(waiter));
                last();
              }
            },
            "outside");
    outside.start();
    two(pool, () -> middle(first, second), () -> waitsForMiddle(first));
    outside.join();
  }

  private static void last() {
    sleep();
  }

  private static void middle(CountDownLatch first, CountDownLatch second) {
    await(second);
    middle = Thread.currentThread();
    synchronized (FIRST) {
      first.countDown();
      synchronized (SECOND) {
        result++;
      }
    }
  }

  private static void waitsForMiddle(CountDownLatch first) {
    await(first);
    waiter = Thread.currentThread();
    synchronized (FIRST) {
      result++;
    }
  }

  /** Two threads for four tasks: in the first half of the time, two of these wait. */
  private static void executor() throws Exception {
    ExecutorService executor = Executors.newFixedThreadPool(2);
    List<Future<?>> tasks = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      tasks.add(executor.submit(MomentProgram::doze));
    }
    for (Future<?> task : tasks) {
      task.get();
    }
    executor.shutdown();
  }

  /** A thread sleeps with a lock that forty others wait for; virtual ones, where there are any. */
  private static void manyWait() throws Exception {
    ReentrantLock lock = new ReentrantLock();
    CountDownLatch taken = new CountDownLatch(1);
    ExecutorService executor = threadPerTask();
    List<Future<?>> tasks = new ArrayList<>();
    tasks.add(executor.submit(() -> has(lock, taken)));
    taken.await();
    for (int i = 0; i < WAITERS; i++) {
      tasks.add(executor.submit(() -> wants(lock)));
    }
    for (Future<?> task : tasks) {
      task.get();
    }
    executor.shutdown();
  }

  private static ExecutorService threadPerTask() throws ReflectiveOperationException {
    try {
      return (ExecutorService)
          Executors.class.getMethod("newVirtualThreadPerTaskExecutor").invoke(null);
    } catch (NoSuchMethodException e) {
      return Executors.newCachedThreadPool();
    }
  }

  /** On a busy machine it takes the others a while to come to the lock. */
  private static Void has(ReentrantLock lock, CountDownLatch taken) throws Exception {
    lock.lock();
    try {
      taken.countDown();
      time("gather", () -> until(() -> lock.getQueueLength() == WAITERS));
      time("keeps", MomentProgram::keeps);
    } finally {
      lock.unlock();
    }
    return null;
  }

  private static void keeps() {
    sleep();
  }

  private static void wants(ReentrantLock lock) {
    lock.lock();
    try {
      result++;
    } finally {
      lock.unlock();
    }
  }

  private static void doze() {
    sleep(PART / 2);
  }

  private static void sleep() {
    sleep(PART);
  }

  private static void sleep(long nanos) {
    try {
      TimeUnit.NANOSECONDS.sleep(nanos);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Whoever waits here does not run, so that no sample near to a part is of it. */
  private static void until(BooleanSupplier done) {
    while (!done.getAsBoolean()) {
      sleep(TimeUnit.MILLISECONDS.toNanos(1));
    }
  }

  private static boolean isBlocked(Thread thread) {
    return thread != null && thread.getState() == Thread.State.BLOCKED;
  }

  private static long compute(long seed) {
    long value = seed | 1;
    for (int i = 0; i < 2_000; i++) {
      value = value * 31 + i;
    }
    return value;
  }
}
