package io.fjprobe.analyzer.compare;

import io.fjprobe.analyzer.account.TimeParts;
import java.util.EnumMap;
import java.util.Map;

/**
 * One measured iteration, or the sum of several.
 *
 * @param quantities what is not recorded is missing
 * @param parts the time of the pool's workers; null when no pool took part
 */
record Sample(Map<Quantity, Double> quantities, TimeParts parts) {

  /** Not a number when not recorded. */
  double get(Quantity quantity) {
    return quantities.getOrDefault(quantity, Double.NaN);
  }

  Sample plus(Sample other) {
    Map<Quantity, Double> sum = new EnumMap<>(quantities);
    sum.keySet().retainAll(other.quantities.keySet());
    sum.replaceAll((quantity, value) -> value + other.quantities.get(quantity));
    return new Sample(
        sum, parts == null ? other.parts : other.parts == null ? parts : parts.plus(other.parts));
  }
}
