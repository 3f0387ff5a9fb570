package io.fjprobe.weaving;

import java.lang.management.ManagementFactory;
import java.lang.management.RuntimeMXBean;

/** What the agent needs to know of the JVM that it is in. */
final class Jvm {

  private final RuntimeMXBean runtime;

  private Jvm(RuntimeMXBean runtime) {
    this.runtime = runtime;
  }

  static Jvm current() {
    return new Jvm(ManagementFactory.getRuntimeMXBean());
  }

  String pid() {
    String name = runtime.getName();
    int at = name.indexOf('@');
    return at < 0 ? name : name.substring(0, at);
  }

  /** Recordings of the command line begin after premain, so the command line has to be asked. */
  boolean startsRecording() {
    for (String argument : runtime.getInputArguments()) {
      if (argument.startsWith("-XX:StartFlightRecording")) {
        return true;
      }
    }
    return false;
  }
}
