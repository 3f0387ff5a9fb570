package io.fjprobe.analyzer.compare.cause;

import io.fjprobe.analyzer.compare.cause.limit.CauseLimit;
import io.fjprobe.analyzer.compare.measure.BySide;
import io.fjprobe.analyzer.compare.measure.Evidence;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;

/**
 * Says at the end of a summary that code seems to run more often, or for more, and not to be
 * slower: as much more is allocated as time is spent. Nothing counts how often code runs.
 */
public final class MoreOfTheSame {

  private MoreOfTheSame() {}

  /**
   * @param nanos that threads run the code on both sides, per operation
   */
  public static List<String> of(Case subject, BySide<Double> nanos) {
    double slow = subject.onSlow(Evidence.ALLOCATED);
    double fast = subject.onFast(Evidence.ALLOCATED);
    double time = subject.onSlow(nanos) / subject.onFast(nanos);
    double bytes = slow / fast;
    double apart = Math.max(time, bytes) / Math.min(time, bytes);
    return !subject.more(Evidence.ALLOCATED, CauseLimit.CLEARLY_MORE)
            || !(apart <= CauseLimit.WORTH_A_WORD.value())
        ? List.of()
        : List.of(
            Wording.text(
                "the JVM allocates about %.1f times as much on %s, and this takes about %.1f times as long: the"
                    + " same seems to be done more often, or for more",
                bytes, subject.slow(), time));
  }
}
