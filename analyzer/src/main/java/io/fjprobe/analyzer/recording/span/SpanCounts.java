package io.fjprobe.analyzer.recording.span;

import io.fjprobe.analyzer.recording.field.EventView;
import io.fjprobe.analyzer.recording.part.Part;
import java.util.ArrayList;
import java.util.List;

/** The statistics of work and span that a recording has, of all operations and of their tasks. */
public final class SpanCounts implements Part<SpanCounts> {

  /** Has operations, tasks, work and span, in this order. */
  public static final String TOTALS = "fjprobe.SpanStatistics";

  /** Has tasks, work, tasks on the span, and span, in this order. */
  public static final String SHARES = "fjprobe.SpanShare";

  private final List<SpanCount> totals = new ArrayList<>();
  private final List<SpanCount> shares = new ArrayList<>();

  /**
   * @param event one of the two kinds
   */
  public void add(EventView event) {
    if (event.type().equals(TOTALS)) {
      totals.add(count(event, "", "operations", "tasks", "work", "span"));
    } else {
      shares.add(count(event, event.text("task"), "tasks", "work", "spanTasks", "span"));
    }
  }

  private static SpanCount count(EventView event, String task, String... fields) {
    long[] numbers = new long[fields.length];
    for (int i = 0; i < fields.length; i++) {
      numbers[i] = event.number(fields[i]);
    }
    return new SpanCount(event.startNanos(), event.text("firstTask"), task, numbers);
  }

  @Override
  public void merge(SpanCounts other) {
    totals.addAll(other.totals);
    shares.addAll(other.shares);
  }

  /** Returns what operations have, by the class of the task that they begin with. */
  public List<SpanCount> totals() {
    return totals;
  }

  /** Returns what tasks of a class have of these operations. */
  public List<SpanCount> shares() {
    return shares;
  }
}
