package io.fjprobe.analyzer.trial.result;

import io.fjprobe.analyzer.compare.result.SpeedVerdict;
import io.fjprobe.analyzer.compare.statistics.Estimate;
import io.fjprobe.analyzer.trial.Variant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a variant gave for one workload.
 *
 * @param variant what was tried
 * @param runs that count
 * @param failures runs that do not count
 * @param cost of an operation; null: no run counts
 * @param trial against the program as it is; null for that itself, and if no run counts
 * @param obstacles why nothing can be concluded although there are runs; empty: nothing is in the
 *     way
 * @param remarks what to know about it beside
 */
public record TrialRow(
    Variant variant,
    int runs,
    List<Failure> failures,
    @Nullable Cost cost,
    @Nullable Outcome trial,
    List<String> obstacles,
    List<String> remarks) {

  /**
   * What an operation takes.
   *
   * @param nanos of wall time
   * @param cpuNanos of the whole JVM; null: not recorded
   */
  public record Cost(double nanos, @Nullable Double cpuNanos) {}

  /**
   * What can be concluded from the runs.
   *
   * @param verdict which of the two is faster; REFUSED: the obstacles say why
   * @param throughputRatio of the variant to the program as it is, with its interval; null when
   *     refused
   * @param smallestDifference that these runs would show four times of five, 0.05 for 5 %; null
   *     where there is no interval
   * @param pairs of runs, one of each in a round; null: the runs count as two groups
   */
  public record Outcome(
      SpeedVerdict verdict,
      @Nullable Estimate throughputRatio,
      @Nullable Double smallestDifference,
      @Nullable Integer pairs) {}

  /** Returns whether it has all that was asked for. */
  boolean isWhole() {
    return failures.isEmpty() && cost != null && obstacles.isEmpty();
  }
}
