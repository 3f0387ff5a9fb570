package io.fjprobe.analyzer.account;

/** A counter's increase in the window; null: not recorded, or no operations to divide by. */
public record CounterAccount(Long count, Double perSecond, Double perOperation) {

  static CounterAccount of(Long count, long nanos, Operations operations) {
    return new CounterAccount(
        count,
        count == null || nanos == 0 ? null : count * 1e9 / nanos,
        count == null || operations == null || operations.count() == 0
            ? null
            : (double) count / operations.count());
  }
}
