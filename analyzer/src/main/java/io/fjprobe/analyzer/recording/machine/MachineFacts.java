package io.fjprobe.analyzer.recording.machine;

import io.fjprobe.analyzer.recording.part.Part;
import io.fjprobe.analyzer.recording.tally.DurationTally;

/** What ran beside the pools in one segment: pauses of the collector. */
public final class MachineFacts implements Part<MachineFacts> {

  private final DurationTally gcPauses = new DurationTally();
  private final DurationTally calledFor = new DurationTally();

  /** Returns the sum of several, which stay as they are. */
  public static MachineFacts sum(Iterable<MachineFacts> parts) {
    MachineFacts sum = new MachineFacts();
    parts.forEach(sum::merge);
    return sum;
  }

  @Override
  public void merge(MachineFacts other) {
    gcPauses.merge(other.gcPauses);
    calledFor.merge(other.calledFor);
  }

  public DurationTally gcPauses() {
    return gcPauses;
  }

  /** Pauses of each collection that System.gc() asked for. */
  public DurationTally calledFor() {
    return calledFor;
  }
}
