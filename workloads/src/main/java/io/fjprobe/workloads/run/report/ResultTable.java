package io.fjprobe.workloads.run.report;

import io.fjprobe.workloads.run.figures.Summary;
import io.fjprobe.workloads.run.measure.RunResult;
import io.fjprobe.workloads.run.text.TextTable;
import io.fjprobe.workloads.run.text.TimeScale;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The figures that a reader compares, a line for each run, within 100 columns. */
public final class ResultTable {
  private static final List<String> HEADER =
      Arrays.asList(
          "workload", "mode", "ops", "time/op", "min..max", "tasks/op", "steals+taken", "check");

  /** The first columns are words, the others numbers. */
  private static final int LEFT_ALIGNED = 2;

  private ResultTable() {}

  public static String format(List<RunResult> results) {
    List<List<String>> rows = new ArrayList<>();
    rows.add(HEADER);
    for (RunResult result : results) {
      rows.add(row(result));
    }
    return TextTable.format(rows, LEFT_ALIGNED)
        + "time/op: median, then spread, over the measured iterations; lower is better\n"
        + "steals+taken: getStealCount per op, which includes tasks taken from submission queues\n";
  }

  private static List<String> row(RunResult result) {
    Summary summary = result.summary();
    TimeScale scale = TimeScale.of(summary.medianNanos);
    boolean measured = summary.operations > 0;
    return Arrays.asList(
        result.plan.workload.name(),
        result.plan.mode,
        Long.toString(summary.operations),
        measured ? TimeScale.format(summary.medianNanos) : "-",
        measured ? scale.number(summary.minNanos) + ".." + scale.number(summary.maxNanos) : "-",
        count(summary.tasksPerOperation),
        count(summary.stealsPerOperation),
        result.verified() ? "ok" : "FAILED");
  }

  /** A whole number as such, others with a decimal or two. */
  private static String count(double perOperation) {
    return perOperation == Math.rint(perOperation)
        ? String.format(Locale.ROOT, "%.0f", perOperation)
        : TimeScale.decimal(perOperation);
  }
}
