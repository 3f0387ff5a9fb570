package io.fjprobe.analyzer.finding.span;

import io.fjprobe.analyzer.scale.OperationSpan;
import io.fjprobe.analyzer.scale.SpanShare;
import io.fjprobe.analyzer.wording.Wording;

/** How many workers an operation can use, and who sets that limit, as far as it is known. */
public final class SpanLimitText {

  private SpanLimitText() {}

  /** This says it with all numbers, above a text that says what interrupted tasks. */
  public static String of(SpanLimit limit) {
    OperationSpan operation = limit.operation();
    String numbers =
        "Work "
            + Wording.time(operation.workNanos())
            + ", span "
            + (limit.interrupted() ? "at most " : "")
            + Wording.time(operation.spanNanos())
            + ", parallelism "
            + (limit.interrupted() ? "at least " : "")
            + Wording.number(operation.parallelism());
    return limit.interrupted()
        ? numbers
            + ". Tasks were interrupted, as said below. So it is not known how many workers an"
            + " operation could use."
        : numbers + ": " + consequence(limit);
  }

  /** This says it in a sentence or two. */
  public static String inShort(SpanLimit limit) {
    OperationSpan operation = limit.operation();
    String subject =
        (operation.operations() == 1 ? "The operation that begins" : "Operations that begin")
            + " with "
            + operation.firstTask()
            + (operation.operations() == 1 ? " has" : " have")
            + " a parallelism of "
            + (limit.interrupted() ? "at least " : "")
            + Wording.number(operation.parallelism());
    return limit.interrupted()
        ? subject
            + ". Tasks were interrupted, so it is not known how many workers an operation could"
            + " use."
        : subject + ": " + consequence(limit);
  }

  private static String consequence(SpanLimit limit) {
    SpanShare by = limit.setBy();
    return workers(limit)
        + (by == null
            ? ""
            : " " + by.task() + " has " + Wording.percent(by.spanShare()) + " of the span.");
  }

  private static String workers(SpanLimit limit) {
    OperationSpan operation = limit.operation();
    if (operation.parallelism() < 1.05) {
      return "each task of an operation needs the one before, so that a second worker can only help"
          + " another operation.";
    }
    String says =
        "an operation cannot use more than " + Wording.count(limit.workers()) + " workers";
    SpanShare by = limit.setBy();
    Double mean = by == null ? null : operation.meanNanos(by);
    Double there = by == null ? null : operation.meanNanosOnSpan(by);
    return mean == null || there == null || !limit.isByVeryLongTasks()
        ? says + "."
        : says
            + ", if nothing interrupted the tasks on the span. They took "
            + Wording.time(there)
            + " each, and such tasks take "
            + Wording.time(mean)
            + " in the mean.";
  }
}
