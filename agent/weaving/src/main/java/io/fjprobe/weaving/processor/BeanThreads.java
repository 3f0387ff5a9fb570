package io.fjprobe.weaving.processor;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/** What the management beans tell of threads: not how long they waited. */
final class BeanThreads implements Threads {

  private static final long[] NONE = {};

  private ThreadMXBean threads;

  @Override
  public synchronized long[] ids() {
    if (threads == null) {
      threads = ManagementFactory.getThreadMXBean();
    }
    return threads.isThreadCpuTimeSupported() && threads.isThreadCpuTimeEnabled()
        ? threads.getAllThreadIds()
        : NONE;
  }

  @Override
  public synchronized boolean read(long id, Times times) {
    times.cpu = threads.getThreadCpuTime(id);
    times.wait = -1;
    times.switches = -1;
    return times.cpu >= 0;
  }

  @Override
  public boolean readAgain(long id, Times times) {
    return read(id, times);
  }

  @Override
  public void forget(long id) {
    // nothing is kept
  }

  @Override
  public void forgetAll() {
    // nothing is kept
  }

  /** In a hook: the beans may not be there yet, and would have to be waited for. */
  @Override
  public long current() {
    return -1;
  }

  @Override
  public boolean areOfSystem() {
    return false;
  }
}
