package io.fjprobe.analyzer.recording.file;

import io.fjprobe.analyzer.recording.field.EventView;
import java.io.IOException;

/** Takes the events of a recording one by one, in the order in which they were written. */
public interface EventConsumer {

  /**
   * @param type of events
   * @return whether they are wanted
   */
  boolean wants(String type);

  /** Is called once, before all events. */
  void begin(long startNanos) throws IOException;

  void accept(EventView event) throws IOException;
}
