package io.fjprobe.analyzer.recording.sink.machine;

import io.fjprobe.analyzer.recording.field.EventValues;
import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.field.NumberField;
import io.fjprobe.analyzer.recording.field.TextField;
import io.fjprobe.analyzer.recording.field.TimeField;
import io.fjprobe.analyzer.recording.sink.ChunkFold;
import io.fjprobe.analyzer.recording.sink.Sink;

/** Collections that the program asked for, and those that it held up. */
public final class CollectionSink implements Sink {

  /** HotSpot gives this cause to a collection that the program asked for. */
  private static final String CALLED_FOR = "System.gc()";

  /**
   * And this one if native code had an object that must not move, so that threads that needed
   * memory had to wait for the collection.
   */
  private static final String HELD_UP = "GCLocker Initiated GC";

  private final ChunkFold fold;
  private final TimeField start;
  private final TimeField duration;
  private final NumberField pauses;
  private final TextField cause;

  public CollectionSink(Fields fields, ChunkFold fold) {
    this.fold = fold;
    start = fields.start();
    duration = fields.duration();
    pauses = fields.number("sumOfPauses");
    cause = fields.name("cause");
  }

  @Override
  public void addEvent(EventValues event) {
    long nanos = pauses.of(event);
    if (nanos < 0) {
      return;
    }
    String why = cause.of(event);
    int segment = fold.timeline().segmentAt(start.of(event) + duration.of(event));
    if (CALLED_FOR.equals(why)) {
      fold.facts().machine(segment).calledFor().add(nanos);
    } else if (HELD_UP.equals(why)) {
      fold.facts().machine(segment).heldUp().add(nanos);
    }
  }
}
