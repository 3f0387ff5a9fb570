package io.fjprobe.analyzer.recording.task;

/**
 * How long workers ran what they took from queues, estimated from the runs that were timed. An
 * event stands for its run and for those since the last event, whose tasks it counts.
 */
public final class RunTiming {

  private long events;
  private long length;
  private long tasks;
  private long timedNanos;
  private long longestNanos;
  private double nanos;
  private double variance;

  /**
   * @param interval tasks that the event stands for, those of its own run included
   */
  public void add(long lasted, long runLength, long interval) {
    long own = Math.max(runLength, 1);
    events++;
    length += own;
    timedNanos += lasted;
    longestNanos = Math.max(longestNanos, lasted);
    tasks += Math.max(interval, own);
    double others = Math.max(interval - own, 0) / ((double) length / events);
    nanos += (1 + others) * lasted;
    // each run that was not timed may have lasted no time, or twice as long as this one
    variance += (1 + others) * others * (double) lasted * lasted;
  }

  public void merge(RunTiming other) {
    events += other.events;
    length += other.length;
    tasks += other.tasks;
    timedNanos += other.timedNanos;
    longestNanos = Math.max(longestNanos, other.longestNanos);
    nanos += other.nanos;
    variance += other.variance;
  }

  public long events() {
    return events;
  }

  /** Returns how many nanoseconds the timed runs alone lasted. */
  public long timedNanos() {
    return timedNanos;
  }

  /** Returns how many nanoseconds the longest of the timed runs lasted. */
  public long longestNanos() {
    return longestNanos;
  }

  /** Returns how many tasks the events stand for. */
  public long tasks() {
    return tasks;
  }

  public double nanos() {
    return nanos;
  }

  /** Returns the variance of the estimate; 0 when each run was timed. */
  public double variance() {
    return variance;
  }
}
