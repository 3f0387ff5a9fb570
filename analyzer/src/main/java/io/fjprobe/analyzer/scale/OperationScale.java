package io.fjprobe.analyzer.scale;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Operations that begin with tasks of one class.
 *
 * @param firstTask its name
 * @param operations how many of them there were
 * @param tasks of one, in the mean
 * @param workNanos time of all tasks of one, in the mean
 * @param spanNanos time of the longest chain of tasks that need each other, likewise
 * @param parallelism work by span: with more workers than this, some have nothing to do
 * @param burdenedSpanNanos span if each fork and each join on it costs what the mechanisms of a
 *     pool cost at most, in the mean; null: the tasks were not recorded
 * @param simulated how many of the operations were simulated
 */
public record OperationScale(
    String firstTask,
    long operations,
    double tasks,
    double workNanos,
    double spanNanos,
    double parallelism,
    @Nullable Double burdenedSpanNanos,
    List<SpanShare> shares,
    int simulated,
    List<Prediction> predictions,
    List<WhatIf> whatIfs) {

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
}
