package io.fjprobe.analyzer.account.number;

import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Which line most samples have. */
public final class MostFrequent {

  private final Map<String, Long> lines = new HashMap<>();
  private long sum;

  /**
   * @param line null: a sample without one
   */
  public void add(@Nullable String line, long count) {
    sum += count;
    if (line != null) {
      lines.merge(line, count, Long::sum);
    }
  }

  /** Returns the number of all samples, with and without a line. */
  public long sum() {
    return sum;
  }

  /**
   * Returns the line that most samples have; null if there is none. Of several that are as
   * frequent, it is the first by name.
   */
  public @Nullable String most() {
    return most(0);
  }

  /**
   * @param more the line has more samples than this, or there is none
   */
  public @Nullable String most(long more) {
    return lines.entrySet().stream()
        .filter(line -> line.getValue() > more)
        .max(
            Map.Entry.<String, Long>comparingByValue()
                .thenComparing(Map.Entry.comparingByKey(Comparator.reverseOrder())))
        .map(Map.Entry::getKey)
        .orElse(null);
  }
}
