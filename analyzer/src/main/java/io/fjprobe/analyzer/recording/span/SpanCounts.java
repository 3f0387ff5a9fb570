package io.fjprobe.analyzer.recording.span;

import io.fjprobe.analyzer.recording.field.EventView;
import io.fjprobe.analyzer.recording.part.Part;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The statistics of work and span that a recording has, of all operations and of their tasks. */
public final class SpanCounts implements Part<SpanCounts> {

  /** Has operations, tasks, work and span, in this order. */
  public static final String TOTALS = "fjprobe.SpanStatistics";

  /** Has tasks, work, tasks on the span, and span, in this order. */
  public static final String SHARES = "fjprobe.SpanShare";

  /** Has the same as the shares, of those tasks of a class whose fork was looked at. */
  public static final String SITES = "fjprobe.ForkSite";

  private final List<SpanCount> totals = new ArrayList<>();
  private final List<SpanCount> shares = new ArrayList<>();
  private final List<SpanCount> sites = new ArrayList<>();

  /**
   * @param event one of the three kinds
   */
  public void add(EventView event) {
    String first = event.text("firstTask");
    long nanos = event.startNanos();
    switch (event.type()) {
      case TOTALS ->
          totals.add(
              new SpanCount(
                  nanos, first, "", "", 1, numbers(event, "operations", "tasks", "work", "span")));
      case SHARES ->
          shares.add(new SpanCount(nanos, first, event.text("task"), "", 1, ofTasks(event)));
      default ->
          sites.add(
              new SpanCount(
                  nanos,
                  first,
                  event.text("task"),
                  event.text("forkedAt"),
                  event.number("interval"),
                  ofTasks(event)));
    }
  }

  private static long[] ofTasks(EventView event) {
    return numbers(event, "tasks", "work", "spanTasks", "span");
  }

  private static long[] numbers(EventView event, String... fields) {
    return Arrays.stream(fields).mapToLong(event::number).toArray();
  }

  @Override
  public void merge(SpanCounts other) {
    totals.addAll(other.totals);
    shares.addAll(other.shares);
    sites.addAll(other.sites);
  }

  /** Returns what operations have, by the class of the task that they begin with. */
  public List<SpanCount> totals() {
    return totals;
  }

  /** Returns what tasks of a class have of these operations. */
  public List<SpanCount> shares() {
    return shares;
  }

  /** Returns what those of these tasks have whose fork was looked at, by its line. */
  public List<SpanCount> sites() {
    return sites;
  }
}
