package io.fjprobe.analyzer.account.time;

import io.fjprobe.analyzer.account.number.Proportion;

/** A number of nanoseconds with bounds. */
record Interval(double value, double low, double high) {

  static Interval exact(double value) {
    return new Interval(value, value, value);
  }

  /** Returns this minus another, never less than 0. */
  Interval minus(Interval other) {
    return new Interval(
        Math.max(value - other.value, 0),
        Math.max(low - other.high, 0),
        Math.max(high - other.low, 0));
  }

  Interval times(Proportion share) {
    return new Interval(value * share.share(), low * share.low(), high * share.high());
  }

  Interval times(double factor) {
    return new Interval(value * factor, low * factor, high * factor);
  }

  Interval atMost(double limit) {
    return new Interval(Math.min(value, limit), Math.min(low, limit), Math.min(high, limit));
  }

  Bucket bucket(BucketKind kind, Source source) {
    return new Bucket(
        kind, Math.round(value), source, (long) Math.floor(low), (long) Math.ceil(high));
  }
}
