package io.fjprobe.analyzer.compare.measure;

import io.fjprobe.analyzer.account.time.TimeParts;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * One measured iteration, or the sum of several. The numbers are in an array, because resampling
 * adds up many samples.
 *
 * @param quantities in the order of {@link Quantity}; not a number where not recorded
 * @param parts the time of the pool's workers; null when no pool took part
 */
public record Sample(double[] quantities, @Nullable TimeParts parts) {

  /**
   * @param quantities what is not recorded is missing
   */
  public Sample(Map<Quantity, Double> quantities, @Nullable TimeParts parts) {
    this(inOrder(quantities), parts);
  }

  private static double[] inOrder(Map<Quantity, Double> quantities) {
    return Quantity.all().stream()
        .mapToDouble(quantity -> quantities.getOrDefault(quantity, Double.NaN))
        .toArray();
  }

  public double get(Quantity quantity) {
    return quantities[quantity.index()];
  }

  /**
   * @param samples at least one
   */
  public static Sample sum(List<Sample> samples) {
    return sum(samples, IntStream.range(0, samples.size()).toArray());
  }

  /**
   * Returns the sum of a selection.
   *
   * @param selection indices, at least one; some more than once
   */
  public static Sample sum(List<Sample> samples, int... selection) {
    double[] sum = samples.get(selection[0]).quantities.clone();
    TimeParts parts = samples.get(selection[0]).parts;
    for (int i = 1; i < selection.length; i++) {
      Sample other = samples.get(selection[i]);
      for (int k = 0; k < sum.length; k++) {
        sum[k] += other.quantities[k];
      }
      parts = parts == null ? other.parts : other.parts == null ? parts : parts.plus(other.parts);
    }
    return new Sample(sum, parts);
  }
}
