package io.fjprobe.analyzer.recording.tally;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How long tasks waited in the queues of a pool, as looks at these tell. */
public final class QueueWaits {

  private static final Pattern PAIR = Pattern.compile("\\b(\\d{1,2}):(\\d{1,18})\\b");

  /** By the power of two, in microseconds, that the waits do not exceed. */
  private final long[] counts = new long[Long.SIZE];

  private long events;
  private long left;
  private long leftAtTop;
  private long shorter;
  private long total;
  private long longest;
  private long longestInterval;

  /**
   * @param taken at the other end, so that their waits are not known
   * @param shortWaits came and left between two looks
   */
  public void addTasks(long tasks, long taken, long shortWaits) {
    events++;
    left += Math.max(tasks, 0);
    leftAtTop += Math.max(taken, 0);
    shorter += Math.max(shortWaits, 0);
  }

  /**
   * @param totalNanos of the waits that are known, without short ones
   */
  public void addTimes(long totalNanos, long longestNanos, long intervalNanos) {
    total += Math.max(totalNanos, 0);
    longest = Math.max(longest, longestNanos);
    longestInterval = Math.max(longestInterval, intervalNanos);
  }

  /**
   * Adds the waits that are known.
   *
   * @param distribution pairs power:count; what else a broken recording has there counts for
   *     nothing
   */
  public void addWaits(String distribution) {
    Matcher pairs = PAIR.matcher(distribution);
    while (pairs.find()) {
      int power = Integer.parseInt(pairs.group(1));
      if (power < counts.length) {
        counts[power] += Long.parseLong(pairs.group(2));
      }
    }
  }

  public void merge(QueueWaits other) {
    events += other.events;
    left += other.left;
    leftAtTop += other.leftAtTop;
    shorter += other.shorter;
    addTimes(other.total, other.longest, other.longestInterval);
    for (int i = 0; i < counts.length; i++) {
      counts[i] += other.counts[i];
    }
  }

  /** Returns 0 where no agent told of it. */
  public long events() {
    return events;
  }

  public long left() {
    return left;
  }

  public long leftAtTop() {
    return leftAtTop;
  }

  /** Returns how many waits are known to be shorter than the time between two looks. */
  public long shorter() {
    return shorter;
  }

  public long total() {
    return total;
  }

  /** Returns the longest of the waits that are known, without short ones; 0: there are none. */
  public long longest() {
    return longest;
  }

  /** Returns the longest time from one look to the next. */
  public long longestInterval() {
    return longestInterval;
  }

  /** Returns how many waits are at most 2^i microseconds and more than half of that, for each i. */
  public long[] counts() {
    return counts.clone();
  }
}
