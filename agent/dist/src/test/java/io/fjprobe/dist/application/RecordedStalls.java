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

  private static final String THREAD = "fjprobe.StalledThread";

  private RecordedStalls() {}

  /**
   * Of pools that stand still, and of which it is written what their threads wait for.
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

  /**
   * Lets those who look at the threads of stalled pools write what they see; whoever begins later
   * writes nothing.
   */
  static void endThreads() throws Exception {
    for (Thread each : Thread.getAllStackTraces().keySet()) {
      if (each.getName().equals("fjprobe stall report")) {
        each.join();
      }
    }
    Class<?> recorder = Class.forName("jdk.jfr.FlightRecorder");
    Object current = recorder.getMethod("getFlightRecorder").invoke(null);
    for (Object recording : (List<?>) recorder.getMethod("getRecordings").invoke(current)) {
      recording.getClass().getMethod("disable", String.class).invoke(recording, THREAD);
    }
  }

  private static Set<String> names(Path recording, boolean over)
      throws ReflectiveOperationException {
    Class<?> file = Class.forName("jdk.jfr.consumer.RecordingFile");
    List<?> events = (List<?>) file.getMethod("readAllEvents", Path.class).invoke(null, recording);
    Set<String> names = new HashSet<>();
    Set<Object> withThreads = new HashSet<>();
    for (Object event : events) {
      if (isOf(event, THREAD)) {
        withThreads.add(value(event, "poolId"));
      }
    }
    for (Object event : events) {
      if (isOf(event, "fjprobe.PoolStall")
          && value(event, "over").equals(over)
          && withThreads.contains(value(event, "poolId"))) {
        names.add((String) value(event, "poolName"));
      }
    }
    return names;
  }

  private static boolean isOf(Object event, String name) throws ReflectiveOperationException {
    Object type = event.getClass().getMethod("getEventType").invoke(event);
    return type.getClass().getMethod("getName").invoke(type).equals(name);
  }

  private static Object value(Object event, String field) throws ReflectiveOperationException {
    return event.getClass().getMethod("getValue", String.class).invoke(event, field);
  }
}
