package io.fjprobe.analyzer.recording.sink;

import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.field.NumberField;

final class DataLossSink implements Sink {

  private final ChunkFold fold;
  private final NumberField amount;

  DataLossSink(Fields fields, ChunkFold fold) {
    this.fold = fold;
    amount = fields.number("amount");
  }

  @Override
  public void addEvent(Object[] event) {
    fold.facts().lose(amount.of(event));
  }
}
