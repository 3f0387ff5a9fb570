package io.fjprobe.analyzer.compare.cause.list;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.fjprobe.analyzer.compare.cause.jdk.JdkChange;
import io.fjprobe.analyzer.compare.measure.Evidence;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * A cause that fits the difference. The parts of its effect are beside the others in JSON.
 *
 * @param cause its id
 * @param forkJoin the pool does it; else something around it
 * @param evidence what it rests on
 */
public record Explanation(
    String cause,
    String summary,
    boolean forkJoin,
    @JsonUnwrapped Share effect,
    String explanation,
    List<String> advice,
    List<Evidence> evidence,
    List<JdkChange> jdkChanges) {

  /** Returns this explanation with another share of the gap. */
  Explanation of(double share) {
    return new Explanation(
        cause,
        summary,
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
        wording.apply(summary),
        forkJoin,
        effect,
        wording.apply(explanation),
        advice.stream().map(wording).toList(),
        evidence,
        jdkChanges);
  }
}
