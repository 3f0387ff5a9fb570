package io.fjprobe.analyzer.recording.sink.task;

import io.fjprobe.analyzer.recording.field.EventValues;
import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.field.NumberField;
import io.fjprobe.analyzer.recording.field.TaskBatch;
import io.fjprobe.analyzer.recording.field.TaskClock;
import io.fjprobe.analyzer.recording.field.TextField;
import io.fjprobe.analyzer.recording.field.TimeField;
import io.fjprobe.analyzer.recording.sink.ChunkFold;
import io.fjprobe.analyzer.recording.sink.Sink;
import io.fjprobe.analyzer.recording.task.TaskRuns;
import io.fjprobe.analyzer.recording.timeline.Timeline;

/** Tasks that share an event. */
public final class TaskBatchSink implements Sink {

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

  public TaskBatchSink(Fields fields, ChunkFold fold) {
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
    TaskRuns runs = null;
    int lastSegment = 0;
    while (batch.hasNext()) {
      TaskBatch.Task task = batch.next();
      int segment = segmentAt(task.startNanos() + task.nanos());
      if (runs == null || segment != lastSegment) {
        runs = fold.facts().slice(pool, segment).taskRuns();
        lastSegment = segment;
      }
      runs.tallyOf(task.taskClass()).add(task.origin(), task.nanos(), task.depth());
    }
  }

  private int segmentAt(long nanos) {
    Timeline timeline = fold.timeline();
    return timeline.isEmpty() ? Timeline.OUTSIDE : timeline.segmentAt(nanos);
  }
}
