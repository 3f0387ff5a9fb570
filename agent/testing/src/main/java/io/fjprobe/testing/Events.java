package io.fjprobe.testing;

import java.util.List;
import jdk.jfr.consumer.RecordedEvent;

/** Some of the events of a recording. */
public final class Events {

  private Events() {}

  /**
   * @param name without the prefix that all of the agent's events have
   */
  public static List<RecordedEvent> of(List<RecordedEvent> events, String name) {
    return events.stream()
        .filter(e -> e.getEventType().getName().equals("fjprobe." + name))
        .toList();
  }

  public static RecordedEvent last(List<RecordedEvent> events) {
    return events.get(events.size() - 1);
  }
}
