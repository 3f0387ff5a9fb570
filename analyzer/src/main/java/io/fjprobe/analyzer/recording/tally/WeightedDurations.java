package io.fjprobe.analyzer.recording.tally;

import java.util.Arrays;

/** Durations by powers of two, where an event may stand for several. */
public final class WeightedDurations {

  private long events;
  private long[] counts = new long[0];

  /**
   * @param interval how many the event stands for; less than 1: it does not say
   */
  public void add(long nanos, long interval) {
    events++;
    add(64 - Long.numberOfLeadingZeros(Math.max(nanos, 0)), Math.max(interval, 1));
  }

  private void add(int index, long count) {
    if (index >= counts.length) {
      counts = Arrays.copyOf(counts, index + 1);
    }
    counts[index] += count;
  }

  public void merge(WeightedDurations other) {
    events += other.events;
    for (int i = 0; i < other.counts.length; i++) {
      add(i, other.counts[i]);
    }
  }

  public long events() {
    return events;
  }

  /** Returns how many durations the events stand for. */
  public long count() {
    return Arrays.stream(counts).sum();
  }

  /**
   * Returns how many durations are from 2^(i-1) to below 2^i ns, for each i; the first are the
   * zeros.
   */
  public long[] counts() {
    return counts.clone();
  }
}
