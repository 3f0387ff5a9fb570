package io.fjprobe.analyzer.cli;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Ten threads that compute all the time: virtual ones, where the JDK has these. */
public final class ReadyProgram {

  private static final int THREADS = 10;

  /** On a busy machine it takes longer to get them, so that looks have as much time, too. */
  private static final long CPU_NANOS = TimeUnit.SECONDS.toNanos(5);

  private static volatile boolean over;

  private ReadyProgram() {}

  public static void main(String[] arguments) throws Exception {
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < THREADS; i++) {
      threads.add(start(() -> compute()));
    }
    OperatingSystemMXBean system = ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
    while (system.getProcessCpuTime() < CPU_NANOS) {
      Thread.sleep(10);
    }
    over = true;
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

  private static double compute() {
    double sum = 0;
    while (!over) {
      sum = Math.sqrt(sum + 1);
    }
    return sum;
  }
}
