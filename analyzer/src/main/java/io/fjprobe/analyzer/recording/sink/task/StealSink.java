package io.fjprobe.analyzer.recording.sink.task;

import io.fjprobe.analyzer.recording.field.EventValues;
import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.field.NumberField;
import io.fjprobe.analyzer.recording.field.TextField;
import io.fjprobe.analyzer.recording.field.TimeField;
import io.fjprobe.analyzer.recording.field.TypeField;
import io.fjprobe.analyzer.recording.sink.ChunkFold;
import io.fjprobe.analyzer.recording.sink.Sink;
import io.fjprobe.analyzer.recording.task.PairCounts;
import io.fjprobe.analyzer.recording.task.Steals;
import io.fjprobe.analyzer.recording.timeline.Timeline;

/**
 * This is the hot sink: it gets up to millions of events, and allocates nothing for an event like
 * one before.
 */
public final class StealSink implements Sink {

  /** Workers at the top of their stacks steal at this site. Other runs are inside a task. */
  private static final String SCAN = "scan";

  private final ChunkFold fold;
  private final TimeField start;
  private final TimeField duration;
  private final NumberField poolId;
  private final NumberField thiefIndex;
  private final NumberField victimIndex;
  private final TextField victimKind;
  private final TextField site;
  private final TypeField taskClass;
  private final NumberField inOneGo;
  private final NumberField runLength;
  private final NumberField interval;
  private int lastPool = Integer.MIN_VALUE;
  private int lastSegment;

  @SuppressWarnings("NullAway.Init") // it is set with lastPool
  private Steals steals;

  public StealSink(Fields fields, ChunkFold fold) {
    this.fold = fold;
    start = fields.start();
    duration = fields.duration();
    poolId = fields.number("poolId");
    thiefIndex = fields.number("thiefIndex");
    victimIndex = fields.number("victimIndex");
    victimKind = fields.name("victimKind");
    site = fields.name("site");
    taskClass = fields.type("taskClass");
    inOneGo = fields.number("tasks");
    runLength = fields.number("runLength");
    interval = fields.number("interval");
  }

  @Override
  public void addEvent(EventValues event) {
    Timeline timeline = fold.timeline();
    int segment = timeline.isEmpty() ? Timeline.OUTSIDE : timeline.segmentAt(start.of(event));
    int pool = poolId.intOf(event);
    if (pool != lastPool || segment != lastSegment) {
      steals = fold.facts().slice(pool, segment).steals();
      lastPool = pool;
      lastSegment = segment;
    }
    long tasks = interval.of(event);
    String kind = victimKind.of(event);
    String where = site.of(event);
    long length = inOneGo.of(event);
    if (length == NumberField.NOT_RECORDED) {
      length = runLength.of(event); // older agents called it so
    }
    steals.tally(taskClass.raw(event), kind, where).add(length, tasks);
    if (SCAN.equals(where)) {
      steals.timing().add(duration.of(event), length, tasks);
    }
    int victim = "worker".equals(kind) ? victimIndex.intOf(event) : PairCounts.OTHER;
    steals.pairs().add(thiefIndex.intOf(event), victim, tasks);
  }
}
