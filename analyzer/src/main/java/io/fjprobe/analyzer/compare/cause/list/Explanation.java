package io.fjprobe.analyzer.compare.cause.list;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.fjprobe.analyzer.compare.cause.Cause;
import io.fjprobe.analyzer.compare.cause.CauseStatement;
import io.fjprobe.analyzer.compare.cause.jdk.JdkChange;
import io.fjprobe.analyzer.compare.measure.Evidence;
import io.fjprobe.analyzer.compare.statistics.Estimate;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * A cause that fits the difference. The parts of its statement and of its effect are beside the
 * others in JSON.
 *
 * @param cause its id
 * @param forkJoin the pool does it; else something around it
 * @param evidence what it rests on
 */
public record Explanation(
    String cause,
    @JsonUnwrapped CauseStatement statement,
    boolean forkJoin,
    @JsonUnwrapped Share effect,
    String explanation,
    List<String> advice,
    List<Evidence> evidence,
    List<JdkChange> jdkChanges) {

  /** Returns an explanation whose effect is known as a whole, and not by its parts. */
  static Explanation of(
      String cause,
      Cause.Account account,
      boolean forkJoin,
      Estimate effect,
      double share,
      List<JdkChange> changes) {
    return new Explanation(
        cause,
        account.statement(),
        forkJoin,
        new Share(List.of(), effect, share),
        account.explanation(),
        account.advice(),
        account.evidence(),
        changes);
  }

  /** Returns this explanation with another share of the gap. */
  Explanation of(double share) {
    return new Explanation(
        cause,
        statement,
        forkJoin,
        new Share(effect.parts(), effect.nanos(), share),
        explanation,
        advice,
        evidence,
        jdkChanges);
  }

  /** Returns this explanation with its sentences in other words. */
  public Explanation in(UnaryOperator<String> wording) {
    return new Explanation(
        cause,
        statement.in(wording),
        forkJoin,
        effect,
        wording.apply(explanation),
        advice.stream().map(wording).toList(),
        evidence,
        jdkChanges);
  }
}
