package io.fjprobe.analyzer.compare.result;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.fjprobe.analyzer.compare.contrast.CallChange;
import io.fjprobe.analyzer.compare.contrast.InSamples;
import io.fjprobe.analyzer.compare.contrast.OnlyClasses;
import io.fjprobe.analyzer.compare.measure.Evidence;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What was counted on each side.
 *
 * @param amounts what tells how much work a unit is; nothing proves that it is the same
 * @param evidence what moved, the most first; without intervals: what differs
 * @param unmoved evidence; without what is 0 on both sides
 * @param unrecorded evidence that one side lacks
 * @param countedDifferently what is on both sides, but does not mean the same there
 * @param calls of methods that the agent was asked to count
 * @param countedIn in how many other recordings of each side these were counted; null: in those
 *     that are compared, or nothing was counted
 * @param onlyClasses that are loaded on one side only, where the agent was asked to count calls
 * @param inSamples what samples show more of on the slow side
 * @param still with numbers what is unmoved
 */
public record EvidenceContrast(
    List<EvidenceRow> amounts,
    List<EvidenceRow> evidence,
    List<Evidence> unmoved,
    List<Evidence> unrecorded,
    List<CountedDifferently> countedDifferently,
    List<CallChange> calls,
    @Nullable CountedRuns countedIn,
    OnlyClasses onlyClasses,
    @JsonUnwrapped InSamples inSamples,
    @JsonIgnore List<EvidenceRow> still) {

  static final EvidenceContrast NONE =
      new EvidenceContrast(
          List.of(),
          List.of(),
          List.of(),
          List.of(),
          List.of(),
          List.of(),
          null,
          OnlyClasses.NONE,
          InSamples.NONE,
          List.of());

  public EvidenceContrast(
      List<EvidenceRow> amounts,
      List<EvidenceRow> moved,
      List<EvidenceRow> still,
      List<Evidence> unrecorded,
      List<CountedDifferently> countedDifferently,
      List<CallChange> calls,
      @Nullable CountedRuns countedIn,
      OnlyClasses onlyClasses,
      InSamples inSamples) {
    this(
        amounts,
        moved,
        still.stream().map(EvidenceRow::evidence).toList(),
        unrecorded,
        countedDifferently,
        calls,
        countedIn,
        onlyClasses,
        inSamples,
        still);
  }

  /** Returns all evidence that both sides have and that means the same on both. */
  public List<EvidenceRow> all() {
    return Stream.concat(evidence.stream(), still.stream()).toList();
  }
}
