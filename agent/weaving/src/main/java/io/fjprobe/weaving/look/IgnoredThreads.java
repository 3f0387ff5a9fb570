package io.fjprobe.weaving.look;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

/** Threads of the JVM and of the agent, which do nothing for the application. */
final class IgnoredThreads {

  private static final Set<String> NAMES =
      new HashSet<>(
          Arrays.asList(
              "Reference Handler",
              "Finalizer",
              "Signal Dispatcher",
              "Common-Cleaner",
              "Cleaner-0",
              "Attach Listener",
              "Notification Thread",
              "Service Thread",
              "Monitor Deflation Thread",
              "DestroyJavaVM",
              "process reaper",
              "VirtualThread-unblocker",
              "VirtualThread-unparker",
              "Read-Poller",
              "Write-Poller",
              "JFR Recorder Thread",
              "JFR Periodic Tasks",
              "JFR Shutdown Hook"));

  private static final String OWN = "fjprobe";

  private IgnoredThreads() {}

  static boolean isOne(String name) {
    return NAMES.contains(name) || name.startsWith(OWN);
  }
}
