package io.fjprobe.analyzer.recording.machine;

import io.fjprobe.analyzer.recording.part.Keyed;
import io.fjprobe.analyzer.recording.part.Part;
import io.fjprobe.analyzer.recording.tally.DurationTally;
import java.util.Map;

/** What ran beside the pools in one segment: pauses of the JVM. */
public final class MachineFacts implements Part<MachineFacts> {

  private final DurationTally gcPauses = new DurationTally();
  private final DurationTally calledFor = new DurationTally();
  private final DurationTally heldUp = new DurationTally();
  private final Keyed<VmOperation, DurationTally> operations = new Keyed<>(DurationTally::new);

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
    heldUp.merge(other.heldUp);
    operations.merge(other.operations);
  }

  public DurationTally gcPauses() {
    return gcPauses;
  }

  /** Pauses for another reason than a collection. */
  public DurationTally pauses(VmOperation operation) {
    return operations.of(operation);
  }

  /** Returns the same of all reasons. */
  public Map<VmOperation, DurationTally> otherPauses() {
    return operations.all();
  }

  /** Returns how many nanoseconds the JVM stopped all threads, for any reason. */
  public long pausedNanos() {
    return gcPauses.total()
        + operations.all().values().stream().mapToLong(DurationTally::total).sum();
  }

  /** Pauses of each collection that System.gc() asked for. */
  public DurationTally calledFor() {
    return calledFor;
  }

  /** Pauses of each collection that had to wait until native code released an object. */
  public DurationTally heldUp() {
    return heldUp;
  }
}
