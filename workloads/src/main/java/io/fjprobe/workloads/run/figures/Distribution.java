package io.fjprobe.workloads.run.figures;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * How long something took that happens too often to keep each time. Exact below 128 ns; above, a
 * time is known to 1/64 of it, and reported as the middle of what it may be. Count, sum and maximum
 * are exact. For one thread; those of several are added up.
 */
public final class Distribution {
  /** Of each power of two. */
  private static final int STEPS_LOG2 = 6;

  private static final int STEPS = 1 << STEPS_LOG2;

  private final long[] counts = new long[(Long.SIZE - STEPS_LOG2) * STEPS];
  private long count;
  private long sum;
  private long max;

  public void record(long nanos) {
    counts[bucket(nanos)]++;
    count++;
    sum += nanos;
    max = Math.max(max, nanos);
  }

  public void add(Distribution other) {
    for (int i = 0; i < counts.length; i++) {
      counts[i] += other.counts[i];
    }
    count += other.count;
    sum += other.sum;
    max = Math.max(max, other.max);
  }

  private static int bucket(long nanos) {
    int shift = Math.max(0, Long.SIZE - 1 - STEPS_LOG2 - Long.numberOfLeadingZeros(nanos));
    return shift * STEPS + (int) (nanos >>> shift);
  }

  private static double middle(int bucket) {
    int shift = Math.max(0, bucket / STEPS - 1);
    long low = (long) (bucket - shift * STEPS) << shift;
    return low + ((1L << shift) - 1) / 2.0;
  }

  public long count() {
    return count;
  }

  /** No number (NaN) if there is no time. */
  public double mean() {
    return count == 0 ? Double.NaN : (double) sum / count;
  }

  /** No number (NaN) if there is no time. */
  public double max() {
    return count == 0 ? Double.NaN : max;
  }

  /**
   * The time that this share of the times does not exceed; no number (NaN) if there is none.
   *
   * @param share above 0, up to 1
   */
  public double quantile(double share) {
    long rank = (long) Math.ceil(share * count);
    long passed = 0;
    for (int i = 0; i < counts.length; i++) {
      passed += counts[i];
      if (counts[i] > 0 && passed >= rank) {
        return Math.min(middle(i), max);
      }
    }
    return Double.NaN;
  }

  static Map<String, Object> toJson(Map<String, Distribution> distributions) {
    Map<String, Object> json = new LinkedHashMap<>();
    distributions.forEach((name, distribution) -> json.put(name, distribution.toJson()));
    return json;
  }

  private Map<String, Object> toJson() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("count", count);
    json.put("nanosMean", mean());
    json.put("nanosP50", quantile(0.5));
    json.put("nanosP99", quantile(0.99));
    json.put("nanosMax", max());
    return json;
  }

  /** For {@link #parse}: in one word. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    text.append(count).append(',').append(sum).append(',').append(max);
    for (int i = 0; i < counts.length; i++) {
      if (counts[i] > 0) {
        text.append(',').append(i).append(':').append(counts[i]);
      }
    }
    return text.toString();
  }

  /**
   * @throws IllegalArgumentException for what {@link #toString} does not write
   */
  public static Distribution parse(String text) {
    String[] words = text.split(",");
    if (words.length < 3) {
      throw new IllegalArgumentException("no distribution: " + text);
    }
    Distribution distribution = new Distribution();
    distribution.count = Long.parseLong(words[0]);
    distribution.sum = Long.parseLong(words[1]);
    distribution.max = Long.parseLong(words[2]);
    for (String word : Arrays.asList(words).subList(3, words.length)) {
      String[] pair = word.split(":");
      distribution.counts[Integer.parseInt(pair[0])] = Long.parseLong(pair[1]);
    }
    return distribution;
  }
}
