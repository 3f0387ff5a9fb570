package io.fjprobe.analyzer.account.window;

import org.jspecify.annotations.Nullable;

/** A counter's increase in the window; null: not recorded, or nothing to divide by. */
public record CounterAccount(
    @Nullable Long count,
    @Nullable Double perSecond,
    @Nullable Double perTask,
    @Nullable Double perOperation) {

  /**
   * @param tasks run in the window; null when not known
   */
  public static CounterAccount of(
      @Nullable Long count, long nanos, @Nullable Long tasks, @Nullable Operations operations) {
    return new CounterAccount(
        count,
        count == null || nanos == 0 ? null : count * 1e9 / nanos,
        count == null || tasks == null || tasks == 0 ? null : (double) count / tasks,
        count == null || operations == null || operations.count() == 0
            ? null
            : (double) count / operations.count());
  }
}
