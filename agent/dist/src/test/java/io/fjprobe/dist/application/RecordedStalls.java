package io.fjprobe.dist.application;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import jdk.jfr.FlightRecorder;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;

/** What the recording of this JVM says so far. */
final class RecordedStalls {

  private RecordedStalls() {}

  /** Of the pools that stand still. */
  static List<String> names() throws IOException {
    Path copy = Files.createTempFile("stalls", ".jfr");
    try (Recording snapshot = FlightRecorder.getFlightRecorder().takeSnapshot()) {
      snapshot.dump(copy);
      List<String> names = new ArrayList<>();
      for (RecordedEvent event : RecordingFile.readAllEvents(copy)) {
        if (event.getEventType().getName().equals("fjprobe.PoolStall")) {
          names.add(event.getString("poolName"));
        }
      }
      return names;
    } finally {
      Files.delete(copy);
    }
  }
}
