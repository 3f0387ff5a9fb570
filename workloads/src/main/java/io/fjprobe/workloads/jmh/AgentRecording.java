package io.fjprobe.workloads.jmh;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import jdk.jfr.FlightRecorder;
import jdk.jfr.Recording;

/** The agent's own recording of this JVM; not to be loaded where there is no jdk.jfr. */
final class AgentRecording {
  private static final String NAME = "fjprobe";

  private AgentRecording() {}

  /** Ends it without a file. */
  static void drop(PrintStream err) {
    if (!FlightRecorder.isInitialized()) {
      return;
    }
    for (Recording recording : FlightRecorder.getFlightRecorder().getRecordings()) {
      Path file = recording.getDestination();
      if (recording.getName().equals(NAME) && file != null) {
        recording.close();
        delete(file);
        err.println(
            "jmh: no recording of this JVM, as benchmarks run in forks: each fork leaves its own");
      }
    }
  }

  private static void delete(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      // it is empty
    }
  }
}
