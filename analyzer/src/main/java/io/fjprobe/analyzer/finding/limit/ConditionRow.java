package io.fjprobe.analyzer.finding.limit;

import java.util.List;

/**
 * What the table says of a condition.
 *
 * @param name the id of its finding, a dot and a name; or a name alone if several findings share it
 * @param meaning in words
 * @param source where the value comes from
 */
public record ConditionRow(String name, Unit unit, double value, String meaning, String source) {

  static ConditionRow of(String name, List<String> cells) {
    if (cells.size() != 4) {
      throw new IllegalStateException("conditions.txt has no four cells behind '" + name + "'");
    }
    return new ConditionRow(
        name, Unit.of(cells.get(0)), TableFile.number(cells.get(1)), cells.get(2), cells.get(3));
  }
}
