package io.fjprobe.workloads.matrix;

import io.fjprobe.workloads.fork.Interval;
import io.fjprobe.workloads.run.text.TextTable;
import io.fjprobe.workloads.run.text.TimeScale;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A line for each workload on each JDK, within 100 columns, and what failed. */
final class MatrixTable {
  private static final int LEFT_ALIGNED = 2;
  private static final int ENOUGH_FOR_AN_INTERVAL = 3;
  private static final String NONE = "-";

  private MatrixTable() {}

  static String format(List<Result> results, String firstJdk) {
    List<List<String>> rows = new ArrayList<>();
    rows.add(
        Arrays.asList("workload", "JDK", "time/op", "interval", "ratio to JDK " + firstJdk, "ok"));
    StringBuilder failures = new StringBuilder();
    for (Result result : results) {
      rows.add(row(result, firstJdk));
      for (Outcome outcome : result.outcomes) {
        if (!outcome.verified()) {
          failures.append("FAILED ").append(outcome.step.describe()).append(": ");
          failures.append(outcome.failure).append('\n');
        }
      }
    }
    return TextTable.format(rows, LEFT_ALIGNED)
        + "time/op: median over the JVMs that verified what they did; lower is better\n"
        + "ratio: median of the ratios of JVMs of the same round; ok: verified of all JVMs\n"
        + "interval, and that in parentheses: 95 %, bootstrap of that median, "
        + Interval.RESAMPLES
        + " resamples, fixed\nseed; none for fewer than "
        + ENOUGH_FOR_AN_INTERVAL
        + " JVMs\n"
        + failures;
  }

  private static List<String> row(Result result, String firstJdk) {
    String jdk = result.cell.jdk.feature;
    boolean some = result.verified() > 0;
    boolean enough = result.verified() >= ENOUGH_FOR_AN_INTERVAL;
    return Arrays.asList(
        result.cell.load.title,
        jdk,
        some ? TimeScale.format(result.nanos.median) : NONE,
        enough
            ? TimeScale.format(result.nanos.low) + ".." + TimeScale.format(result.nanos.high)
            : NONE,
        jdk.equals(firstJdk) ? (some ? "1" : NONE) : ratio(result),
        result.cell.isPossible()
            ? result.verified() + " of " + result.outcomes.size()
            : "needs JDK " + result.cell.requiredJdk);
  }

  private static String ratio(Result result) {
    String text = result.ratio.toString();
    return result.pairs >= ENOUGH_FOR_AN_INTERVAL ? text : text.replaceFirst(" \\(.*", "");
  }
}
