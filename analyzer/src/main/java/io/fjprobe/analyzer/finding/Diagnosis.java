package io.fjprobe.analyzer.finding;

import com.fasterxml.jackson.annotation.JsonUnwrapped;

/**
 * What a finding says about one pool. The parts of its groups are side by side in JSON.
 *
 * @param knownBy what it rests on; of one that is not recorded: nothing
 * @param score 0 to 100; the severity's score and above it by effect
 */
public record Diagnosis(
    String finding,
    Severity severity,
    KnownBy knownBy,
    int score,
    @JsonUnwrapped Place place,
    @JsonUnwrapped Effect effect,
    @JsonUnwrapped Statement statement) {

  /**
   * This is the same diagnosis with the lowest score of its severity, so that it comes after the
   * others. The fault is not in the program.
   */
  public Diagnosis afterOthers() {
    return new Diagnosis(finding, severity, knownBy, severity.score(), place, effect, statement);
  }

  /**
   * This tells whether another diagnosis says the same, perhaps of other threads. The first
   * sentence names these in brackets, and a finding may have several such sentences.
   */
  public boolean saysTheSameAs(Diagnosis other) {
    return finding.equals(other.finding)
        && beforeNames(statement).equals(beforeNames(other.statement));
  }

  private static String beforeNames(Statement statement) {
    return statement.summary().split("\\(", 2)[0];
  }

  public boolean fires() {
    return severity == Severity.INFO || severity == Severity.WARNING;
  }
}
