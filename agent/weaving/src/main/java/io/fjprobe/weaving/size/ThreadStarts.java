package io.fjprobe.weaving.size;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/** How many platform threads start. */
final class ThreadStarts {

  /**
   * Chosen low: an event takes only 11 to 15 bytes on JDK 8 to 28, but each has the stack of the
   * thread that starts another one, which has to be walked.
   */
  static final int MOST_A_SECOND = 100;

  private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
  private long before = threads.getTotalStartedThreadCount();
  private long beforeNanos = System.nanoTime();

  /** Whether more threads have started since the last call than can be recorded. */
  boolean areMany() {
    long now = threads.getTotalStartedThreadCount();
    long nowNanos = System.nanoTime();
    boolean many = areMany(now - before, nowNanos - beforeNanos);
    before = now;
    beforeNanos = nowNanos;
    return many;
  }

  static boolean areMany(long started, long nanos) {
    return started * 1e9 > (double) MOST_A_SECOND * nanos;
  }
}
