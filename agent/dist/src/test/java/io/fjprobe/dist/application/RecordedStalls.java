package io.fjprobe.dist.application;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What the recording of this JVM says so far. By reflection: the API that programs for Java 8 are
 * compiled with does not have it.
 */
final class RecordedStalls {

  private RecordedStalls() {}

  /**
   * Of pools that stand still.
   *
   * @param over of pools that did
   */
  static Set<String> names(boolean over) throws Exception {
    Path copy = Files.createTempFile("stalls", ".jfr");
    Class<?> recorder = Class.forName("jdk.jfr.FlightRecorder");
    Object current = recorder.getMethod("getFlightRecorder").invoke(null);
    try (AutoCloseable snapshot =
        (AutoCloseable) recorder.getMethod("takeSnapshot").invoke(current)) {
      snapshot.getClass().getMethod("dump", Path.class).invoke(snapshot, copy);
      return names(copy, over);
    } finally {
      Files.delete(copy);
    }
  }

  private static Set<String> names(Path recording, boolean over)
      throws ReflectiveOperationException {
    Class<?> file = Class.forName("jdk.jfr.consumer.RecordingFile");
    List<?> events = (List<?>) file.getMethod("readAllEvents", Path.class).invoke(null, recording);
    Set<String> names = new HashSet<>();
    for (Object event : events) {
      Object type = event.getClass().getMethod("getEventType").invoke(event);
      if (type.getClass().getMethod("getName").invoke(type).equals("fjprobe.PoolStall")
          && value(event, "over").equals(over)) {
        names.add((String) value(event, "poolName"));
      }
    }
    return names;
  }

  private static Object value(Object event, String field) throws ReflectiveOperationException {
    return event.getClass().getMethod("getValue", String.class).invoke(event, field);
  }
}
