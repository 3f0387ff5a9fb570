package io.fjprobe.analyzer.watch.source;

import javax.management.MalformedObjectNameException;
import javax.management.ObjectName;
import jdk.management.jfr.FlightRecorderMXBean;

/** The bean by which a Flight Recorder is asked. */
final class FlightRecorders {

  static final ObjectName NAME = name();

  private FlightRecorders() {}

  private static ObjectName name() {
    try {
      return new ObjectName(FlightRecorderMXBean.MXBEAN_NAME);
    } catch (MalformedObjectNameException e) {
      throw new IllegalStateException(e);
    }
  }
}
