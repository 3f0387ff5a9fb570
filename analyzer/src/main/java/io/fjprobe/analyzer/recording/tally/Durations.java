package io.fjprobe.analyzer.recording.tally;

import java.util.Arrays;

/**
 * How durations in nanoseconds are distributed: classes that are an eighth of their lower end wide,
 * so that a quantile is known up to 12.5 %.
 */
public final class Durations {

  /** This many bits below the highest one choose the class of a duration. */
  private static final int BITS = 3;

  /** There are this many classes from each power of two to the next. */
  private static final int PER_OCTAVE = 1 << BITS;

  private long[] counts = new long[0];

  public void add(long nanos) {
    int index = indexOf(Math.max(nanos, 0));
    if (index >= counts.length) {
      counts = Arrays.copyOf(counts, index + 1);
    }
    counts[index]++;
  }

  public void merge(Durations other) {
    if (other.counts.length > counts.length) {
      counts = Arrays.copyOf(counts, other.counts.length);
    }
    for (int i = 0; i < other.counts.length; i++) {
      counts[i] += other.counts[i];
    }
  }

  /**
   * The least class end that at least this share of the durations do not pass; 0 without any.
   *
   * @param share from 0 to 1
   */
  public long atMost(double share) {
    long all = Arrays.stream(counts).sum();
    long wanted = (long) Math.ceil(share * all);
    long seen = 0;
    for (int i = 0; i < counts.length; i++) {
      seen += counts[i];
      if (seen >= wanted && seen > 0) {
        return lastOf(i);
      }
    }
    return 0;
  }

  /**
   * Returns how many durations are from 2^(i-1) to below 2^i ns, for each i; the first are the
   * zeros.
   */
  public long[] countsByPowerOfTwo() {
    long[] octaves = new long[0];
    for (int i = 0; i < counts.length; i++) {
      int octave = 64 - Long.numberOfLeadingZeros(lastOf(i));
      octaves = octave < octaves.length ? octaves : Arrays.copyOf(octaves, octave + 1);
      octaves[octave] += counts[i];
    }
    return octaves;
  }

  /**
   * Returns the class of a duration. The lowest are exact; then the three bits below the highest
   * one choose the class.
   */
  private static int indexOf(long nanos) {
    if (nanos < PER_OCTAVE) {
      return (int) nanos;
    }
    int shift = 63 - BITS - Long.numberOfLeadingZeros(nanos);
    return (shift << BITS) + (int) (nanos >>> shift);
  }

  private static long lastOf(int index) {
    if (index < PER_OCTAVE) {
      return index;
    }
    int shift = (index >> BITS) - 1;
    long first = (long) (PER_OCTAVE + index % PER_OCTAVE) << shift;
    return first + (1L << shift) - 1;
  }
}
