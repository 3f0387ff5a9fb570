package io.fjprobe.analyzer.compare.result;

import io.fjprobe.analyzer.compare.cause.list.Causes;
import io.fjprobe.analyzer.compare.statistics.Estimate;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Which side is faster.
 *
 * @param verdict REFUSED: nothing else is known
 * @param throughputRatio of next to base, with its interval; null when refused
 * @param smallestDifference that these recordings would show four times of five, 0.05 for 5 %; null
 *     where there is no interval
 */
public record SpeedResult(
    SpeedVerdict verdict, @Nullable Estimate throughputRatio, @Nullable Double smallestDifference) {

  static final SpeedResult REFUSED = new SpeedResult(SpeedVerdict.REFUSED, null, null);

  /** Returns the throughput ratio of a comparison that is not refused. */
  public Estimate ratio() {
    return Objects.requireNonNull(throughputRatio, "the comparison was refused");
  }

  /** Returns whether a difference is shown that is too small to say why. */
  public boolean tooSmallToExplain() {
    return shown() && Causes.isTooSmall(ratio().value());
  }

  /** Returns whether one side is faster than the other. */
  public boolean shown() {
    return verdict == SpeedVerdict.FASTER || verdict == SpeedVerdict.SLOWER;
  }
}
