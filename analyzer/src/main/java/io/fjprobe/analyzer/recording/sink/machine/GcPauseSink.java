package io.fjprobe.analyzer.recording.sink.machine;

import io.fjprobe.analyzer.recording.field.EventValues;
import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.field.TimeField;
import io.fjprobe.analyzer.recording.machine.GcPause;
import io.fjprobe.analyzer.recording.sink.ChunkFold;
import io.fjprobe.analyzer.recording.sink.Sink;

public final class GcPauseSink implements Sink {

  private final ChunkFold fold;
  private final TimeField start;
  private final TimeField duration;

  public GcPauseSink(Fields fields, ChunkFold fold) {
    this.fold = fold;
    start = fields.start();
    duration = fields.duration();
  }

  @Override
  public void addEvent(EventValues event) {
    long lasted = duration.of(event);
    fold.moments().paused(start.of(event), start.of(event) + lasted);
    fold.facts().heap().pauses().add(new GcPause(start.of(event), lasted));
    int segment = fold.timeline().segmentAt(start.of(event) + lasted);
    fold.facts().machine(segment).gcPauses().add(lasted);
  }
}
