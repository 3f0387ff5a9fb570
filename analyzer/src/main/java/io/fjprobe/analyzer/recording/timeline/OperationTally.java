package io.fjprobe.analyzer.recording.timeline;

/**
 * Operations that ended in a segment; one that lies in several counts in each by its share of time.
 */
public final class OperationTally {

  private double count;
  private double nanos;

  public void add(double operations, double lasted) {
    count += operations;
    nanos += lasted;
  }

  public void merge(OperationTally other) {
    add(other.count, other.nanos);
  }

  public double count() {
    return count;
  }

  /** Returns the time of the operations, which may overlap. */
  public double nanos() {
    return nanos;
  }
}
