package io.fjprobe.analyzer.recording;

import org.openjdk.jmc.flightrecorder.parser.IEventSink;

/** Folds events of one type from one chunk, called by one thread. */
interface Sink extends IEventSink {

  /** Makes a sink for one chunk. */
  interface Maker {
    Sink make(Fields fields, ChunkFold fold);
  }

  @Override
  void addEvent(Object[] event);
}
