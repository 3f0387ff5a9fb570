package io.fjprobe.dist.application;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.locks.ReentrantLock;

/** Virtual threads that sleep and contend for a lock, where there are any (21 and later). */
final class VirtualThreads {

  private VirtualThreads() {}

  static void run() throws Exception {
    ExecutorService executor = executor();
    if (executor == null) {
      return;
    }
    ReentrantLock lock = new ReentrantLock();
    int[] counter = new int[1];
    List<Future<?>> threads = new ArrayList<>();
    for (int i = 0; i < 200; i++) {
      threads.add(executor.submit(() -> count(lock, counter)));
    }
    for (Future<?> thread : threads) {
      thread.get();
    }
    executor.shutdown();
    Check.equal(200, counter[0], "count of virtual threads");
  }

  /** One virtual thread for each task; null where there are none. */
  static ExecutorService executor() throws ReflectiveOperationException {
    if (System.getProperty("java.specification.version").compareTo("21") < 0
        || System.getProperty("java.specification.version").startsWith("1.")) {
      return null; // 19 and 20 have them in preview only
    }
    Method factory = Executors.class.getMethod("newVirtualThreadPerTaskExecutor");
    return (ExecutorService) factory.invoke(null);
  }

  private static void count(ReentrantLock lock, int[] counter) {
    try {
      Thread.sleep(1);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    lock.lock();
    try {
      counter[0]++;
    } finally {
      lock.unlock();
    }
  }
}
