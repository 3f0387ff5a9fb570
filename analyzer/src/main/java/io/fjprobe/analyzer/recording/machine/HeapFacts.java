package io.fjprobe.analyzer.recording.machine;

import io.fjprobe.analyzer.recording.part.Counts;
import io.fjprobe.analyzer.recording.part.Keyed;
import io.fjprobe.analyzer.recording.part.Listed;
import io.fjprobe.analyzer.recording.part.Part;
import io.fjprobe.analyzer.recording.part.Parts;
import io.fjprobe.analyzer.recording.stack.ApplicationCode;
import java.util.List;
import java.util.Map;

/** Objects and their collection. */
public final class HeapFacts implements Part<HeapFacts> {

  private final Parts parts = new Parts();
  private final Listed<GcPause> pauses = parts.keep(new Listed<>());
  private final Listed<HeapUse> uses = parts.keep(new Listed<>());
  private final Counts<CollectionCall> calls =
      parts.keep(new Counts<>((key, code) -> key.at(code.choose(key.line()))));
  private final Keyed<AllocationSite, AllocationTally> allocations =
      parts.keep(
          new Keyed<>(
              AllocationTally::new, (key, code) -> key.at(code.chooseWithLibrary(key.line()))));

  /** Returns the pauses of the collector one by one. */
  public List<GcPause> pauses() {
    return pauses.all();
  }

  public List<HeapUse> uses() {
    return uses.all();
  }

  /** How often System.gc() was called, and by whom. */
  public Map<CollectionCall, Long> calls() {
    return calls.all();
  }

  public AllocationTally allocations(AllocationSite site) {
    return allocations.of(site);
  }

  /** Returns samples of allocations. It is empty if they were not recorded. */
  public Map<AllocationSite, AllocationTally> allocations() {
    return allocations.all();
  }

  @Override
  public void merge(HeapFacts other) {
    parts.merge(other.parts);
  }

  @Override
  public void nameLines(ApplicationCode code) {
    parts.nameLines(code);
  }
}
