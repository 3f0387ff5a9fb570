package io.fjprobe.analyzer.recording.sink.machine;

import io.fjprobe.analyzer.recording.field.EventValues;
import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.field.TimeField;
import io.fjprobe.analyzer.recording.machine.VmOperation;
import io.fjprobe.analyzer.recording.sink.ChunkFold;
import io.fjprobe.analyzer.recording.sink.Sink;

/**
 * How long it takes until all threads have stopped. Those that have stopped wait for a thread that
 * runs on, such as one in a counted loop without a safepoint.
 */
public final class SafepointSink implements Sink {

  private final ChunkFold fold;
  private final TimeField start;
  private final TimeField duration;

  public SafepointSink(Fields fields, ChunkFold fold) {
    this.fold = fold;
    start = fields.start();
    duration = fields.duration();
  }

  @Override
  public void addEvent(EventValues event) {
    long began = start.of(event);
    long lasted = duration.of(event);
    fold.moments().paused(began, began + lasted);
    fold.facts()
        .machine(fold.timeline().segmentAt(began + lasted))
        .pauses(new VmOperation(VmOperation.STOPPING, null))
        .add(lasted);
  }
}
