package io.fjprobe.workloads.fork;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import org.apache.commons.math3.stat.descriptive.rank.Median;

/**
 * A median and where it may lie: 95 % of the medians of resampled values, by a fixed seed. The ends
 * are ranks of those medians, symmetric ones, which no definition of a percentile in the library
 * has: so they are taken here.
 */
public final class Interval {
  public static final int RESAMPLES = 10_000;
  public static final long SEED = 20_140_318L;
  private static final double TAIL = 0.025;

  public final double median;
  public final double low;
  public final double high;

  private Interval(double median, double low, double high) {
    this.median = median;
    this.low = low;
    this.high = high;
  }

  /** No numbers (NaN) if a value is none. */
  public static Interval of(double... values) {
    if (values.length == 0 || Arrays.stream(values).anyMatch(Double::isNaN)) {
      return new Interval(Double.NaN, Double.NaN, Double.NaN);
    }
    double[] medians = new double[RESAMPLES];
    Random random = new Random(SEED);
    double[] resample = new double[values.length];
    for (int i = 0; i < RESAMPLES; i++) {
      for (int k = 0; k < resample.length; k++) {
        resample[k] = values[random.nextInt(values.length)];
      }
      medians[i] = median(resample);
    }
    Arrays.sort(medians);
    int tail = (int) (TAIL * RESAMPLES);
    return new Interval(median(values), medians[tail], medians[RESAMPLES - 1 - tail]);
  }

  public static double median(double... values) {
    return new Median().evaluate(values);
  }

  public Map<String, Object> toJson() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("median", median);
    json.put("low", low);
    json.put("high", high);
    return json;
  }

  @Override
  public String toString() {
    return Double.isNaN(median)
        ? "-"
        : number(median) + " (" + number(low) + ".." + number(high) + ")";
  }

  private static String number(double ratio) {
    return String.format(Locale.ROOT, ratio < 10 ? "%.3f" : ratio < 1_000 ? "%.1f" : "%.0f", ratio);
  }
}
