package io.fjprobe.bootstrap.statistics;

import io.fjprobe.bootstrap.event.ForkSiteEvent;
import io.fjprobe.bootstrap.event.SpanShareEvent;
import io.fjprobe.bootstrap.event.SpanStatisticsEvent;
import io.fjprobe.bootstrap.span.RootTally;
import io.fjprobe.bootstrap.span.SpanPart;
import io.fjprobe.bootstrap.span.SpanStack;
import io.fjprobe.bootstrap.span.Spans;
import io.fjprobe.bootstrap.span.TaskClass;
import io.fjprobe.bootstrap.span.WorkSums;
import io.fjprobe.bootstrap.tally.PoolRegistry;
import io.fjprobe.bootstrap.tally.PoolTally;
import io.fjprobe.bootstrap.tally.QueueTally;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Writes work and span of operations. */
final class SpanStatistics {

  /** Of what is written each second. */
  static final String PERIOD = "period";

  private static final int TASKS = 0;
  private static final int WORK = 1;
  private static final int SPAN_TASKS = 2;
  private static final int SPAN = 3;
  private static final int NUMBERS = 4;

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
    }
    for (Map.Entry<TaskClass, long[]> each : byClass(root, sums).entrySet()) {
      changes |= emit(root.part(each.getKey()), each.getValue(), trigger);
    }
    for (SpanPart part : root.parts()) {
      if (part.taskClass.forkedAt != null) {
        emitSite(part, sums, trigger);
      }
    }
    if (changes || !trigger.equals(PERIOD)) {
      event.commit();
    }
  }

  /** Has tasks, work, tasks on the span, and span, of all lines that fork such tasks. */
  private static Map<TaskClass, long[]> byClass(RootTally root, WorkSums sums) {
    Map<TaskClass, long[]> all = new LinkedHashMap<>();
    for (SpanPart part : root.parts()) {
      long[] sum = all.computeIfAbsent(part.taskClass.all, any -> new long[NUMBERS]);
      sum[TASKS] += sums.tasks(part);
      sum[WORK] += sums.work(part);
      sum[SPAN_TASKS] += part.spanTasks();
      sum[SPAN] += part.span();
    }
    return all;
  }

  /** Answers whether it has changed. There may be very many that do not, each second. */
  private static boolean emit(SpanPart part, long[] sum, String trigger) {
    SpanShareEvent event = new SpanShareEvent();
    event.begin();
    event.end();
    event.firstTask = part.root.name;
    event.task = part.taskClass.name;
    event.trigger = trigger;
    event.tasks = sum[TASKS];
    event.work = sum[WORK];
    event.spanTasks = sum[SPAN_TASKS];
    event.span = sum[SPAN];
    boolean changes = part.changes(event.tasks + event.work + event.spanTasks + event.span);
    if (changes || !trigger.equals(PERIOD)) {
      event.commit();
    }
    return changes;
  }

  private static void emitSite(SpanPart part, WorkSums sums, String trigger) {
    ForkSiteEvent event = new ForkSiteEvent();
    event.begin();
    event.end();
    event.firstTask = part.root.name;
    event.task = part.taskClass.name;
    event.forkedAt = part.taskClass.forkedAt;
    event.trigger = trigger;
    event.interval = part.taskClass.interval;
    event.tasks = sums.tasks(part);
    event.work = sums.work(part);
    event.spanTasks = part.spanTasks();
    event.span = part.span();
    if (part.changes(event.tasks + event.work + event.spanTasks + event.span)
        || !trigger.equals(PERIOD)) {
      event.commit();
    }
  }
}
