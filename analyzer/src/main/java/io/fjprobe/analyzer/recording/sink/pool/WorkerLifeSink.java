package io.fjprobe.analyzer.recording.sink.pool;

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
import io.fjprobe.analyzer.recording.sink.Sink;
import io.fjprobe.analyzer.recording.tally.LifeKey;

public final class WorkerLifeSink implements Sink {

  private final ChunkFold fold;
  private final boolean starts;
  private final TimeField start;
  private final NumberField poolId;
  private final NumberField workerIndex;
  private final ThreadField worker;
  private final TextField reason;

  public WorkerLifeSink(Fields fields, ChunkFold fold, boolean starts) {
    this.fold = fold;
    this.starts = starts;
    start = fields.start();
    poolId = fields.number("poolId");
    workerIndex = fields.number("workerIndex");
    worker = fields.thread("worker");
    reason = fields.name("reason");
  }

  @Override
  public void addEvent(EventValues event) {
    int pool = poolId.intOf(event);
    ThreadKey thread = worker.of(event);
    PoolFacts facts = fold.facts().pool(pool);
    facts.addThread(thread);
    fold.facts().systemThreads().name(thread, worker.systemId(event));
    if (starts) {
      facts.worker(new WorkerFacts.Key(workerIndex.intOf(event), thread)).started(start.of(event));
    }
    fold.facts()
        .slice(pool, fold.timeline().segmentAt(start.of(event)))
        .countLife(new LifeKey(starts, reason.of(event)));
  }
}
