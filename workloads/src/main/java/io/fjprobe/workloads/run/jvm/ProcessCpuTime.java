package io.fjprobe.workloads.run.jvm;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;

/** The CPU time of this process, in all its threads, where the JVM tells. */
public final class ProcessCpuTime {
  private static final long UNKNOWN = -1;

  private ProcessCpuTime() {}

  /** Negative: unknown. */
  public static long nanos() {
    try {
      return Bean.INSTANCE.getProcessCpuTime();
    } catch (LinkageError | RuntimeException e) {
      return UNKNOWN; // a run-time image without jdk.management
    }
  }

  /** Null: unknown now or then. */
  public static Long since(long before) {
    long now = nanos();
    return before < 0 || now < 0 ? null : now - before;
  }

  /** A class of its own, so that its absence shows where it can be caught. */
  private static final class Bean {
    static final OperatingSystemMXBean INSTANCE =
        ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);

    private Bean() {}
  }
}
