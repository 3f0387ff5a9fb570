package io.fjprobe.analyzer.recording;

final class WorkloadIterationSink implements Sink {

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

  WorkloadIterationSink(Fields fields, ChunkFold fold) {
    this.fold = fold;
    start = fields.start();
    duration = fields.duration();
    thread = fields.eventThread();
    workload = fields.text("workload");
    mode = fields.text("mode");
    phase = fields.text("phase");
    operations = fields.number("operations");
    unit = fields.text("unit");
    parallelism = fields.number("parallelism");
  }

  @Override
  public void addEvent(Object[] event) {
    long began = start.of(event);
    fold.facts().sawExternal(thread.of(event), fold.timeline().segmentAt(began));
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
}
