package io.fjprobe.analyzer.recording.sink;

import io.fjprobe.analyzer.recording.field.EventValues;
import io.fjprobe.analyzer.recording.field.Fields;

/** Folds events of one type from one chunk, called by one thread. */
public interface Sink {

  /** Makes a sink for one chunk. */
  interface Maker {
    Sink make(Fields fields, ChunkFold fold);
  }

  void addEvent(EventValues event);
}
