package io.fjprobe.analyzer.recording.sketch;

/** Takes durations in nanoseconds, and gives their distribution in a form of its own. */
public interface DurationSketch {

  /**
   * @param nanos 0 or more
   * @param weight how many durations like it there were; 1 or more
   */
  void add(long nanos, long weight);

  /**
   * @param other made by the same supplier
   */
  void merge(DurationSketch other);
}
