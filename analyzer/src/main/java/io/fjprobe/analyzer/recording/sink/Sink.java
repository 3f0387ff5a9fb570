package io.fjprobe.analyzer.recording.sink;

import io.fjprobe.analyzer.recording.field.EventValues;
import io.fjprobe.analyzer.recording.field.Fields;

/** Folds events of one type from one chunk, called by one thread. */
public interface Sink {

  /** Makes a sink for one chunk. */
  interface Maker {

    Sink make(Fields fields, ChunkFold fold);

    /** Whether what becomes of the events is the same in whatever order they are folded. */
    default boolean inAnyOrder() {
      return false;
    }

    /** Makes sinks that make sums of integers. */
    static Maker ofSums(Maker maker) {
      return new Maker() {
        @Override
        public Sink make(Fields fields, ChunkFold fold) {
          return maker.make(fields, fold);
        }

        @Override
        public boolean inAnyOrder() {
          return true;
        }
      };
    }
  }

  void addEvent(EventValues event);
}
