package io.fjprobe.analyzer.recording.sink.pool;

import io.fjprobe.analyzer.contract.WorkerCounter;
import io.fjprobe.analyzer.recording.counter.Snapshot;
import io.fjprobe.analyzer.recording.field.EventValues;
import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.field.NumberField;
import io.fjprobe.analyzer.recording.field.TextField;
import io.fjprobe.analyzer.recording.field.ThreadField;
import io.fjprobe.analyzer.recording.field.ThreadKey;
import io.fjprobe.analyzer.recording.field.TimeField;
import io.fjprobe.analyzer.recording.pool.PoolFacts;
import io.fjprobe.analyzer.recording.pool.WorkerFacts;
import io.fjprobe.analyzer.recording.sink.ChunkFold;
import io.fjprobe.analyzer.recording.sink.Counters;
import io.fjprobe.analyzer.recording.sink.Sink;

public final class WorkerStatisticsSink implements Sink {

  private final ChunkFold fold;
  private final TimeField start;
  private final TextField trigger;
  private final NumberField poolId;
  private final NumberField workerIndex;
  private final ThreadField worker;
  private final Counters counters;

  public WorkerStatisticsSink(Fields fields, ChunkFold fold) {
    this.fold = fold;
    start = fields.start();
    trigger = fields.text("trigger");
    poolId = fields.number("poolId");
    workerIndex = fields.number("workerIndex");
    worker = fields.thread("worker");
    counters = Counters.of(fields, WorkerCounter.values());
  }

  @Override
  public void addEvent(EventValues event) {
    ThreadKey thread = worker.of(event);
    PoolFacts pool = fold.facts().pool(poolId.intOf(event));
    pool.addThread(thread);
    fold.facts().systemThreads().name(thread, worker.systemId(event));
    pool.worker(new WorkerFacts.Key(workerIndex.intOf(event), thread))
        .add(new Snapshot<>(start.of(event), trigger.of(event), 0, 0, counters.of(event)));
  }
}
