package io.fjprobe.analyzer.recording.sink.machine;

import io.fjprobe.analyzer.recording.field.EventValues;
import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.field.NumberField;
import io.fjprobe.analyzer.recording.field.ThreadField;
import io.fjprobe.analyzer.recording.field.ThreadKey;
import io.fjprobe.analyzer.recording.field.TimeField;
import io.fjprobe.analyzer.recording.sink.ChunkFold;
import io.fjprobe.analyzer.recording.sink.Sink;

public final class ThreadCpuLoadSink implements Sink {

  private final ChunkFold fold;
  private final TimeField start;
  private final ThreadField thread;
  private final NumberField user;
  private final NumberField system;

  public ThreadCpuLoadSink(Fields fields, ChunkFold fold) {
    this.fold = fold;
    start = fields.start();
    thread = fields.eventThread();
    user = fields.number("user");
    system = fields.number("system");
  }

  @Override
  public void addEvent(EventValues event) {
    ThreadKey key = thread.of(event);
    if (key != null) {
      fold.facts().systemThreads().name(key, thread.systemId(event));
      fold.facts().cpuLoads(key).add(start.of(event), user.shareOf(event) + system.shareOf(event));
    }
  }
}
