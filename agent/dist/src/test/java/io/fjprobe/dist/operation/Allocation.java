package io.fjprobe.dist.operation;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/** What calls of operations allocate, by the JVM's own count. */
final class Allocation {

  private static final int CALLS = 1_000_000;

  private Allocation() {}

  /** Bytes of the calling thread for a million calls from outside, each with two inside. */
  static long ofMillionCalls() {
    call(10_000); // what is made once is made now
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long self = Thread.currentThread().getId();
    long before = threads.getThreadAllocatedBytes(self);
    call(CALLS);
    return threads.getThreadAllocatedBytes(self) - before;
  }

  private static void call(int times) {
    long sum = 0;
    for (int i = 0; i < times; i++) {
      sum += Orders.recurse(2);
    }
    if (sum != 2L * times) {
      throw new IllegalStateException("wrong result");
    }
  }
}
