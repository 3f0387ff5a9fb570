package io.fjprobe.analyzer.recording.sink;

import io.fjprobe.analyzer.recording.field.Fields;
import org.openjdk.jmc.flightrecorder.parser.IEventSink;

/** Folds events of one type from one chunk, called by one thread. */
public interface Sink extends IEventSink {

  /** Makes a sink for one chunk. */
  interface Maker {
    Sink make(Fields fields, ChunkFold fold);
  }

  @Override
  void addEvent(Object[] event);
}
