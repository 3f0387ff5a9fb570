package io.fjprobe.analyzer.recording.sink.sketch;

import io.fjprobe.analyzer.recording.field.EventValues;
import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.field.NumberField;
import io.fjprobe.analyzer.recording.field.TaskBatch;
import io.fjprobe.analyzer.recording.field.TaskClock;
import io.fjprobe.analyzer.recording.field.TextField;
import io.fjprobe.analyzer.recording.field.TimeField;
import io.fjprobe.analyzer.recording.sink.ChunkFold;
import io.fjprobe.analyzer.recording.sink.Sink;
import io.fjprobe.analyzer.recording.sketch.SketchKey;

/** How long tasks ran that share an event. */
public final class TaskBatchSketchSink implements Sink {

  private final ChunkFold fold;
  private final TaskClock clock = new TaskClock();
  private final TimeField start;
  private final NumberField poolId;
  private final NumberField tasks;
  private final TextField taskClasses;
  private final NumberField baseTime;
  private final NumberField baseAge;
  private final NumberField baseId;
  private final TextField data;

  public TaskBatchSketchSink(Fields fields, ChunkFold fold) {
    this.fold = fold;
    start = fields.start();
    poolId = fields.number("poolId");
    tasks = fields.number("tasks");
    taskClasses = fields.text("taskClasses");
    baseTime = fields.number("baseTime");
    baseAge = fields.number("baseAge");
    baseId = fields.number("baseId");
    data = fields.text("data");
  }

  @Override
  public void addEvent(EventValues event) {
    TaskBatch batch =
        new TaskBatch(
            tasks.of(event),
            taskClasses.of(event),
            clock.nanosOf(baseTime.of(event), start.of(event) - baseAge.of(event)),
            baseId.of(event),
            data.of(event));
    int pool = poolId.intOf(event);
    while (batch.hasNext()) {
      TaskBatch.Task task = batch.next();
      int segment = fold.timeline().segmentAt(task.startNanos() + task.nanos());
      fold.sketches().add(SketchKey.ofPool(SketchKey.Kind.TASK, pool, segment), task.nanos(), 1);
    }
  }
}
