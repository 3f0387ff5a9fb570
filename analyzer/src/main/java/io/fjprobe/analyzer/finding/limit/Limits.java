package io.fjprobe.analyzer.finding.limit;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The numbers that findings judge by: those of the tables, or others instead.
 *
 * @param changes values that are used instead of those of the table
 */
public record Limits(Map<LimitName, Double> changes) {

  /** No value reaches this threshold. */
  public static final double NEVER = Double.POSITIVE_INFINITY;

  private static final Limits STANDARD = new Limits(Map.of());

  public Limits {
    changes = Map.copyOf(changes);
  }

  /** These are the numbers of the tables. */
  public static Limits standard() {
    return STANDARD;
  }

  /** A remark is made from this value on, or as the table says. */
  public double remark(Threshold threshold) {
    return value(new LimitName(threshold, Degree.REMARK));
  }

  /** A warning is made from this value on, or as the table says. */
  public double warning(Threshold threshold) {
    return value(new LimitName(threshold, Degree.WARNING));
  }

  public double value(LimitName name) {
    return Objects.requireNonNullElseGet(changes.get(name), () -> standard(name));
  }

  public double value(Condition condition) {
    return condition.row().value();
  }

  /** This is the value of a condition that counts something. */
  public long count(Condition condition) {
    return Math.round(value(condition));
  }

  private static double standard(LimitName name) {
    @Nullable Double value = name.threshold().row().value(name.degree());
    return Objects.requireNonNull(value, () -> "the table has no " + name.text());
  }

  /** This writes a value as the tables do, with no more digits than it has. */
  public static String text(double value) {
    return new BigDecimal(Double.toString(value)).stripTrailingZeros().toPlainString();
  }

  /** These are the limits that differ from the table, in its order. */
  public List<ChangedLimit> changed() {
    return LimitName.all().stream()
        .filter(name -> value(name) != standard(name))
        .map(
            name -> new ChangedLimit(name.text(), name.unit().words(), value(name), standard(name)))
        .toList();
  }

  /**
   * This is the first threshold at which there is a warning where there would not even be a remark.
   */
  public Optional<Threshold> contradiction() {
    return LimitName.all().stream()
        .map(LimitName::threshold)
        .filter(threshold -> threshold.row().remark() != null && threshold.row().warning() != null)
        .filter(
            threshold -> !threshold.row().when().isInOrder(remark(threshold), warning(threshold)))
        .findFirst();
  }
}
