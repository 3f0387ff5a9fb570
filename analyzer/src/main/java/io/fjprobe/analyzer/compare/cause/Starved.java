package io.fjprobe.analyzer.compare.cause;

import io.fjprobe.analyzer.compare.cause.limit.CauseLimit;
import io.fjprobe.analyzer.compare.measure.BySide;
import io.fjprobe.analyzer.compare.measure.Part;
import java.util.Set;
import java.util.function.ToDoubleFunction;

/** Whether threads of the slow side get less of the CPUs, and not only have more to compute. */
public final class Starved {

  private static final Set<Part> COMPUTING = Set.of(Part.WORK, Part.FORK_JOIN);

  private static final Set<Part> WANTING =
      Set.of(Part.WORK, Part.FORK_JOIN, Part.SCAN, Part.SPIN, Part.CPU_WAIT, Part.UNATTRIBUTED);

  private Starved() {}

  /**
   * Returns whether the slow side waits for a CPU in a larger share of the time for which its
   * threads want one, and what they compute does not explain that: where there is so much more to
   * compute that this alone makes most of the gap, threads wait for a CPU because of that.
   */
  public static boolean more(Case subject) {
    double slow = starvedShare(subject::onSlow);
    double fast = starvedShare(subject::onFast);
    return subject.moreTime(Part.CPU_WAIT)
        && slow > CauseLimit.WORTH_A_WORD.value() * fast
        && !computesMore(subject);
  }

  private static boolean computesMore(Case subject) {
    BySide<Double> wall = subject.contrast().wall().values();
    double more = Math.log(sum(COMPUTING, subject::onSlow) / sum(COMPUTING, subject::onFast));
    double longer = Math.log(subject.onSlow(wall) / subject.onFast(wall));
    return more > CauseLimit.LONGER_AT_LINE_MOST.value() * longer;
  }

  private static double starvedShare(ToDoubleFunction<Part> nanos) {
    double wanted = sum(WANTING, nanos);
    double starved = nanos.applyAsDouble(Part.CPU_WAIT);
    return wanted > 0 ? starved / wanted : 0;
  }

  private static double sum(Set<Part> parts, ToDoubleFunction<Part> nanos) {
    return parts.stream().mapToDouble(nanos).sum();
  }
}
