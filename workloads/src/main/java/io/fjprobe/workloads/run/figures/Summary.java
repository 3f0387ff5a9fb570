package io.fjprobe.workloads.run.figures;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToLongFunction;
import org.apache.commons.math3.stat.descriptive.rank.Median;

/** Figures over the measured iterations of a run; no number (NaN) where there is none. */
public final class Summary {
  public final long operations;
  public final double medianNanos;
  public final double minNanos;
  public final double maxNanos;
  public final double tasksPerOperation;
  public final double stealsPerOperation;

  /** The workload's own figures, added up. */
  public final Map<String, Long> extras = new LinkedHashMap<>();

  private final Map<String, Long> facts = new LinkedHashMap<>();
  private final Map<String, Distribution> distributions = new LinkedHashMap<>();
  private final long nanos;

  public Summary(List<IterationResult> measured) {
    double[] sorted =
        measured.stream().mapToDouble(IterationResult::nanosPerOperation).sorted().toArray();
    operations = sum(measured, iteration -> iteration.tally.operations());
    medianNanos = new Median().evaluate(sorted);
    minNanos = sorted.length == 0 ? Double.NaN : sorted[0];
    maxNanos = sorted.length == 0 ? Double.NaN : sorted[sorted.length - 1];
    tasksPerOperation = perOperation(measured, iteration -> iteration.tally.executedTasks());
    stealsPerOperation = perOperation(measured, iteration -> iteration.stealCount);
    for (IterationResult iteration : measured) {
      iteration.tally.extras().forEach((name, amount) -> extras.merge(name, amount, Long::sum));
      facts.putAll(iteration.tally.facts());
      iteration.tally.distributions().forEach(this::addTimes);
    }
    nanos = sum(measured, iteration -> iteration.nanos);
  }

  private void addTimes(String name, Distribution more) {
    distributions.computeIfAbsent(name, none -> new Distribution()).add(more);
  }

  /** Of an operation, the median over the iterations. */
  public double medianSeconds() {
    return medianNanos / 1e9;
  }

  /** A figure of the workload, added up; 0 if it never tallied one. */
  public long extra(String name) {
    return extras.getOrDefault(name, 0L);
  }

  /** What all operations had in common; -1: none of them said. */
  public long fact(String name) {
    return facts.getOrDefault(name, -1L);
  }

  /** Empty if there was none. */
  public Distribution times(String name) {
    return distributions.getOrDefault(name, new Distribution());
  }

  private static long sum(List<IterationResult> measured, ToLongFunction<IterationResult> figure) {
    return measured.stream().mapToLong(figure).sum();
  }

  /** No number (NaN) if it is not recorded. */
  private double perOperation(
      List<IterationResult> measured, ToLongFunction<IterationResult> figure) {
    boolean recorded = measured.stream().mapToLong(figure).allMatch(count -> count >= 0);
    return recorded ? (double) sum(measured, figure) / operations : Double.NaN;
  }

  public Map<String, Object> toJson() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("operations", operations);
    json.put("nanosPerOperationMedian", medianNanos);
    json.put("nanosPerOperationMin", minNanos);
    json.put("nanosPerOperationMax", maxNanos);
    json.put("executedTasksPerOperation", tasksPerOperation);
    json.put("stealCountPerOperation", stealsPerOperation);
    json.put("nanos", nanos);
    json.put("extras", extras);
    json.put("facts", facts);
    json.put("times", Distribution.toJson(distributions));
    return json;
  }
}
