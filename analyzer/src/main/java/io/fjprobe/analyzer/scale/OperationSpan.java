package io.fjprobe.analyzer.scale;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Work and span of operations that begin with tasks of one class.
 *
 * @param firstTask its name
 * @param operations how many of them there were
 * @param tasks of one, in the mean
 * @param workNanos time of all tasks of one, in the mean
 * @param spanNanos time of the longest chain of tasks that need each other, likewise
 * @param parallelism work by span: with more workers than this, some have nothing to do
 * @param shares those with the most of the span first
 */
public record OperationSpan(
    String firstTask,
    long operations,
    double tasks,
    double workNanos,
    double spanNanos,
    double parallelism,
    List<SpanShare> shares) {

  /** Returns how long such a task takes in the mean, in ns; null if there are none. */
  public @Nullable Double meanNanos(SpanShare share) {
    return share.tasks() == 0 ? null : share.workShare() * workNanos / share.tasks();
  }

  /**
   * Returns how long such a task on the longest chain takes in the mean, in ns; null if there are
   * none.
   */
  public @Nullable Double meanNanosOnSpan(SpanShare share) {
    return share.spanTasks() == 0 ? null : share.spanShare() * spanNanos / share.spanTasks();
  }

  /** Returns the work of all these operations, in ns. */
  public double allWorkNanos() {
    return workNanos * operations;
  }

  /** Returns the sum of their spans, in ns. */
  public double allSpanNanos() {
    return spanNanos * operations;
  }
}
