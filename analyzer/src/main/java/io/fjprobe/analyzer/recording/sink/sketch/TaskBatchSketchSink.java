package io.fjprobe.analyzer.recording.sink.sketch;

import io.fjprobe.analyzer.recording.field.EventValues;
import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.field.TaskBatch;
import io.fjprobe.analyzer.recording.field.TaskBatchFields;
import io.fjprobe.analyzer.recording.sink.ChunkFold;
import io.fjprobe.analyzer.recording.sink.Sink;
import io.fjprobe.analyzer.recording.sketch.SketchKey;

/** How long tasks ran that share an event. */
public final class TaskBatchSketchSink implements Sink {

  private final ChunkFold fold;
  private final TaskBatchFields batches;

  public TaskBatchSketchSink(Fields fields, ChunkFold fold) {
    this.fold = fold;
    batches = new TaskBatchFields(fields);
  }

  @Override
  public void addEvent(EventValues event) {
    TaskBatch batch = batches.batch(event);
    int pool = batches.pool(event);
    while (batch.hasNext()) {
      TaskBatch.Task task = batch.next();
      int segment = fold.timeline().segmentAt(task.startNanos() + task.nanos());
      fold.sketches().add(SketchKey.ofPool(SketchKey.Kind.TASK, pool, segment), task.nanos(), 1);
    }
  }
}
