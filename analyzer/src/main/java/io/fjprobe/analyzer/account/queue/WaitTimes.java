package io.fjprobe.analyzer.account.queue;

import io.fjprobe.analyzer.recording.tally.QueueWaits;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * How long those tasks waited of which it is known. No time is more than twice the exact value, but
 * for waits that are shorter than the time between two looks: these count as long as that.
 *
 * @param medianAtMostNanos half of them waited no longer
 * @param p90AtMostNanos 90 % waited no longer
 * @param p99AtMostNanos 99 % waited no longer
 * @param longestNanos without those that waited less than the time between two looks; null: there
 *     are no others
 */
public record WaitTimes(
    long medianAtMostNanos, long p90AtMostNanos, long p99AtMostNanos, @Nullable Long longestNanos) {

  private static final double MEDIAN = 0.5;
  private static final double P90 = 0.9;
  private static final double P99 = 0.99;
  private static final double MICRO = 1_000;

  /** Null: no wait is known. */
  static @Nullable WaitTimes of(QueueWaits waits) {
    long[] counts = waits.counts();
    // none is longer than the longest, nor a short one than the time between its looks
    long most = Math.max(waits.longest(), waits.longestInterval());
    return Arrays.stream(counts).sum() == 0
        ? null
        : new WaitTimes(
            Math.min(most, atMost(MEDIAN, counts)),
            Math.min(most, atMost(P90, counts)),
            Math.min(most, atMost(P99, counts)),
            waits.longest() == 0 ? null : waits.longest());
  }

  private static long atMost(double share, long... counts) {
    double wanted = share * Arrays.stream(counts).sum();
    long seen = 0;
    int power = -1;
    while (seen < wanted) {
      power++;
      seen += counts[power];
    }
    return (long) Math.scalb(MICRO, power);
  }
}
