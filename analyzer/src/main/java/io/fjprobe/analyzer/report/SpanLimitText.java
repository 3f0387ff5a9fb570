package io.fjprobe.analyzer.report;

import io.fjprobe.analyzer.scale.OperationScale;
import io.fjprobe.analyzer.scale.SpanShare;
import io.fjprobe.analyzer.wording.Wording;
import org.jspecify.annotations.Nullable;

/** How many workers an operation can use, and who sets that limit, as far as it is known. */
final class SpanLimitText {

  /** Below this share of the span a class is not said to set the limit. */
  private static final double SETS_LIMIT = 0.5;

  /** Tasks on the span that are so many times as long as others may have been interrupted. */
  private static final double SUSPICIOUS = 20;

  private SpanLimitText() {}

  /**
   * @param disturbed tasks were interrupted, so that the span is at most as long as it seems
   */
  static String of(OperationScale operation, boolean disturbed) {
    String numbers =
        "Work "
            + Wording.time(operation.workNanos())
            + ", span "
            + (disturbed ? "at most " : "")
            + Wording.time(operation.spanNanos())
            + ", parallelism "
            + (disturbed ? "at least " : "")
            + Wording.number(operation.parallelism());
    if (disturbed) {
      return numbers
          + ". Tasks were interrupted, as said below. So it is not known how many workers an"
          + " operation could use.";
    }
    SpanShare first = setsTheLimit(operation);
    String who =
        first == null
            ? ""
            : " " + first.task() + " has " + Wording.percent(first.spanShare()) + " of the span.";
    return numbers + ": " + limit(operation, first) + who;
  }

  /** Returns whose tasks most of the span are; null: of no class. */
  private static @Nullable SpanShare setsTheLimit(OperationScale operation) {
    return operation.shares().stream()
        .filter(each -> each.spanShare() >= SETS_LIMIT)
        .findFirst()
        .orElse(null);
  }

  private static String limit(OperationScale operation, @Nullable SpanShare first) {
    if (operation.parallelism() < 1.05) {
      return "each task of an operation needs the one before, so that a second worker can only help"
          + " another operation.";
    }
    String says =
        "an operation cannot use more than "
            + Wording.count((long) Math.ceil(operation.parallelism()))
            + " workers";
    Double mean = first == null ? null : operation.meanNanos(first);
    Double there = first == null ? null : operation.meanNanosOnSpan(first);
    if (mean == null || there == null || there < SUSPICIOUS * mean) {
      return says + ".";
    }
    return says
        + ", if nothing interrupted the tasks on the span. They took "
        + Wording.time(there)
        + " each, and such tasks take "
        + Wording.time(mean)
        + " in the mean.";
  }
}
