package io.fjprobe.analyzer.recording.sink.task;

import io.fjprobe.analyzer.recording.field.EventValues;
import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.field.NumberField;
import io.fjprobe.analyzer.recording.field.RecordedClass;
import io.fjprobe.analyzer.recording.field.TextField;
import io.fjprobe.analyzer.recording.field.TimeField;
import io.fjprobe.analyzer.recording.field.TypeField;
import io.fjprobe.analyzer.recording.sink.ChunkFold;
import io.fjprobe.analyzer.recording.sink.Sink;
import io.fjprobe.analyzer.recording.task.TaskRuns;
import io.fjprobe.analyzer.recording.task.TaskTally;
import io.fjprobe.analyzer.recording.timeline.Timeline;
import org.jspecify.annotations.Nullable;

/** This is the hottest sink, at level=full: it allocates nothing for an event like one before. */
public final class TaskRunSink implements Sink {

  private final ChunkFold fold;
  private final TimeField start;
  private final TimeField duration;
  private final NumberField poolId;
  private final TypeField taskClass;
  private final TextField origin;
  private final NumberField depth;
  private int lastPool = Integer.MIN_VALUE;
  private int lastSegment;

  @SuppressWarnings("NullAway.Init") // it is set with lastPool
  private TaskRuns runs;

  private @Nullable Object lastType;
  private @Nullable TaskTally tally;

  public TaskRunSink(Fields fields, ChunkFold fold) {
    this.fold = fold;
    start = fields.start();
    duration = fields.duration();
    poolId = fields.number("poolId");
    taskClass = fields.type("taskClass");
    origin = fields.name("origin");
    depth = fields.number("depth");
  }

  @Override
  public void addEvent(EventValues event) {
    long lasted = duration.of(event);
    Timeline timeline = fold.timeline();
    int segment =
        timeline.isEmpty() ? Timeline.OUTSIDE : timeline.segmentAt(start.of(event) + lasted);
    int pool = poolId.intOf(event);
    if (pool != lastPool || segment != lastSegment) {
      runs = fold.facts().slice(pool, segment).taskRuns();
      lastPool = pool;
      lastSegment = segment;
      tally = null;
    }
    RecordedClass type = taskClass.raw(event);
    if (type != lastType || tally == null) {
      tally = runs.tally(type);
      lastType = type;
    }
    tally.add(origin.of(event), lasted, depth.of(event));
  }
}
