package io.fjprobe.analyzer.recording.sink.pool;

import io.fjprobe.analyzer.contract.StallRole;
import io.fjprobe.analyzer.recording.field.EventValues;
import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.field.FlagField;
import io.fjprobe.analyzer.recording.field.NumberField;
import io.fjprobe.analyzer.recording.field.TextField;
import io.fjprobe.analyzer.recording.field.TimeField;
import io.fjprobe.analyzer.recording.pool.StalledThread;
import io.fjprobe.analyzer.recording.sink.ChunkFold;
import io.fjprobe.analyzer.recording.sink.Sink;
import io.fjprobe.analyzer.recording.stack.LineName;

public final class StalledThreadSink implements Sink {

  private final ChunkFold fold;
  private final TimeField start;
  private final NumberField poolId;
  private final TextField thread;
  private final NumberField threads;
  private final TextField role;
  private final TextField state;
  private final TextField waitsFor;
  private final FlagField waitsForQueued;
  private final TextField heldBy;
  private final TextField line;
  private final TextField stack;

  public StalledThreadSink(Fields fields, ChunkFold fold) {
    this.fold = fold;
    start = fields.start();
    poolId = fields.number("poolId");
    thread = fields.name("thread");
    threads = fields.number("threads");
    role = fields.name("role");
    state = fields.text("state");
    waitsFor = fields.name("waitsFor");
    waitsForQueued = fields.flag("waitsForQueued");
    heldBy = fields.name("heldBy");
    line = fields.name("line");
    stack = fields.text("stack");
  }

  @Override
  public void addEvent(EventValues event) {
    fold.facts()
        .pool(poolId.intOf(event))
        .add(
            new StalledThread(
                start.of(event),
                thread.of(event),
                threads.intOf(event),
                new StallRole(role.of(event)),
                state.of(event),
                waitsFor.of(event),
                waitsForQueued.of(event),
                heldBy.of(event),
                LineName.of(line.of(event)),
                stack.of(event).trim()));
  }
}
