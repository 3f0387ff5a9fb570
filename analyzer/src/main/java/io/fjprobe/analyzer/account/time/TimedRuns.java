package io.fjprobe.analyzer.account.time;

import io.fjprobe.analyzer.account.number.Normal;
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

  /** The largest factor between the tasks that the events stand for and those that were counted. */
  private static final double TRUSTED = 2;

  /** The least mean time of the timed runs, in nanoseconds, for which they are used. */
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
   * Returns whether the events stand for what was taken, and the runs are long enough. To time a
   * run, rarely and so with cold caches, adds about a microsecond to it.
   */
  boolean usable() {
    return events > 0
        && timedNanos >= events * LEAST_MEAN_NANOS
        && taken != null
        && taken <= TRUSTED * tasks
        && taken * TRUSTED >= tasks;
  }

  /**
   * Returns the time of all runs that were taken, in nanoseconds. What was timed is certain, so it
   * is at least that.
   */
  double allNanos() {
    return Math.max(timedNanos, nanos * Sums.orZero(taken) / tasks);
  }

  /** Returns half of the 95 % interval of {@link #allNanos}, in nanoseconds. */
  double halfInterval() {
    return Normal.TWO_SIDED_95 * Math.sqrt(variance) * Sums.orZero(taken) / tasks;
  }
}
