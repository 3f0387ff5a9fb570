package io.fjprobe.analyzer.compare;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.fjprobe.analyzer.compare.cause.list.Explanation;
import io.fjprobe.analyzer.compare.statistics.Estimate;
import java.util.List;

/**
 * All that is known about the difference of one workload between two sides.
 *
 * @param unitOfWork what "per operation" means
 * @param rounds of a matrix, by which the JVMs are paired; null: they are not
 * @param verdict REFUSED: nothing below it is known
 * @param throughputRatio of next to base, with its interval; null when refused
 * @param smallestDifference that these recordings would show four times of five, 0.05 for 5 %; null
 *     where there is no interval
 * @param account the parts of the time, without those that are 0 on both sides
 * @param residualShare of the time of either side, the larger: what is attributed to no part
 * @param amounts what tells how much work a unit is; nothing proves that it is the same
 * @param evidence what moved, the most first; without intervals: what differs
 * @param unmoved evidence; without what is 0 on both sides
 * @param unrecorded evidence that one side lacks
 * @param countedDifferently what is on both sides, but does not mean the same there
 * @param explanations empty unless a difference is shown
 * @param explainedShare of the gap, by all explanations
 */
public record Comparison(
    String workload,
    SideSummary base,
    SideSummary next,
    List<Difference> differences,
    UnitOfWork unitOfWork,
    Rounds rounds,
    Verdict verdict,
    Estimate throughputRatio,
    Double smallestDifference,
    Change wallNanosPerOperation,
    Change threads,
    List<AccountRow> account,
    Double residualShare,
    List<EvidenceRow> amounts,
    List<EvidenceRow> evidence,
    List<Evidence> unmoved,
    List<Evidence> unrecorded,
    List<CountedDifferently> countedDifferently,
    List<Explanation> explanations,
    Double explainedShare) {

  /**
   * Where the numbers of one side come from.
   *
   * @param iterations 0: each recording counts as a whole
   * @param unit of the operations
   * @param operations in the time that is compared
   * @param wallNanos of this time
   */
  public record SideSummary(
      String label,
      String jdk,
      List<String> files,
      @JsonProperty("jvms") int forks,
      int iterations,
      String unit,
      double operations,
      long wallNanos,
      List<String> pools,
      int parallelism) {}

  static Comparison refused(
      String workload,
      SideSummary base,
      SideSummary next,
      List<Difference> differences,
      UnitOfWork unitOfWork) {
    return new Comparison(
        workload,
        base,
        next,
        differences,
        unitOfWork,
        null,
        Verdict.REFUSED,
        null,
        null,
        null,
        null,
        List.of(),
        null,
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        null);
  }

  @JsonProperty(index = 1)
  public boolean shown() {
    return verdict == Verdict.FASTER || verdict == Verdict.SLOWER;
  }

  /** The first cause is one of the pool; null without a difference. */
  @JsonProperty(index = 2)
  public Boolean explainedByForkJoin() {
    return !shown()
        ? null
        : Boolean.valueOf(!explanations.isEmpty() && explanations.get(0).forkJoin());
  }
}
