package io.fjprobe.analyzer.recording.sink.machine;

import io.fjprobe.analyzer.recording.field.EventValues;
import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.field.TypeField;
import io.fjprobe.analyzer.recording.sink.ChunkFold;
import io.fjprobe.analyzer.recording.sink.Sink;

/** Classes that are loaded. The agent records them where it counts calls. */
public final class LoadedClassSink implements Sink {

  private final ChunkFold fold;
  private final TypeField type;

  public LoadedClassSink(Fields fields, ChunkFold fold) {
    this.fold = fold;
    type = fields.type("loadedClass");
  }

  @Override
  public void addEvent(EventValues event) {
    fold.facts().operations().loadedClasses().add(type.of(event));
  }
}
