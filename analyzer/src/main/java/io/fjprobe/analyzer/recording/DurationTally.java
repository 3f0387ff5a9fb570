package io.fjprobe.analyzer.recording;

/** Count, total and maximum of durations in nanoseconds. */
public final class DurationTally {

  private long count;
  private long total;
  private long max;

  public void add(long nanos) {
    count++;
    total += nanos;
    max = Math.max(max, nanos);
  }

  public void merge(DurationTally other) {
    count += other.count;
    total += other.total;
    max = Math.max(max, other.max);
  }

  public long count() {
    return count;
  }

  public long total() {
    return total;
  }

  public long max() {
    return max;
  }
}
