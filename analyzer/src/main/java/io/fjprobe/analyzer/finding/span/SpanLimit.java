package io.fjprobe.analyzer.finding.span;

import static io.fjprobe.analyzer.finding.limit.Condition.MOST;
import static io.fjprobe.analyzer.finding.limit.Condition.MUCH_LONGER;

import io.fjprobe.analyzer.finding.limit.Limits;
import io.fjprobe.analyzer.scale.OperationSpan;
import io.fjprobe.analyzer.scale.SpanShare;
import org.jspecify.annotations.Nullable;

/**
 * How many workers an operation can use, and who sets that limit.
 *
 * @param interrupted tasks were interrupted, so that the span is at most as long as it seems
 */
public record SpanLimit(OperationSpan operation, boolean interrupted) {

  /** This has most of the span. Null: no class has. */
  public @Nullable SpanShare setBy() {
    return operation.shares().stream()
        .filter(each -> each.spanShare() >= Limits.standard().value(MOST))
        .findFirst()
        .orElse(null);
  }

  /**
   * This tells whether tasks on the span took much longer than others of their class. Such tasks
   * may be larger, or something that nobody saw interrupted them.
   */
  public boolean isByVeryLongTasks() {
    SpanShare by = setBy();
    Double mean = by == null ? null : operation.meanNanos(by);
    Double there = by == null ? null : operation.meanNanosOnSpan(by);
    return mean != null && there != null && there >= Limits.standard().value(MUCH_LONGER) * mean;
  }

  /** An operation can use this many workers at most. */
  public long workers() {
    return (long) Math.ceil(operation.parallelism());
  }

  public boolean isCertain() {
    return !interrupted && !isByVeryLongTasks();
  }
}
