package io.fjprobe.analyzer.cli;

import io.fjprobe.analyzer.recording.Recording;
import java.nio.file.Path;
import java.util.List;

/** Says that a recording lacks the events that the user calls operations. */
final class NoSuchEvents {

  /** At most this many types of events are named. */
  private static final int MOST_NAMES = 5;

  private NoSuchEvents() {}

  static String message(Path file, String type, Recording recording) {
    List<String> own =
        recording.facts().eventCounts().keySet().stream()
            .filter(name -> !name.startsWith("jdk.") && !name.startsWith("fjprobe."))
            .limit(MOST_NAMES)
            .toList();
    return file
        + " has no event "
        + type
        + ": "
        + (own.isEmpty()
            ? "the program wrote no events of its own, or they are switched off; enable them in"
                + " a .jfc"
            : "the program's own events are " + String.join(", ", own));
  }
}
