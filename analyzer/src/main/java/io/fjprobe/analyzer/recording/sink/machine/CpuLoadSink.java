package io.fjprobe.analyzer.recording.sink.machine;

import io.fjprobe.analyzer.recording.field.EventValues;
import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.field.NumberField;
import io.fjprobe.analyzer.recording.field.TimeField;
import io.fjprobe.analyzer.recording.sink.ChunkFold;
import io.fjprobe.analyzer.recording.sink.Sink;

public final class CpuLoadSink implements Sink {

  private final ChunkFold fold;
  private final TimeField start;
  private final NumberField machine;
  private final NumberField user;
  private final NumberField system;

  public CpuLoadSink(Fields fields, ChunkFold fold) {
    this.fold = fold;
    start = fields.start();
    machine = fields.number("machineTotal");
    user = fields.number("jvmUser");
    system = fields.number("jvmSystem");
  }

  @Override
  public void addEvent(EventValues event) {
    long time = start.of(event);
    fold.facts().machineLoads().add(time, machine.shareOf(event));
    fold.facts().jvmLoads().add(time, user.shareOf(event) + system.shareOf(event));
    fold.facts().kernelLoads().add(time, system.shareOf(event));
  }
}
