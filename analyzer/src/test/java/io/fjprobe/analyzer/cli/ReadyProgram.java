package io.fjprobe.analyzer.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Ten threads that compute all the time: virtual ones, where the JDK has these. */
public final class ReadyProgram {

  private static final int THREADS = 10;
  private static final long NANOS = TimeUnit.MILLISECONDS.toNanos(2_000);

  private ReadyProgram() {}

  public static void main(String[] arguments) throws Exception {
    long end = System.nanoTime() + NANOS;
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < THREADS; i++) {
      threads.add(start(() -> compute(end)));
    }
    for (Thread thread : threads) {
      thread.join();
    }
  }

  private static Thread start(Runnable task) {
    try {
      return (Thread)
          Thread.class.getMethod("startVirtualThread", Runnable.class).invoke(null, task);
    } catch (ReflectiveOperationException e) {
      Thread thread = new Thread(task);
      thread.start();
      return thread;
    }
  }

  private static double compute(long end) {
    double sum = 0;
    while (System.nanoTime() - end < 0) {
      sum = Math.sqrt(sum + 1);
    }
    return sum;
  }
}
