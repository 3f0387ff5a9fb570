package io.fjprobe.weaving.operation;

import io.fjprobe.bootstrap.operation.CpuClock;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/** The JDK's clock of the current thread, which must not be a virtual one. */
final class ThreadCpuClock extends CpuClock {

  private final ThreadMXBean threads;

  private ThreadCpuClock(ThreadMXBean threads) {
    this.threads = threads;
  }

  /** Null where there is none. */
  static CpuClock find() {
    try {
      ThreadMXBean threads = ManagementFactory.getThreadMXBean();
      boolean works = threads.isCurrentThreadCpuTimeSupported() && threads.isThreadCpuTimeEnabled();
      return works ? new ThreadCpuClock(threads) : null;
    } catch (LinkageError | RuntimeException e) {
      return null; // no java.management here; then CPU times are not recorded
    }
  }

  @Override
  public long nanos() {
    return threads.getCurrentThreadCpuTime();
  }
}
