package io.fjprobe.analyzer.compare.cause.list;

import io.fjprobe.analyzer.compare.Evidence;
import io.fjprobe.analyzer.compare.Part;
import io.fjprobe.analyzer.compare.cause.jdk.JdkChange;
import io.fjprobe.analyzer.compare.statistics.Estimate;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * A cause that fits the difference.
 *
 * @param cause its id
 * @param forkJoin the pool does it; else something around it
 * @param effectNanos of the difference of wall times per operation; positive: slower
 * @param shareOfGap of that difference; those of all causes add up to 1 at most, but for parts that
 *     went the other way
 * @param evidence what it rests on
 */
public record Explanation(
    String cause,
    String summary,
    boolean forkJoin,
    List<Part> parts,
    Estimate effectNanos,
    double shareOfGap,
    String explanation,
    List<String> advice,
    List<Evidence> evidence,
    List<JdkChange> jdkChanges) {

  /** With its sentences in other words. */
  public Explanation in(UnaryOperator<String> wording) {
    return new Explanation(
        cause,
        wording.apply(summary),
        forkJoin,
        parts,
        effectNanos,
        shareOfGap,
        wording.apply(explanation),
        advice.stream().map(wording).toList(),
        evidence,
        jdkChanges);
  }
}
