package io.fjprobe.workloads.run.report;

import io.fjprobe.workloads.run.plan.RunPlan;
import java.util.LinkedHashMap;
import java.util.Map;

/** One figure of an article. */
final class ArticleFigure {
  private static final int COLUMNS = 7;
  final String workload;
  final String mode;

  /** That a run has to have to compare with it. */
  final Map<String, String> options = new LinkedHashMap<>();

  final String what;

  /** As text, for the article's digits are its own. */
  final String value;

  /** Empty: none is given. */
  final String error;

  /** Printed in the article, or how it was derived from what is. */
  final String origin;

  private ArticleFigure(String[] columns) {
    workload = columns[0];
    mode = columns[1];
    for (String option : columns[2].split(" ")) {
      if (!option.isEmpty()) {
        String[] pair = option.split("=");
        options.put(pair[0], pair[1]);
      }
    }
    what = columns[3];
    value = columns[4];
    error = columns[5];
    origin = columns[6];
    requireNumber(value);
    if (!error.isEmpty()) {
      requireNumber(error);
    }
  }

  static ArticleFigure parse(String line) {
    String[] columns = line.split(";", -1);
    if (columns.length != COLUMNS) {
      throw new IllegalArgumentException("not " + COLUMNS + " columns: " + line);
    }
    return new ArticleFigure(columns);
  }

  private static void requireNumber(String text) {
    if (!(Double.parseDouble(text) >= 0)) {
      throw new IllegalArgumentException("no figure: " + text);
    }
  }

  boolean isOf(RunPlan plan) {
    return workload.equals(plan.workload.name())
        && mode.equals(modeOf(plan))
        && options.entrySet().stream()
            .allMatch(option -> option.getValue().equals(plan.option(option.getKey())));
  }

  /** In whichever pool. */
  private static String modeOf(RunPlan plan) {
    return plan.workload.modeOption().map(option -> plan.option(option.name)).orElse(plan.mode);
  }

  String text() {
    return value
        + (error.isEmpty() ? "" : " +- " + error)
        + (origin.equals("printed") ? "" : " (" + origin + ")");
  }

  Map<String, Object> toJson() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("what", what);
    json.put("value", Double.valueOf(value));
    json.put("error", error.isEmpty() ? null : Double.valueOf(error));
    json.put("origin", origin);
    return json;
  }
}
