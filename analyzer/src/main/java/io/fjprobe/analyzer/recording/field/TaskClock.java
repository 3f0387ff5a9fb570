package io.fjprobe.analyzer.recording.field;

/**
 * Converts the clock of batched tasks to that of events. Each batch says where it is in both, give
 * or take a microsecond, which would let a task seem to end after the one that it ran inside of. So
 * the same difference is used for all, until the clocks have drifted apart.
 */
public final class TaskClock {

  /** The clocks have drifted apart when the difference changes by more nanoseconds than this. */
  private static final long DRIFTED_NANOS = 10_000;

  private boolean known;
  private long difference;

  /**
   * @param time by the clock of tasks
   * @param about when that was, since the epoch
   */
  public long nanosOf(long time, long about) {
    if (!known || Math.abs(about - time - difference) > DRIFTED_NANOS) {
      known = true;
      difference = about - time;
    }
    return time + difference;
  }
}
