package io.fjprobe.workloads.burden;

import io.fjprobe.workloads.run.text.TextLines;
import io.fjprobe.workloads.run.text.TextTable;
import io.fjprobe.workloads.run.text.TimeScale;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The costs, a line each, within 100 columns. */
final class BurdenTable {
  private static final int WIDTH = 100;

  private BurdenTable() {}

  static String format(List<Cost> costs, Conditions conditions) {
    List<List<String>> rows = new ArrayList<>();
    rows.add(Arrays.asList("cost", "p25", "median", "p75", "p95", "count"));
    costs.forEach(cost -> rows.add(row(cost)));
    StringBuilder text = new StringBuilder(TextTable.format(rows, 1));
    text.append(
            "\nTimes from one event to another. Each time has about one reading of the clock in it.\n")
        .append("Who wakes up was parked for ")
        .append(conditions.parkedMicros)
        .append(" us or longer. What each line means: burden --help\n");
    for (Cost cost : costs) {
      if (!cost.isMeasured()) {
        String reason = "not measured: " + cost.mechanism.title + ": " + cost.reason;
        TextLines.wrap(reason, WIDTH).forEach(line -> text.append(line).append('\n'));
      }
    }
    return text.toString();
  }

  private static List<String> row(Cost cost) {
    if (!cost.isMeasured()) {
      return Arrays.asList(cost.mechanism.title, "-", "not measured", "-", "-", "-");
    }
    return Arrays.asList(
        cost.mechanism.title,
        TimeScale.format(cost.spread.p25),
        TimeScale.format(cost.spread.median),
        TimeScale.format(cost.spread.p75),
        TimeScale.format(cost.spread.p95),
        Integer.toString(cost.spread.count));
  }
}
