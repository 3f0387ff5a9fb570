package io.fjprobe.analyzer.recording.sink.machine;

import io.fjprobe.analyzer.recording.field.EventValues;
import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.field.NumberField;
import io.fjprobe.analyzer.recording.sink.ChunkFold;
import io.fjprobe.analyzer.recording.sink.Sink;

public final class DataLossSink implements Sink {

  private final ChunkFold fold;
  private final NumberField amount;

  public DataLossSink(Fields fields, ChunkFold fold) {
    this.fold = fold;
    amount = fields.number("amount");
  }

  @Override
  public void addEvent(EventValues event) {
    fold.facts().lose(amount.of(event));
  }
}
