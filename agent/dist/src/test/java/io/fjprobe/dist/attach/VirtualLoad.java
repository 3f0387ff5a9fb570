package io.fjprobe.dist.attach;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.locks.ReentrantLock;

/** Ten thousand virtual threads that sleep and wait for each other until told to end. */
final class VirtualLoad {

  private static final int THREADS = 10_000;

  private final ReentrantLock lock = new ReentrantLock();
  private final List<Future<Integer>> threads = new ArrayList<>();
  private volatile boolean going;
  private long steps;

  void begin() throws ReflectiveOperationException {
    going = true;
    threads.clear();
    steps = 0;
    Method make = Executors.class.getMethod("newVirtualThreadPerTaskExecutor");
    ExecutorService executor = (ExecutorService) make.invoke(null);
    for (int i = 0; i < THREADS; i++) {
      threads.add(executor.submit((Callable<Integer>) this::run));
    }
  }

  private int run() throws InterruptedException {
    int own = 0;
    do {
      Thread.sleep(500); // so long that carriers are idle now and then
      lock.lock();
      try {
        steps++;
        own++;
      } finally {
        lock.unlock();
      }
    } while (going);
    return own;
  }

  /** How many threads ended; fails unless all they did was counted. */
  int end() throws Exception {
    going = false;
    long sum = 0;
    for (Future<Integer> each : threads) {
      sum += each.get();
    }
    if (sum != steps) {
      throw new IllegalStateException(sum + " steps made, " + steps + " counted");
    }
    return threads.size();
  }
}
