package io.fjprobe.analyzer.account.window;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.fjprobe.analyzer.recording.timeline.Iteration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the measured iterations of a workload did.
 *
 * @param iterations or blocks between two looks at the counters
 * @param timeNanos of all operations, which may overlap; null: not known
 */
public record Operations(
    int iterations,
    double count,
    String unit,
    long wallNanos,
    @Nullable Double timeNanos,
    double fastestNanosPerOperation,
    double slowestNanosPerOperation) {

  /** Of which only the wall time is known. */
  public Operations(
      int iterations,
      double count,
      String unit,
      long wallNanos,
      double fastestNanosPerOperation,
      double slowestNanosPerOperation) {
    this(
        iterations,
        count,
        unit,
        wallNanos,
        null,
        fastestNanosPerOperation,
        slowestNanosPerOperation);
  }

  static Operations of(List<Iteration> measured) {
    return new Operations(
        measured.size(),
        measured.stream().mapToDouble(Iteration::operations).sum(),
        measured.get(0).unit(),
        measured.stream().mapToLong(Iteration::durationNanos).sum(),
        time(measured),
        measured.stream().mapToDouble(Operations::nanosPerOperation).min().orElse(0),
        measured.stream().mapToDouble(Operations::nanosPerOperation).max().orElse(0));
  }

  private static @Nullable Double time(List<Iteration> measured) {
    double sum = measured.stream().mapToDouble(Iteration::operationNanos).sum();
    return Double.isNaN(sum) ? null : Double.valueOf(sum);
  }

  @JsonProperty
  public double nanosPerOperation() {
    return (double) wallNanos / count;
  }

  private static double nanosPerOperation(Iteration iteration) {
    return (double) iteration.durationNanos() / iteration.operations();
  }
}
