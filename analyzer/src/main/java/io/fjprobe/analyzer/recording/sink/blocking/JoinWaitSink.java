package io.fjprobe.analyzer.recording.sink.blocking;

import io.fjprobe.analyzer.contract.Waiter;
import io.fjprobe.analyzer.recording.field.EventValues;
import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.field.FlagField;
import io.fjprobe.analyzer.recording.field.NumberField;
import io.fjprobe.analyzer.recording.field.StackField;
import io.fjprobe.analyzer.recording.field.TextField;
import io.fjprobe.analyzer.recording.field.ThreadField;
import io.fjprobe.analyzer.recording.field.TimeField;
import io.fjprobe.analyzer.recording.field.TypeField;
import io.fjprobe.analyzer.recording.sink.ChunkFold;
import io.fjprobe.analyzer.recording.sink.Sink;
import io.fjprobe.analyzer.recording.tally.JoinKey;

public final class JoinWaitSink implements Sink {

  private final ChunkFold fold;
  private final TimeField start;
  private final TimeField duration;
  private final ThreadField thread;
  private final StackField stack;
  private final NumberField poolId;
  private final TextField waiter;
  private final TypeField taskClass;
  private final NumberField helpedTasks;
  private final NumberField helpTime;
  private final NumberField blockedTime;
  private final NumberField ownQueueSize;
  private final FlagField compensated;
  private final TextField outcome;
  private final NumberField interval;

  public JoinWaitSink(Fields fields, ChunkFold fold) {
    this.fold = fold;
    start = fields.start();
    duration = fields.duration();
    thread = fields.eventThread();
    stack = fields.stack();
    poolId = fields.number("poolId");
    waiter = fields.name("waiter");
    taskClass = fields.type("taskClass");
    helpedTasks = fields.number("helpedTasks");
    helpTime = fields.number("helpTime");
    blockedTime = fields.number("blockedTime");
    ownQueueSize = fields.number("ownQueueSize");
    compensated = fields.flag("compensated");
    outcome = fields.name("outcome");
    interval = fields.number("interval");
  }

  @Override
  public void addEvent(EventValues event) {
    int segment = fold.timeline().segmentAt(start.of(event) + duration.of(event));
    JoinKey key =
        new JoinKey(
            new Waiter(waiter.of(event)),
            taskClass.of(event),
            stack.of(event).line(),
            outcome.of(event),
            compensated.of(event),
            ownQueueSize.of(event) > 0);
    if (key.waiter().isExternal()) {
      fold.facts().sawExternal(thread.of(event), segment);
      fold.facts().systemThreads().name(thread.of(event), thread.systemId(event));
    }
    fold.facts()
        .slice(poolId.intOf(event), segment)
        .join(key)
        .add(blockedTime.of(event), helpedTasks.of(event), helpTime.of(event), interval.of(event));
  }
}
