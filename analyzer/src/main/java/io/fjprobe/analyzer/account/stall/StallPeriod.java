package io.fjprobe.analyzer.account.stall;

/**
 * When a pool stood still, and how that is known.
 *
 * @param nanos at least so long, and at most a second or so longer
 * @param seen by the agent as it happened; else the last statistics say so
 * @param over false: it lasted to the end of the recording
 */
public record StallPeriod(long startNanos, long nanos, boolean seen, boolean over) {

  public long endNanos() {
    return startNanos + nanos;
  }
}
