package io.fjprobe.analyzer.recording.sink.machine;

import io.fjprobe.analyzer.recording.field.EventValues;
import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.field.LabelField;
import io.fjprobe.analyzer.recording.field.TextField;
import io.fjprobe.analyzer.recording.sink.ChunkFold;
import io.fjprobe.analyzer.recording.sink.Sink;

/** Which events were on, and from which duration. */
public final class SettingSink implements Sink {

  private final ChunkFold fold;
  private final LabelField id;
  private final TextField name;
  private final TextField value;

  public SettingSink(Fields fields, ChunkFold fold) {
    this.fold = fold;
    id = fields.label("id");
    name = fields.text("name");
    value = fields.text("value");
  }

  @Override
  public void addEvent(EventValues event) {
    String type = id.of(event);
    if (type != null) {
      fold.facts().setUp().set(type, name.of(event), value.of(event));
    }
  }
}
