package io.fjprobe.analyzer.compare.measure;

import io.fjprobe.analyzer.account.time.TimeParts;
import java.util.Map;
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

  public Sample plus(Sample other) {
    double[] sum = quantities.clone();
    for (int i = 0; i < sum.length; i++) {
      sum[i] += other.quantities[i];
    }
    return new Sample(
        sum, parts == null ? other.parts : other.parts == null ? parts : parts.plus(other.parts));
  }
}
