package io.fjprobe.analyzer.finding.limit;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the table says of a threshold.
 *
 * @param name the id of its finding, or that, a dot and the name of the quantity
 * @param remark null: this quantity makes no remark
 * @param warning null: this quantity makes no warning
 * @param quantity in words
 * @param source where the values come from
 */
public record ThresholdRow(
    String name,
    Unit unit,
    When when,
    @Nullable Double remark,
    @Nullable Double warning,
    String quantity,
    String source) {

  static ThresholdRow of(String name, List<String> cells) {
    if (cells.size() != 6) {
      throw new IllegalStateException("thresholds.txt has no six cells behind '" + name + "'");
    }
    return new ThresholdRow(
        name,
        Unit.of(cells.get(0)),
        When.of(cells.get(1)),
        value(cells.get(2)),
        value(cells.get(3)),
        cells.get(4),
        cells.get(5));
  }

  private static @Nullable Double value(String cell) {
    return TableFile.isThere(cell) ? Double.valueOf(TableFile.number(cell)) : null;
  }

  /** This is the id of the finding. */
  public String finding() {
    return name.replaceFirst("\\..*", "");
  }

  /** Null: the quantity makes nothing of this degree. */
  public @Nullable Double value(Degree degree) {
    return degree == Degree.REMARK ? remark : warning;
  }
}
