package io.fjprobe.analyzer.finding.span;

import static io.fjprobe.analyzer.finding.limit.Condition.MOST;
import static io.fjprobe.analyzer.finding.limit.Condition.MUCH_LONGER;

import io.fjprobe.analyzer.finding.limit.Limits;
import io.fjprobe.analyzer.scale.OperationSpan;
import io.fjprobe.analyzer.scale.SpanShare;
import org.jspecify.annotations.Nullable;

/** How many workers an operation can use, and who sets that limit. */
public record SpanLimit(OperationSpan operation, Interruptions interruptions) {

  /**
   * This tells whether tasks were interrupted for so long that the parallelism is not known
   * exactly. It is known anyway if an operation is one task.
   */
  public boolean interrupted() {
    return interruptions.matter() && operation.tasks() > 1;
  }

  /**
   * The parallelism is at least this: if all waits lengthened tasks that are not on the span, and
   * pauses lengthened as many tasks as run at the same time in the mean.
   */
  public double atLeast() {
    double work =
        operation.allWorkNanos() - waitedNanos() - pausedNanos() * operation.parallelism();
    return Math.max(work / operation.allSpanNanos(), 1);
  }

  /**
   * The parallelism is at most this: if all waits and pauses lengthened tasks on the span, and with
   * them the work. Null: they are longer than the span, so that nobody knows.
   */
  public @Nullable Double atMost() {
    Double shortest = shortestSpanNanos();
    return shortest == null
        ? null
        : Double.valueOf(
            Math.min(
                (operation.workNanos() - interruptedNanos() / operation.operations()) / shortest,
                operation.tasks()));
  }

  /** The span is at least this long, in ns; null: see {@link #atMost}. */
  public @Nullable Double shortestSpanNanos() {
    double shortest = operation.spanNanos() - interruptedNanos() / operation.operations();
    return shortest <= 0 ? null : Double.valueOf(shortest);
  }

  /** Of all operations together, in ns. */
  private double interruptedNanos() {
    return waitedNanos() + pausedNanos();
  }

  private double waitedNanos() {
    return interrupted() ? interruptions.waitedNanos() : 0;
  }

  private double pausedNanos() {
    return interrupted() ? interruptions.pausedNanos() : 0;
  }

  /** This has most of the span, whatever was interrupted. Null: no class is known to have it. */
  public @Nullable SpanShare setBy() {
    double most = Limits.standard().value(MOST);
    return operation.shares().stream()
        .filter(each -> leastShare(each) >= most)
        .findFirst()
        .orElse(null);
  }

  /** If all waits and pauses lengthened tasks of this class. */
  private double leastShare(SpanShare share) {
    double interrupted = interruptedNanos() / operation.allSpanNanos();
    return interrupted >= 1 ? 0 : (share.spanShare() - interrupted) / (1 - interrupted);
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

  public boolean isCertain() {
    return atMost() != null && !isByVeryLongTasks();
  }
}
