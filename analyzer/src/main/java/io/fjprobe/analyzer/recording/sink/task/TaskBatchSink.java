package io.fjprobe.analyzer.recording.sink.task;

import io.fjprobe.analyzer.recording.field.EventValues;
import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.field.TaskBatch;
import io.fjprobe.analyzer.recording.field.TaskBatchFields;
import io.fjprobe.analyzer.recording.sink.ChunkFold;
import io.fjprobe.analyzer.recording.sink.Sink;
import io.fjprobe.analyzer.recording.task.TaskRuns;
import io.fjprobe.analyzer.recording.timeline.Timeline;

/** Tasks that share an event. */
public final class TaskBatchSink implements Sink {

  private final ChunkFold fold;
  private final TaskBatchFields batches;

  public TaskBatchSink(Fields fields, ChunkFold fold) {
    this.fold = fold;
    batches = new TaskBatchFields(fields);
  }

  @Override
  public void addEvent(EventValues event) {
    TaskBatch batch = batches.batch(event);
    int pool = batches.pool(event);
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
