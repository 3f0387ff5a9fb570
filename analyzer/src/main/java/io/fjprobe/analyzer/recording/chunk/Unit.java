package io.fjprobe.analyzer.recording.chunk;

/** What a field counts that is not counted by the clock of its chunk. */
enum Unit {
  NANOS(Kind.SPAN, 1),
  MILLIS(Kind.SPAN, 1_000_000),
  SECONDS(Kind.SPAN, 1_000_000_000),
  EPOCH_NANOS(Kind.MOMENT, 1),
  EPOCH_MILLIS(Kind.MOMENT, 1_000_000),
  EPOCH_SECONDS(Kind.MOMENT, 1_000_000_000),
  /** Bytes, addresses, hertz, shares, and numbers without a unit. */
  OTHER(Kind.NO_TIME, 1);

  private enum Kind {
    SPAN,
    MOMENT,
    NO_TIME
  }

  private final Kind kind;
  private final long nanos;

  Unit(Kind kind, long nanos) {
    this.kind = kind;
    this.nanos = nanos;
  }

  boolean isSpan() {
    return kind == Kind.SPAN;
  }

  boolean isMoment() {
    return kind == Kind.MOMENT;
  }

  /**
   * Converts a value to nanoseconds. A longer time than a long can hold becomes the longest one.
   */
  long toNanos(long value) {
    long product = value * nanos;
    boolean fits = Math.multiplyHigh(value, nanos) == product >> Long.SIZE - 1;
    return fits ? product : value < 0 ? Long.MIN_VALUE : Long.MAX_VALUE;
  }

  long toNanos(double value) {
    return (long) (value * nanos);
  }
}
