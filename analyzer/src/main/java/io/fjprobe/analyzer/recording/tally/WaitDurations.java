package io.fjprobe.analyzer.recording.tally;

/** How long the blocked joins and idle episodes of one pool in one segment took, each by itself. */
public final class WaitDurations {

  private final WeightedDurations joins = new WeightedDurations();
  private final WeightedDurations idles = new WeightedDurations();

  public void merge(WaitDurations other) {
    joins.merge(other.joins);
    idles.merge(other.idles);
  }

  /** Returns how long joins by workers were blocked. */
  public WeightedDurations joins() {
    return joins;
  }

  public WeightedDurations idles() {
    return idles;
  }
}
