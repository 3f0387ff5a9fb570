package io.fjprobe.workloads.run.report;

import io.fjprobe.workloads.run.plan.RunPlan;
import io.fjprobe.workloads.run.workload.Workload;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What the runs of an article cost, said before they begin. */
public final class ArticleCost {
  private static final double GIGA = 1e9;
  private static final double MEGA = 1e6;

  private ArticleCost() {}

  /** A line for each workload that runs at the original scale; empty: there is none. */
  public static String format(List<RunPlan> plans) {
    Map<Workload, List<RunPlan>> original = new LinkedHashMap<>();
    for (RunPlan plan : plans) {
      if (plan.isOriginal()) {
        original.computeIfAbsent(plan.workload, workload -> new ArrayList<>()).add(plan);
      }
    }
    StringBuilder text = new StringBuilder();
    original.forEach((workload, runs) -> text.append(line(workload, runs)));
    return text.toString();
  }

  private static String line(Workload workload, List<RunPlan> runs) {
    double seconds = runs.stream().mapToDouble(ArticleCost::seconds).sum();
    long disk = runs.stream().mapToLong(ArticleCost::diskBytes).max().orElse(0);
    return workload.name()
        + (runs.get(0).scale.equals("original")
            ? ": the original scale, "
            : ": near the original scale, ")
        + runs.size()
        + (runs.size() == 1 ? " run, about " : " runs, about ")
        + time(seconds)
        + " by a rough guess; disk use "
        + (disk == 0 ? "none" : size(disk) + " in " + System.getProperty("java.io.tmpdir"))
        + "\n";
  }

  private static double seconds(RunPlan plan) {
    double operation = plan.workload.article().get().secondsPerOperation(plan.values);
    return plan.schedule.warmup.seconds(operation) + plan.schedule.measured.seconds(operation);
  }

  private static long diskBytes(RunPlan plan) {
    return plan.workload.article().get().diskBytes(plan.values);
  }

  private static String size(long bytes) {
    return bytes < GIGA / 10
        ? String.format(Locale.ROOT, "%.1f MB", bytes / MEGA)
        : String.format(Locale.ROOT, "%.2f GB", bytes / GIGA);
  }

  private static String time(double seconds) {
    return seconds < 120
        ? String.format(Locale.ROOT, "%.0f s", Math.ceil(seconds))
        : seconds < 7_200
            ? String.format(Locale.ROOT, "%.0f min", seconds / 60)
            : String.format(Locale.ROOT, "%.1f h", seconds / 3_600);
  }
}
