package io.fjprobe.weaving.processor;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.function.LongSupplier;

/** The same where no file tells it. The beans take long to start. */
final class BeanProcess implements LongSupplier {

  private OperatingSystemMXBean system;
  private boolean missing;

  @Override
  public synchronized long getAsLong() {
    if (system == null && !missing) {
      missing = true; // until it is there: asked once only
      system = ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
      missing = system == null;
    }
    return missing ? -1 : system.getProcessCpuTime();
  }
}
