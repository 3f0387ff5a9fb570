package io.fjprobe.analyzer.recording.sink.machine;

import io.fjprobe.analyzer.recording.field.EventValues;
import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.field.NumberField;
import io.fjprobe.analyzer.recording.field.TextField;
import io.fjprobe.analyzer.recording.field.TimeField;
import io.fjprobe.analyzer.recording.machine.HeapUse;
import io.fjprobe.analyzer.recording.sink.ChunkFold;
import io.fjprobe.analyzer.recording.sink.Sink;

public final class HeapUseSink implements Sink {

  private final ChunkFold fold;
  private final TimeField start;
  private final TextField when;
  private final NumberField used;

  public HeapUseSink(Fields fields, ChunkFold fold) {
    this.fold = fold;
    start = fields.start();
    when = fields.text("when");
    used = fields.number("heapUsed");
  }

  @Override
  public void addEvent(EventValues event) {
    fold.facts()
        .heap()
        .uses()
        .add(new HeapUse(start.of(event), "Before GC".equals(when.of(event)), used.of(event)));
  }
}
