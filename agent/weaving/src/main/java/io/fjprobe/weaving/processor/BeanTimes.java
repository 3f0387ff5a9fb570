package io.fjprobe.weaving.processor;

import com.sun.management.OperatingSystemMXBean;
import io.fjprobe.bootstrap.statistics.ProcessorTimes;
import java.lang.management.ManagementFactory;

/** What the management beans tell, where the system has no files. They take long to start. */
final class BeanTimes extends ProcessorTimes {

  private OperatingSystemMXBean system;
  private boolean missing;

  @Override
  protected synchronized long processNanos() {
    if (system == null && !missing) {
      missing = true; // until it is there: asked once only
      system = ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
      missing = system == null;
    }
    return missing ? -1 : system.getProcessCpuTime();
  }
}
