package io.fjprobe.analyzer.recording.task;

/** Steals of one kind: recorded events, and the tasks that they stand for. */
public final class StealTally {

  private long events;
  private long tasks;
  private long maxInterval;
  private final RunLengths lengths = new RunLengths();

  public void add(long runLength, long interval) {
    events++;
    tasks += Math.max(interval, 0);
    maxInterval = Math.max(maxInterval, interval);
    lengths.add(runLength);
  }

  public void merge(StealTally other) {
    events += other.events;
    tasks += other.tasks;
    maxInterval = Math.max(maxInterval, other.maxInterval);
    lengths.merge(other.lengths);
  }

  public long events() {
    return events;
  }

  /** Returns the sum of the intervals. It is an estimate when only one in n steals is recorded. */
  public long tasks() {
    return tasks;
  }

  public long maxInterval() {
    return maxInterval;
  }

  public RunLengths lengths() {
    return lengths;
  }
}
