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

  /** False if it began before the recording, which then does not know when. */
  public boolean isWhole() {
    return durationNanos() > 0;
  }

  public long durationNanos() {
    return endNanos - startNanos;
  }
}
