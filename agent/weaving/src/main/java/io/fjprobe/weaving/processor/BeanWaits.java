package io.fjprobe.weaving.processor;

import io.fjprobe.bootstrap.statistics.WaitCounts;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;

/** Asks for no stack traces, so that the JVM needs not stop the threads. */
final class BeanWaits implements WaitCounts.Reader {

  private volatile ThreadMXBean threads;

  @Override
  public boolean isReady() {
    return threads != null;
  }

  @Override
  public long[] read(long[] threadIds) {
    ThreadMXBean bean = threads;
    if (bean == null) {
      bean = ManagementFactory.getThreadMXBean();
      bean.getThreadInfo(threadIds, 0); // loads classes, which hooks should not
      threads = bean;
    }
    ThreadInfo[] infos = bean.getThreadInfo(threadIds, 0);
    long[] counts = new long[2 * infos.length];
    for (int i = 0; i < infos.length; i++) {
      counts[2 * i] = infos[i] == null ? -1 : infos[i].getBlockedCount();
      counts[2 * i + 1] = infos[i] == null ? -1 : infos[i].getWaitedCount();
    }
    return counts;
  }
}
