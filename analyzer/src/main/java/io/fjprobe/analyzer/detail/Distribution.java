package io.fjprobe.analyzer.detail;

import io.fjprobe.analyzer.recording.tally.WeightedDurations;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * How durations are distributed.
 *
 * @param events recorded
 * @param estimated how many these stand for: more than the events if some stand for several
 * @param exact counted; null: not recorded
 * @param counts of the durations from 2^(i-1) to below 2^i ns, for each i
 */
public record Distribution(long events, long estimated, @Nullable Long exact, long[] counts) {

  static Distribution of(WeightedDurations durations, @Nullable Long exact) {
    return new Distribution(durations.events(), durations.count(), exact, trim(durations.counts()));
  }

  static long[] trim(long[] counts) {
    int length = counts.length;
    while (length > 0 && counts[length - 1] == 0) {
      length--;
    }
    return Arrays.copyOf(counts, length);
  }
}
