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

  /** The phase of what is no iteration of the program, but a part between two looks. */
  private static final String PART = "part";

  /** Whose operations follow each other, or of which nothing tells how long each took. */
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

  /** A part of a recording in which operations are counted. */
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

  /** From the beginning of this one to the end of the next one. */
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

  /** What lies between two looks at the counters. */
  public boolean isPart() {
    return PART.equals(phase);
  }

  /** False if it began before the recording, which then does not know when. */
  public boolean isWhole() {
    return durationNanos() > 0;
  }

  public long durationNanos() {
    return endNanos - startNanos;
  }
}
