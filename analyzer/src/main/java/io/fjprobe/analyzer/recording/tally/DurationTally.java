package io.fjprobe.analyzer.recording.tally;

import io.fjprobe.analyzer.recording.part.Part;

/** Count, total and maximum of durations in nanoseconds. Some events stand for several. */
public final class DurationTally implements Part<DurationTally> {

  private long events;
  private long count;
  private long total;
  private long max;
  private static final long MILLI = 1_000_000;

  private long timedOut;
  private long timedOutNanos;
  private long shortestLimit = Long.MAX_VALUE;
  private long longestLimit;

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

  /**
   * One that was added was a wait that nobody ended before its time-out.
   *
   * @param nanos that it lasted
   * @param limit the time-out in nanoseconds
   */
  public void timedOut(long nanos, long limit) {
    timedOut++;
    timedOutNanos += nanos;
    // what is left of 50 ms may be 49.998 ms when the wait begins
    long round = limit < MILLI ? limit : (limit + MILLI / 2) / MILLI * MILLI;
    shortestLimit = Math.min(shortestLimit, round);
    longestLimit = Math.max(longestLimit, round);
  }

  @Override
  public void merge(DurationTally other) {
    timedOut += other.timedOut;
    timedOutNanos += other.timedOutNanos;
    shortestLimit = Math.min(shortestLimit, other.shortestLimit);
    longestLimit = Math.max(longestLimit, other.longestLimit);
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

  /** Returns how many of them were waits that nobody ended before their time-out. */
  public long timedOut() {
    return timedOut;
  }

  /** Returns how long these lasted together. */
  public long timedOutNanos() {
    return timedOutNanos;
  }

  /** Returns the time-out of these in nanoseconds; 0: they do not have the same one, or none. */
  public long timeOut() {
    return shortestLimit == longestLimit ? longestLimit : 0;
  }
}
