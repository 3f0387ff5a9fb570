package io.fjprobe.workloads.burden;

/** What was found of a mechanism: either its times, or why there are none. */
final class Cost {
  final Mechanism mechanism;

  /** Null: not measured. */
  final Spread spread;

  /** Why it was not measured; null: it was. */
  final String reason;

  private Cost(Mechanism mechanism, Spread spread, String reason) {
    this.mechanism = mechanism;
    this.spread = spread;
    this.reason = reason;
  }

  static Cost measured(Mechanism mechanism, Spread spread) {
    return new Cost(mechanism, spread, null);
  }

  static Cost notMeasured(Mechanism mechanism, String reason) {
    return new Cost(mechanism, null, reason);
  }

  boolean isMeasured() {
    return spread != null;
  }
}
