package io.fjprobe.weaving.size;

import io.fjprobe.bootstrap.tally.LifeTally;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import jdk.jfr.EventType;
import jdk.jfr.FlightRecorder;

/** How fast a recording grows, and by which of some types of events. */
final class EventGrowth {

  private static final long BYTES_OF_A_THREAD = 150; // the JVM writes each thread's name

  private final String[] names;
  private final ChunkFile file = new ChunkFile();
  private final ParkEstimate parks = new ParkEstimate();
  private final Map<Long, String> byNumber = new HashMap<>();
  private final Map<String, Long> bytes = new LinkedHashMap<>();
  private long all;
  private long workersBefore;

  EventGrowth(String... names) {
    this.names = names;
  }

  /**
   * Looks again.
   *
   * @param least what is less may pass for nothing
   */
  void look(Map<String, Integer> thresholdMillis, long least) {
    bytes.clear();
    all = 0;
    if (ChunkFile.isThere()) {
      file.growth(least).forEach(this::add);
      long workers = LifeTally.WORKERS.started.get();
      all -= (workers - workersBefore) * BYTES_OF_A_THREAD;
      workersBefore = workers;
    } else {
      bytes.putAll(parks.bytes(thresholdMillis));
      bytes.values().forEach(more -> all += more);
    }
  }

  private void add(long number, long more) {
    all += more;
    String name = numbers().get(number);
    if (name != null) {
      bytes.merge(name, more, Long::sum);
    }
  }

  private Map<Long, String> numbers() {
    if (byNumber.isEmpty()) {
      for (EventType type : FlightRecorder.getFlightRecorder().getEventTypes()) {
        for (String name : names) {
          if (type.getName().equals(name)) {
            byNumber.put(type.getId(), name);
          }
        }
      }
    }
    return byNumber;
  }

  /** Since the look before, without what is written once for each worker. */
  long all() {
    return all;
  }

  Map<String, Long> byEvent() {
    return bytes;
  }
}
