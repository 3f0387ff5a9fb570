package io.fjprobe.analyzer.account;

/** CPU time, and what it is at least and at most. */
public record CpuBounds(long nanos, long lowNanos, long highNanos) {

  /** Of the threads' time, that loads must be known of for them to stand for the rest. */
  private static final double MOST = 0.9;

  /**
   * @param totalNanos the time of all threads
   * @return null when too little of it is covered
   */
  static CpuBounds of(CpuTime time, Long totalNanos) {
    if (totalNanos == null || totalNanos == 0 || time.covered() < MOST * totalNanos) {
      return null;
    }
    double unknown = Math.max(totalNanos - time.covered(), 0);
    double scaled = time.nanos() * totalNanos / time.covered();
    return new CpuBounds(
        (long) Math.min(scaled, totalNanos),
        (long) Math.min(time.low(), totalNanos),
        (long) Math.min(time.high() + unknown, totalNanos));
  }

  CpuBounds plus(CpuBounds other) {
    return new CpuBounds(
        nanos + other.nanos, lowNanos + other.lowNanos, highNanos + other.highNanos);
  }
}
