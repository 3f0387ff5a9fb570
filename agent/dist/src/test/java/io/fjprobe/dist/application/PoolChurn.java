package io.fjprobe.dist.application;

import java.lang.management.ManagementFactory;
import java.lang.ref.WeakReference;
import java.lang.reflect.Field;
import java.util.concurrent.Callable;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinWorkerThread;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Makes many pools and forgets them: every other one is shut down, the rest are left to the garbage
 * collector, which gets them once their workers have ended for lack of work, or if they had none.
 */
public final class PoolChurn {

  private static final int BATCH = 500;

  private PoolChurn() {}

  /**
   * @param arguments number of pools
   */
  public static void main(String[] arguments) throws Exception {
    int pools = Integer.parseInt(arguments[0]);
    Field registered = registered();
    int largest = 0;
    for (int i = 1; i <= pools; i++) {
      makeAndForget(i);
      if (i % BATCH == 0) {
        collect();
        largest = Math.max(largest, size(registered));
      }
    }
    awaitEndOfWorkers();
    collect();
    makeAndForget(1);
    sweep();
    System.out.println("largest=" + largest + " last=" + size(registered));
    System.gc();
    long used = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
    System.out.println("heap MB=" + (used >> 20));
    System.out.println("verified");
  }

  private static void makeAndForget(int number) throws Exception {
    ForkJoinPool pool = new ForkJoinPool(2);
    if (number % 2 == 0) {
      Check.equal(number, pool.submit((Callable<Integer>) () -> number).get(), "task");
      pool.shutdown();
      Check.that(pool.awaitTermination(60, TimeUnit.SECONDS), "pool terminates");
    }
  }

  /** A pool is terminated when its last worker says so, which has yet to end, and holds it. */
  private static void awaitEndOfWorkers() throws InterruptedException {
    for (Thread thread : Thread.getAllStackTraces().keySet()) {
      if (thread instanceof ForkJoinWorkerThread
          && ((ForkJoinWorkerThread) thread).getPool() != ForkJoinPool.commonPool()) {
        thread.join();
      }
    }
  }

  /** Until something that is not held is gone, as pools then are too. */
  private static void collect() {
    WeakReference<Object> canary = new WeakReference<>(new Object());
    while (canary.get() != null) {
      System.gc();
    }
  }

  /** What the agent does every second while it records. */
  private static void sweep() throws ReflectiveOperationException {
    try {
      Class.forName("io.fjprobe.bootstrap.Snapshot", true, null).getMethod("mark").invoke(null);
    } catch (ClassNotFoundException e) {
      // no agent
    }
  }

  /** Only a debugger, or what opens everything to itself, sees what the agent keeps. */
  private static Field registered() throws ReflectiveOperationException {
    try {
      return opened(Class.forName("io.fjprobe.bootstrap.tally.PoolRegistry", true, null), "POOLS");
    } catch (ClassNotFoundException e) {
      return null;
    }
  }

  private static Field opened(Class<?> type, String name) throws ReflectiveOperationException {
    Field field = type.getDeclaredField(name);
    field.setAccessible(true);
    return field;
  }

  private static int size(Field registered) throws ReflectiveOperationException {
    if (registered == null) {
      return 0;
    }
    Object pools = ((AtomicReference<?>) registered.get(null)).get();
    return ((Object[]) opened(pools.getClass(), "live").get(pools)).length;
  }
}
