package io.fjprobe.analyzer.recording.tally;

/** Joins that blocked. */
public final class JoinTally {

  private final DurationTally blocked = new DurationTally();
  private long helpedTasks;
  private long helpTime;

  /**
   * @param interval how many waits this one stands for
   */
  public void add(long blockedNanos, long helped, long helpNanos, long interval) {
    long weight = Math.max(interval, 1);
    blocked.add(Math.max(blockedNanos, 0), weight);
    helpedTasks += weight * Math.max(helped, 0);
    helpTime += weight * Math.max(helpNanos, 0);
  }

  public void merge(JoinTally other) {
    blocked.merge(other.blocked);
    helpedTasks += other.helpedTasks;
    helpTime += other.helpTime;
  }

  public DurationTally blocked() {
    return blocked;
  }

  public long helpedTasks() {
    return helpedTasks;
  }

  public long helpTime() {
    return helpTime;
  }
}
