package io.fjprobe.workloads.burden;

import io.fjprobe.workloads.task.EmptyTask;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/**
 * The CPU time of a task that does nothing and that its worker forks, joins and runs. There is no
 * other worker that could steal it.
 */
final class EmptyForks {
  /** Enough, so that two readings of the CPU time are less than a hundredth of theirs. */
  private static final int TASKS = 4_000;

  private EmptyForks() {}

  static void measure(Samples samples) {
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    if (!threads.isCurrentThreadCpuTimeSupported() || !threads.isThreadCpuTimeEnabled()) {
      throw new NotMeasured("this JVM does not tell the CPU time of a thread");
    }
    Pools.inside(1, () -> measure(samples, threads));
  }

  private static void measure(Samples samples, ThreadMXBean threads) {
    while (samples.wantMore()) {
      long start = threads.getCurrentThreadCpuTime();
      for (int i = 0; i < TASKS; i++) {
        EmptyTask task = new EmptyTask();
        task.fork();
        task.join();
      }
      samples.add((double) (threads.getCurrentThreadCpuTime() - start) / TASKS);
    }
  }
}
