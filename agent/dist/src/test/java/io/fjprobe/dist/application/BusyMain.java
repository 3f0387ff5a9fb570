package io.fjprobe.dist.application;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;

/** Computes, and says how much CPU time the process had when main began and before it ended. */
public final class BusyMain {

  private static final long NANOS = 300_000_000;

  private BusyMain() {}

  public static void main(String[] arguments) {
    OperatingSystemMXBean system =
        (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    long begin = system.getProcessCpuTime();
    while (system.getProcessCpuTime() - begin < NANOS) {
      Check.that(Math.sqrt(begin) >= 0, "the root of a time");
    }
    System.out.println(begin + " " + system.getProcessCpuTime());
  }
}
