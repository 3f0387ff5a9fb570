package io.fjprobe.workloads.overhead;

import io.fjprobe.workloads.fork.Interval;
import io.fjprobe.workloads.run.text.TextTable;
import io.fjprobe.workloads.run.text.TimeScale;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The comparisons, a line each, within 100 columns. */
final class OverheadTable {
  private static final int LEFT_ALIGNED = 3;

  private OverheadTable() {}

  static String format(List<Comparison> comparisons, int pairs) {
    List<List<String>> rows = new ArrayList<>();
    rows.add(
        Arrays.asList(
            "JDK", "workload", "variant", "CPU/op", "ratio to jfr", "time/op", "ratio to jfr"));
    for (Comparison comparison : comparisons) {
      rows.add(row(comparison));
    }
    return TextTable.format(rows, LEFT_ALIGNED)
        + "CPU/op, time/op: median over "
        + pairs
        + " JVMs, of measured iterations only; lower is better\n"
        + "ratio to jfr (a recording without the agent): median of the ratios of "
        + pairs
        + " pairs, with its\n"
        + "95 % interval: bootstrap of that median, "
        + Interval.RESAMPLES
        + " resamples, fixed seed\n";
  }

  private static List<String> row(Comparison comparison) {
    boolean isBaseline = comparison.variant == Variant.JFR;
    return Arrays.asList(
        comparison.jdk.feature,
        comparison.load.title,
        comparison.variant.text(),
        Double.isNaN(comparison.cpuNanos) ? "-" : TimeScale.format(comparison.cpuNanos),
        isBaseline ? "1" : comparison.cpuRatio.toString(),
        TimeScale.format(comparison.nanos),
        isBaseline ? "1" : comparison.ratio.toString());
  }
}
