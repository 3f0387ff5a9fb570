package io.fjprobe.analyzer.recording.sample;

import io.fjprobe.analyzer.recording.part.Part;

/**
 * For how long virtual threads are seen on their carriers without a gap, from the first sample to
 * the last one. Each sample counts once, so a long turn counts for more than a short one.
 */
public final class TurnTally implements Part<TurnTally> {

  private long samples;
  private long nanos;

  /** Adds a sample, and what it adds to the sum of all samples. */
  public void add(long nanos) {
    samples++;
    this.nanos += nanos;
  }

  @Override
  public void merge(TurnTally other) {
    samples += other.samples;
    nanos += other.nanos;
  }

  public long samples() {
    return samples;
  }

  /** Returns the sum of the lengths of the turns of all samples. */
  public long nanos() {
    return nanos;
  }
}
