package io.fjprobe.analyzer.compare;

import java.util.List;

/**
 * What was counted on each side.
 *
 * @param amounts what tells how much work a unit is; nothing proves that it is the same
 * @param evidence what moved, the most first; without intervals: what differs
 * @param unmoved evidence; without what is 0 on both sides
 * @param unrecorded evidence that one side lacks
 * @param countedDifferently what is on both sides, but does not mean the same there
 */
public record EvidenceContrast(
    List<EvidenceRow> amounts,
    List<EvidenceRow> evidence,
    List<Evidence> unmoved,
    List<Evidence> unrecorded,
    List<CountedDifferently> countedDifferently) {

  static final EvidenceContrast NONE =
      new EvidenceContrast(List.of(), List.of(), List.of(), List.of(), List.of());
}
