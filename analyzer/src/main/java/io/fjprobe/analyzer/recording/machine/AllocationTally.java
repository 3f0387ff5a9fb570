package io.fjprobe.analyzer.recording.machine;

import io.fjprobe.analyzer.recording.part.Part;

/** Samples of allocations, and the bytes that they stand for. */
public final class AllocationTally implements Part<AllocationTally> {

  private long samples;
  private long bytes;

  /**
   * @param weight bytes that the thread allocated since its sample before
   */
  public void add(long weight) {
    samples++;
    bytes += weight;
  }

  @Override
  public void merge(AllocationTally other) {
    samples += other.samples;
    bytes += other.bytes;
  }

  public long samples() {
    return samples;
  }

  public long bytes() {
    return bytes;
  }
}
