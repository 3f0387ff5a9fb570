package io.fjprobe.fleet.facts;

import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.account.stall.StallAccount;
import io.fjprobe.analyzer.account.time.Bucket;
import io.fjprobe.analyzer.account.time.CpuBounds;
import io.fjprobe.analyzer.account.time.Source;
import io.fjprobe.analyzer.account.time.TimeAccount;
import io.fjprobe.analyzer.account.time.WaitCounts;
import io.fjprobe.analyzer.account.window.CounterAccount;
import io.fjprobe.analyzer.contract.PoolCounter;
import io.fjprobe.analyzer.recording.sketch.DurationSketch;
import io.fjprobe.analyzer.recording.sketch.SketchKey;
import io.fjprobe.analyzer.recording.sketch.Sketches;
import io.fjprobe.fleet.schema.Row;
import io.fjprobe.fleet.schema.Schema;
import io.fjprobe.fleet.sketch.KllDurations;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What a row has of the account of one pool. */
final class PoolRows {

  private PoolRows() {}

  /**
   * @param recorded in the same recording
   * @param sketches of the recording
   * @param segment of the window that the account is of
   */
  static void fill(
      Row row, PoolAccount pool, Recorded recorded, @Nullable Sketches sketches, int segment) {
    row.set("pool", pool.name())
        .set("pool_kind", pool.identity().kind().text())
        .set("pools", pool.presence().lives().pools())
        .set("parallelism", (long) pool.identity().parallelism())
        .set("async_mode", pool.identity().asyncMode())
        .set("workers", (long) pool.times().time().workers())
        .set("peak_workers", (long) pool.presence().peakWorkers())
        .set("tasks", pool.counts().tasks());
    for (Map.Entry<PoolCounter, CounterAccount> counter : pool.counts().counters().entrySet()) {
      row.set(Schema.snake(counter.getKey().field()), counter.getValue().count());
    }
    counts(row, pool.times().time().waits());
    if (recorded.stalls() || !pool.progress().stalls().isEmpty()) {
      stalls(row, pool.progress().stalls());
    }
    if (recorded.blocking()) {
      row.set("blocking_events", pool.inTasks().blocking().all().count())
          .set("blocking_event_nanos", pool.inTasks().blocking().all().totalNanos());
    }
    time(row, pool.times().account());
    row.set("join_sketch", sketch(sketches, SketchKey.Kind.JOIN, pool.identity().ids(), segment))
        .set("idle_sketch", sketch(sketches, SketchKey.Kind.IDLE, pool.identity().ids(), segment))
        .set("task_sketch", sketch(sketches, SketchKey.Kind.TASK, pool.identity().ids(), segment));
  }

  private static void counts(Row row, WaitCounts waits) {
    row.set("join_blocked_count", waits.joinBlockedCount())
        .set("managed_blocked_count", waits.managedBlockedCount())
        .set("idle_count", waits.idleCount())
        .set("monitor_count", waits.monitorCount())
        .set("wait_count", waits.waitCount());
  }

  private static void stalls(Row row, List<StallAccount> stalls) {
    row.set("stalls", (long) stalls.size())
        .set("stall_nanos", stalls.stream().mapToLong(stall -> stall.period().nanos()).sum());
  }

  private static void time(Row row, TimeAccount account) {
    row.set("worker_nanos", account.totalNanos()).set("help_nanos", account.helpNanos());
    CpuBounds cpu = account.parts().outside().cpu();
    if (cpu != null) {
      row.set("cpu_nanos", cpu.nanos())
          .set("cpu_low_nanos", cpu.lowNanos())
          .set("cpu_high_nanos", cpu.highNanos());
    }
    for (Bucket bucket : account.buckets()) {
      if (bucket.source() != Source.NOT_RECORDED) {
        String name = Schema.bucket(bucket.kind());
        row.set(name + "_nanos", bucket.nanos())
            .set(name + "_low_nanos", bucket.lowNanos())
            .set(name + "_high_nanos", bucket.highNanos())
            .set(name + "_source", bucket.source().name().toLowerCase(Locale.ROOT));
      }
    }
  }

  /** Null: nothing of the kind was recorded. */
  private static byte @Nullable [] sketch(
      @Nullable Sketches sketches, SketchKey.Kind kind, List<Integer> pools, int segment) {
    if (sketches == null) {
      return null;
    }
    KllDurations sum = new KllDurations();
    for (int pool : pools) {
      DurationSketch one = sketches.get(SketchKey.ofPool(kind, pool, segment));
      if (one != null) {
        sum.merge(one);
      }
    }
    return sum.isEmpty() ? null : sum.toBytes();
  }
}
