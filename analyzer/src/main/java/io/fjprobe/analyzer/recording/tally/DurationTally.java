package io.fjprobe.analyzer.recording.tally;

import io.fjprobe.analyzer.recording.part.Part;

/** Count, total and maximum of durations in nanoseconds. Some events stand for several. */
public final class DurationTally implements Part<DurationTally> {

  private long events;
  private long count;
  private long total;
  private long max;

  public void add(long nanos) {
    add(nanos, 1);
  }

  /**
   * @param interval how many like it the event stands for; less than 1: it does not say
   */
  public void add(long nanos, long interval) {
    long weight = Math.max(interval, 1);
    events++;
    count += weight;
    total += weight * nanos;
    max = Math.max(max, nanos);
  }

  @Override
  public void merge(DurationTally other) {
    events += other.events;
    count += other.count;
    total += other.total;
    max = Math.max(max, other.max);
  }

  public long events() {
    return events;
  }

  /** Returns how many durations there were. It is an estimate if it is more than the events. */
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
