package io.fjprobe.analyzer.compare.result;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.fjprobe.analyzer.compare.moment.MomentContrast;
import org.jspecify.annotations.Nullable;

/**
 * All that is known about the difference of one workload between two sides. The parts of its groups
 * are side by side in JSON.
 *
 * @param moments null: nobody looked at all threads on one side, or refused
 */
public record Comparison(
    @JsonUnwrapped Compared compared,
    @JsonUnwrapped SpeedResult result,
    @JsonUnwrapped TimeContrast time,
    @Nullable MomentContrast moments,
    @JsonUnwrapped EvidenceContrast observed,
    @JsonUnwrapped Explained explained) {

  public static Comparison refused(Compared compared) {
    return new Comparison(
        compared,
        SpeedResult.REFUSED,
        TimeContrast.NONE,
        null,
        EvidenceContrast.NONE,
        Explained.NOT);
  }

  @JsonProperty(index = 1)
  public boolean shown() {
    return result.shown();
  }

  /** Returns whether the first cause is one of the pool; null if no difference is shown. */
  @JsonProperty(index = 2)
  public @Nullable Boolean explainedByForkJoin() {
    return !shown() ? null : Boolean.valueOf(explained.byForkJoin());
  }
}
