package io.fjprobe.analyzer.recording.sink.machine;

import io.fjprobe.analyzer.recording.SetUp;
import io.fjprobe.analyzer.recording.field.EventValues;
import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.field.NumberField;
import io.fjprobe.analyzer.recording.field.TextField;
import io.fjprobe.analyzer.recording.field.TimeField;
import io.fjprobe.analyzer.recording.machine.JvmFacts;
import io.fjprobe.analyzer.recording.sink.ChunkFold;
import io.fjprobe.analyzer.recording.sink.Sink;

public final class JvmInformationSink implements Sink {

  private final ChunkFold fold;
  private final TextField name;
  private final TextField version;
  private final TextField jvmArguments;
  private final TextField javaArguments;
  private final TimeField start;
  private final NumberField pid;

  public JvmInformationSink(Fields fields, ChunkFold fold) {
    this.fold = fold;
    name = fields.text("jvmName");
    version = fields.text("jvmVersion");
    jvmArguments = fields.text("jvmArguments");
    javaArguments = fields.text("javaArguments");
    start = fields.time("jvmStartTime");
    pid = fields.number("pid");
  }

  @Override
  public void addEvent(EventValues event) {
    fold.facts().setUp().note(SetUp.PID, pid.of(event));
    fold.facts()
        .see(
            new JvmFacts(
                name.of(event),
                version.of(event),
                jvmArguments.of(event),
                javaArguments.of(event),
                start.of(event)));
  }
}
