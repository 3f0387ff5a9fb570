package io.fjprobe.fleet.facts;

import io.fjprobe.analyzer.account.number.Increase;
import io.fjprobe.analyzer.contract.OperationCounter;
import io.fjprobe.analyzer.recording.Facts;
import io.fjprobe.analyzer.recording.Recording;
import io.fjprobe.analyzer.recording.counter.Snapshot;
import io.fjprobe.analyzer.recording.sketch.DurationSketch;
import io.fjprobe.analyzer.recording.sketch.SketchKey;
import io.fjprobe.analyzer.recording.timeline.OperationFacts;
import io.fjprobe.analyzer.recording.timeline.Timeline;
import io.fjprobe.fleet.schema.Row;
import io.fjprobe.fleet.sketch.KllDurations;
import java.util.List;
import java.util.TreeMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The operations of one window. */
final class OperationRows {

  private final Recording recording;
  private final Facts facts;

  OperationRows(Recording recording) {
    this.recording = recording;
    facts = recording.facts();
  }

  /**
   * @param rows makes a row for the operation of this name
   * @return a row for each operation that ended in the segment
   */
  List<Row> of(int segment, Function<String, Row> rows) {
    TreeMap<String, Row> byName = new TreeMap<>();
    OperationFacts operations = facts.operations();
    operations
        .tallies()
        .forEach(
            (key, tally) -> {
              boolean counted = operations.snapshots().containsKey(key.name()); // exactly, below
              if (key.segment() == segment && tally.count() > 0 && !counted) {
                String name = key.mode() == null ? key.name() : key.name() + " " + key.mode();
                byName
                    .computeIfAbsent(name, rows)
                    .set("operations", tally.count())
                    .set("operation_nanos", tally.nanos());
              }
            });
    Timeline.Span span = recording.timeline().span(segment);
    operations
        .snapshots()
        .forEach(
            (name, snapshots) -> {
              Increase<OperationCounter> grown = grown(snapshots, span);
              Long ended = grown.get(OperationCounter.ENDED);
              if (ended != null && ended > 0) {
                fill(byName.computeIfAbsent(name, rows), grown, ended, sketch(name, segment));
              }
            });
    return List.copyOf(byName.values());
  }

  private Increase<OperationCounter> grown(
      List<Snapshot<OperationCounter>> snapshots, Timeline.Span span) {
    return Increase.of(snapshots, recording.startNanos(), List.of(span));
  }

  private static void fill(
      Row row, Increase<OperationCounter> grown, long ended, byte @Nullable [] sketch) {
    Long time = grown.get(OperationCounter.TIME);
    row.set("operations", (double) ended)
        .set("failed", grown.get(OperationCounter.FAILED))
        .set("operation_nanos", time == null ? null : Double.valueOf(time))
        .set("operation_cpu_nanos", grown.get(OperationCounter.CPU_TIME))
        .set("operation_sketch", sketch);
  }

  private byte @Nullable [] sketch(String operation, int segment) {
    DurationSketch sketch =
        facts.sketches() == null
            ? null
            : facts.sketches().get(new SketchKey(SketchKey.Kind.OPERATION, -1, operation, segment));
    return sketch == null ? null : ((KllDurations) sketch).toBytes();
  }
}
