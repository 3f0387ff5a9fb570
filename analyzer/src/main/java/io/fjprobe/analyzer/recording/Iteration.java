package io.fjprobe.analyzer.recording;

/** One {@code fjprobe.WorkloadIteration}. */
public record Iteration(
    long startNanos,
    long endNanos,
    String workload,
    String mode,
    String phase,
    long operations,
    String unit,
    int parallelism) {

  public boolean measured() {
    return "measured".equals(phase);
  }

  public long durationNanos() {
    return endNanos - startNanos;
  }
}
