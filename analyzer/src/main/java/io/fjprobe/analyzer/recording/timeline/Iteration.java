package io.fjprobe.analyzer.recording.timeline;

import org.jspecify.annotations.Nullable;

/**
 * One {@code fjprobe.WorkloadIteration}; or what lies between two looks at the counters, in which
 * operations are counted.
 *
 * @param operations of one that lies in two blocks each has a part
 * @param operationNanos time of the operations, which may overlap; not a number: not known
 * @param parallelism 0: not known
 */
public record Iteration(
    long startNanos,
    long endNanos,
    String workload,
    @Nullable String mode,
    String phase,
    double operations,
    double operationNanos,
    String unit,
    int parallelism) {

  private static final String MEASURED = "measured";

  /** A part between two looks has this phase. It is no iteration of the program. */
  private static final String PART = "part";

  /** Makes one whose operations follow each other, or of which nothing tells how long each took. */
  public Iteration(
      long startNanos,
      long endNanos,
      String workload,
      @Nullable String mode,
      String phase,
      double operations,
      String unit,
      int parallelism) {
    this(startNanos, endNanos, workload, mode, phase, operations, Double.NaN, unit, parallelism);
  }

  /** Makes a part of a recording in which operations are counted. */
  public static Iteration block(
      long startNanos,
      long endNanos,
      String name,
      @Nullable String mode,
      double operations,
      double operationNanos,
      String unit) {
    return new Iteration(
        startNanos, endNanos, name, mode, PART, operations, operationNanos, unit, 0);
  }

  /** Makes a part from the beginning of this one to the end of the next one. */
  public Iteration with(Iteration next) {
    return block(
        startNanos,
        next.endNanos,
        workload,
        mode,
        operations + next.operations,
        operationNanos + next.operationNanos,
        unit);
  }

  public boolean measured() {
    return MEASURED.equals(phase) || isPart();
  }

  /** Whether it is a part between two looks at the counters. */
  public boolean isPart() {
    return PART.equals(phase);
  }

  /** Whether its begin is known. It is not if it began before the recording. */
  public boolean isWhole() {
    return durationNanos() > 0;
  }

  public long durationNanos() {
    return endNanos - startNanos;
  }
}
