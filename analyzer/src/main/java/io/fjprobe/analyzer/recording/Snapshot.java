package io.fjprobe.analyzer.recording;

/**
 * Cumulative counters at one moment, in the order of their enum; {@link #NOT_RECORDED} where the
 * agent could not count.
 *
 * @param nanos since the epoch
 * @param gauge workers of the pool at that moment; unused for workers
 */
public record Snapshot(long nanos, String trigger, int gauge, long[] counters) {

  public static final long NOT_RECORDED = -1;

  public long get(Enum<?> counter) {
    return counters[counter.ordinal()];
  }
}
