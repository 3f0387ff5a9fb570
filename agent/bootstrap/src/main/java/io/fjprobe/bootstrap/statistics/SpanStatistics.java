package io.fjprobe.bootstrap.statistics;

import io.fjprobe.bootstrap.event.SpanShareEvent;
import io.fjprobe.bootstrap.event.SpanStatisticsEvent;
import io.fjprobe.bootstrap.span.RootTally;
import io.fjprobe.bootstrap.span.SpanPart;
import io.fjprobe.bootstrap.span.SpanStack;
import io.fjprobe.bootstrap.span.Spans;
import io.fjprobe.bootstrap.span.WorkSums;
import io.fjprobe.bootstrap.tally.PoolRegistry;
import io.fjprobe.bootstrap.tally.PoolTally;
import io.fjprobe.bootstrap.tally.QueueTally;
import java.util.ArrayList;
import java.util.List;

/** Writes work and span of operations. */
final class SpanStatistics {

  /** Of what is written each second. */
  static final String PERIOD = "period";

  private SpanStatistics() {}

  static void emit(String trigger) {
    if (!new SpanStatisticsEvent().isEnabled()) {
      return;
    }
    List<SpanStack> live = new ArrayList<>();
    for (PoolTally pool : PoolRegistry.pools(Inside.KEY)) {
      for (QueueTally worker : pool.workers().live) {
        live.add(worker.spans);
      }
    }
    WorkSums sums = WorkSums.of(live);
    for (RootTally root : Spans.all()) {
      emit(root, sums, trigger);
    }
  }

  private static void emit(RootTally root, WorkSums sums, String trigger) {
    SpanStatisticsEvent event = new SpanStatisticsEvent();
    event.begin(); // the time of the event is when its counters were read
    event.end();
    event.firstTask = root.name;
    event.trigger = trigger;
    event.operations = root.operations();
    event.span = root.span();
    boolean changes = false;
    for (SpanPart part : root.parts()) {
      event.tasks += sums.tasks(part);
      event.work += sums.work(part);
      changes |= emit(root, part, sums, trigger);
    }
    if (changes || !trigger.equals(PERIOD)) {
      event.commit();
    }
  }

  /** Answers whether it has changed. There may be very many that do not, each second. */
  private static boolean emit(RootTally root, SpanPart part, WorkSums sums, String trigger) {
    SpanShareEvent event = new SpanShareEvent();
    event.begin();
    event.end();
    event.firstTask = root.name;
    event.task = part.name;
    event.trigger = trigger;
    event.tasks = sums.tasks(part);
    event.work = sums.work(part);
    event.spanTasks = part.spanTasks();
    event.span = part.span();
    boolean changes = part.changes(event.tasks + event.work + event.spanTasks + event.span);
    if (changes || !trigger.equals(PERIOD)) {
      event.commit();
    }
    return changes;
  }
}
