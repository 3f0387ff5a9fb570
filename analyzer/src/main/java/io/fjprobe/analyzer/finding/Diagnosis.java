package io.fjprobe.analyzer.finding;

import java.util.List;

/**
 * What a finding says about one pool.
 *
 * @param knownBy what it rests on; of one that is not recorded: nothing
 * @param score 0 to 100; the severity's score and above it by effect
 * @param section name of the section that the pool is reported in
 * @param shareOfWorkerTime the effect, 0 to 1; null when it can't be told as such
 * @param nanosPerOperation the effect as worker time; null without operations
 * @param summary one sentence
 * @param explanation the numbers, the mechanism and the thresholds
 * @param advice what to do, one step each
 */
public record Diagnosis(
    String finding,
    Severity severity,
    KnownBy knownBy,
    int score,
    String pool,
    String section,
    Double shareOfWorkerTime,
    Double nanosPerOperation,
    String summary,
    String explanation,
    List<String> advice) {

  public boolean fires() {
    return severity == Severity.INFO || severity == Severity.WARNING;
  }
}
