package io.fjprobe.analyzer.recording.sink.task;

import io.fjprobe.analyzer.recording.field.EventValues;
import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.field.NumberField;
import io.fjprobe.analyzer.recording.field.TextField;
import io.fjprobe.analyzer.recording.field.ThreadField;
import io.fjprobe.analyzer.recording.field.TimeField;
import io.fjprobe.analyzer.recording.sink.ChunkFold;
import io.fjprobe.analyzer.recording.sink.Sink;
import io.fjprobe.analyzer.recording.timeline.Iteration;

public final class WorkloadIterationSink implements Sink {

  private final ChunkFold fold;
  private final TimeField start;
  private final TimeField duration;
  private final ThreadField thread;
  private final TextField workload;
  private final TextField mode;
  private final TextField phase;
  private final NumberField operations;
  private final TextField unit;
  private final NumberField parallelism;

  public WorkloadIterationSink(Fields fields, ChunkFold fold) {
    this.fold = fold;
    start = fields.start();
    duration = fields.duration();
    thread = fields.eventThread();
    workload = fields.name("workload");
    mode = fields.name("mode");
    phase = fields.name("phase");
    operations = fields.number("operations");
    unit = fields.name("unit");
    parallelism = fields.number("parallelism");
  }

  @Override
  public void addEvent(EventValues event) {
    long began = start.of(event);
    if (fold.timeline().isBetweenLooks()) {
      count(event, began);
      return;
    }
    fold.facts().sawExternal(thread.of(event), fold.timeline().segmentAt(began));
    fold.facts().systemThreads().name(thread.of(event), thread.systemId(event));
    fold.facts()
        .add(
            new Iteration(
                began,
                began + duration.of(event),
                workload.of(event),
                mode.of(event),
                phase.of(event),
                operations.of(event),
                unit.of(event),
                parallelism.intOf(event)));
  }

  /** Counts operations of a program that does not look at the counters before and after them. */
  private void count(EventValues event, long began) {
    fold.facts().sawExternal(thread.of(event), fold.timeline().segmentAt(began));
    if ("measured".equals(phase.of(event))) {
      OperationEventSink.count(
          fold,
          workload.of(event),
          mode.of(event),
          operations.of(event),
          began,
          began + duration.of(event));
    }
  }
}
