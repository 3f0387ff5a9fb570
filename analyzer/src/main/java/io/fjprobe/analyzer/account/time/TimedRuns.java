package io.fjprobe.analyzer.account.time;

import io.fjprobe.analyzer.account.number.Sums;
import io.fjprobe.analyzer.recording.task.RunTiming;
import org.jspecify.annotations.Nullable;

/**
 * Runs of what workers took from queues that were timed, blocking included.
 *
 * @param events runs that were timed
 * @param timedNanos their sum
 * @param tasks that the events stand for
 * @param taken tasks that workers took in the window, exactly; null when not counted
 * @param nanos that the events stand for
 * @param variance of these, in square nanoseconds
 */
public record TimedRuns(
    long events, long timedNanos, long tasks, @Nullable Long taken, double nanos, double variance) {

  static final TimedRuns NONE = new TimedRuns(0, 0, 0, 0L, 0, 0);

  /** How far what the events stand for may be from what was counted, as a factor. */
  private static final double TRUSTED = 2;

  private static final long LEAST_MEAN_NANOS = 20_000;

  public static TimedRuns of(RunTiming timing, @Nullable Long taken) {
    return new TimedRuns(
        timing.events(),
        timing.timedNanos(),
        timing.tasks(),
        taken,
        timing.nanos(),
        timing.variance());
  }

  TimedRuns plus(TimedRuns other) {
    return new TimedRuns(
        events + other.events,
        timedNanos + other.timedNanos,
        tasks + other.tasks,
        taken == null || other.taken == null ? null : Long.valueOf(taken + other.taken),
        nanos + other.nanos,
        variance + other.variance);
  }

  /**
   * Whether the events stand for what was taken, and the runs are long enough: to time one, rarely
   * and so with cold caches, adds about a microsecond to it.
   */
  boolean usable() {
    return events > 0
        && timedNanos >= events * LEAST_MEAN_NANOS
        && taken != null
        && taken <= TRUSTED * tasks
        && taken * TRUSTED >= tasks;
  }

  /** For all that was taken; what was timed is certain. */
  double allNanos() {
    return Math.max(timedNanos, nanos * Sums.orZero(taken) / tasks);
  }

  /** Half of the 95 % interval of {@link #allNanos}. */
  double halfInterval() {
    return 1.96 * Math.sqrt(variance) * Sums.orZero(taken) / tasks;
  }
}
