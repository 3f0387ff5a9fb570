package io.fjprobe.analyzer.account;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.fjprobe.analyzer.recording.Iteration;
import java.util.List;

/** What the measured iterations of a workload did. */
public record Operations(
    int iterations,
    long count,
    String unit,
    long wallNanos,
    double fastestNanosPerOperation,
    double slowestNanosPerOperation) {

  static Operations of(List<Iteration> measured) {
    return new Operations(
        measured.size(),
        measured.stream().mapToLong(Iteration::operations).sum(),
        measured.get(0).unit(),
        measured.stream().mapToLong(Iteration::durationNanos).sum(),
        measured.stream().mapToDouble(Operations::nanosPerOperation).min().orElse(0),
        measured.stream().mapToDouble(Operations::nanosPerOperation).max().orElse(0));
  }

  @JsonProperty
  public double nanosPerOperation() {
    return (double) wallNanos / Math.max(count, 1);
  }

  private static double nanosPerOperation(Iteration iteration) {
    return (double) iteration.durationNanos() / Math.max(iteration.operations(), 1);
  }
}
