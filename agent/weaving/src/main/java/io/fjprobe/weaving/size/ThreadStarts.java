package io.fjprobe.weaving.size;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/** How many platform threads start. */
final class ThreadStarts {

  /** An event of 100 bytes for each of them makes a third of what a recording may grow. */
  static final int MOST_A_SECOND = 100;

  private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
  private long before = threads.getTotalStartedThreadCount();
  private long beforeNanos = System.nanoTime();
  private boolean told;

  /** Returns true once: when more threads have started since the last call than can be recorded. */
  boolean areMany() {
    long now = threads.getTotalStartedThreadCount();
    long nowNanos = System.nanoTime();
    boolean many = !told && areMany(now - before, nowNanos - beforeNanos);
    before = now;
    beforeNanos = nowNanos;
    told |= many;
    return many;
  }

  static boolean areMany(long started, long nanos) {
    return started * 1e9 > (double) MOST_A_SECOND * nanos;
  }
}
