package io.fjprobe.workloads.matrix;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.LinkedHashMap;
import java.util.Map;

/** How busy the machine was before a JVM started and while it ran, as far as this JVM tells. */
final class MachineLoad {
  private final Double averageBefore;
  private Double averageAfter;
  private Double cpuLoadDuring;

  /** Before the JVM starts. */
  MachineLoad() {
    averageBefore = average();
    cpuLoad(); // the next call tells of the time since this one
  }

  /** After it has ended. */
  void ended() {
    averageAfter = average();
    cpuLoadDuring = cpuLoad();
  }

  /** Null: not known. */
  private static Double average() {
    return orNull(ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage());
  }

  @SuppressWarnings("deprecation") // JDK 14 renamed it
  private static Double cpuLoad() {
    try {
      return orNull(Bean.INSTANCE.getSystemCpuLoad());
    } catch (LinkageError | RuntimeException e) {
      return null; // a run-time image without jdk.management
    }
  }

  private static Double orNull(double load) {
    return load < 0 || Double.isNaN(load) ? null : load;
  }

  Map<String, Object> toJson() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("averageOfOneMinuteBefore", averageBefore);
    json.put("averageOfOneMinuteAfter", averageAfter);
    json.put("cpuLoadDuring", cpuLoadDuring);
    return json;
  }

  /** A class of its own, so that its absence shows where it can be caught. */
  private static final class Bean {
    static final OperatingSystemMXBean INSTANCE =
        ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);

    private Bean() {}
  }
}
