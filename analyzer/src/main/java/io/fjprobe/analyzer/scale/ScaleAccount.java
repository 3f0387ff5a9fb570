package io.fjprobe.analyzer.scale;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What more or fewer workers would give to the operations of a recording.
 *
 * @param jdk its release; null: not recorded
 * @param cpus that the JVM had; -1: not recorded
 * @param measured what was measured; null: the recording says nothing of it
 * @param pausedNanos how long the collector paused all threads; null: the recording has no pauses
 * @param waitedNanos how long the threads that ran tasks waited for a CPU, all together; null: not
 *     recorded
 * @param operations those with the most work first
 */
public record ScaleAccount(
    String file,
    @Nullable String jdk,
    long cpus,
    @Nullable Measured measured,
    @Nullable Long pausedNanos,
    @Nullable Long waitedNanos,
    List<OperationScale> operations) {

  /**
   * What the program itself measured.
   *
   * @param workload its name
   * @param workers parallelism of its pool
   * @param operations of all iterations
   * @param nanosPerOperation wall time, the median of the iterations
   */
  public record Measured(
      String workload, long workers, long operations, double nanosPerOperation, String unit) {}
}
