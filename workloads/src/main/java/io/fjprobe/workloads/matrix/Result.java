package io.fjprobe.workloads.matrix;

import io.fjprobe.workloads.fork.Figures;
import io.fjprobe.workloads.fork.Interval;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The JVMs of one workload on one JDK, beside those on the first JDK. */
final class Result {
  final Cell cell;

  /** Of these, those that did not fail count below. */
  final List<Outcome> outcomes;

  final Interval nanos;
  final Interval ratio;

  /** Rounds in which neither this JDK nor the first one failed. */
  final int pairs;

  private Result(Cell cell, List<Outcome> outcomes, List<Outcome> first) {
    this.cell = cell;
    this.outcomes = outcomes;
    this.nanos =
        Interval.of(
            outcomes.stream()
                .filter(Outcome::verified)
                .mapToDouble(outcome -> outcome.figures.nanosPerOperation())
                .toArray());
    double[] ratios = ratios(outcomes, first);
    this.ratio = Interval.of(ratios);
    this.pairs = ratios.length;
  }

  static List<Result> of(Plan plan, List<Outcome> outcomes) {
    List<Result> results = new ArrayList<>();
    for (List<Cell> row : plan.rows) {
      List<Outcome> first = select(outcomes, row.get(0));
      for (Cell cell : row) {
        results.add(new Result(cell, select(outcomes, cell), first));
      }
    }
    return results;
  }

  private static List<Outcome> select(List<Outcome> outcomes, Cell cell) {
    return outcomes.stream()
        .filter(outcome -> outcome.step.cell == cell)
        .collect(Collectors.toList());
  }

  private static double[] ratios(List<Outcome> outcomes, List<Outcome> first) {
    Map<Integer, Figures> base = new LinkedHashMap<>();
    first.stream()
        .filter(Outcome::verified)
        .forEach(outcome -> base.put(outcome.step.round, outcome.figures));
    return outcomes.stream()
        .filter(outcome -> outcome.verified() && base.containsKey(outcome.step.round))
        .mapToDouble(
            outcome ->
                outcome.figures.nanosPerOperation()
                    / base.get(outcome.step.round).nanosPerOperation())
        .toArray();
  }

  long verified() {
    return outcomes.stream().filter(Outcome::verified).count();
  }

  Map<String, Object> toJson() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("workload", cell.load.title);
    json.put("jdk", cell.jdk.feature);
    json.put("requiredJdk", cell.requiredJdk);
    json.put("forks", outcomes.size());
    json.put("verified", verified());
    json.put("nanosPerOperation", nanos.toJson());
    json.put("pairs", pairs);
    json.put("ratioToFirstJdk", ratio.toJson());
    json.put(
        "failures",
        outcomes.stream()
            .filter(outcome -> !outcome.verified())
            .map(outcome -> outcome.step.fileName() + ": " + outcome.failure)
            .collect(Collectors.toList()));
    return json;
  }
}
