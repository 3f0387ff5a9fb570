package io.fjprobe.analyzer.recording.sink.machine;

import io.fjprobe.analyzer.recording.field.EventValues;
import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.field.NumberField;
import io.fjprobe.analyzer.recording.field.TimeField;
import io.fjprobe.analyzer.recording.sink.ChunkFold;
import io.fjprobe.analyzer.recording.sink.Sink;

public final class ThreadTimeSink implements Sink {

  private final ChunkFold fold;
  private final TimeField start;
  private final NumberField systemId;
  private final NumberField javaId;
  private final NumberField interval;
  private final NumberField cpuTime;
  private final NumberField waitTime;
  private final NumberField contextSwitches;

  public ThreadTimeSink(Fields fields, ChunkFold fold) {
    this.fold = fold;
    start = fields.start();
    systemId = fields.number("osThreadId");
    javaId = fields.number("javaThreadId");
    interval = fields.number("interval");
    cpuTime = fields.number("cpuTime");
    waitTime = fields.number("waitTime");
    contextSwitches = fields.number("contextSwitches");
  }

  @Override
  public void addEvent(EventValues event) {
    fold.facts()
        .systemThreads()
        .times(systemId.of(event), javaId.of(event))
        .add(
            start.of(event),
            interval.of(event),
            cpuTime.of(event),
            waitTime.of(event),
            contextSwitches.of(event));
  }
}
