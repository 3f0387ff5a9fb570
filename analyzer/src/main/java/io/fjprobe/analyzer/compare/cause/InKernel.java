package io.fjprobe.analyzer.compare.cause;

import io.fjprobe.analyzer.compare.cause.limit.CauseLimit;
import io.fjprobe.analyzer.compare.contrast.SampledCode;
import io.fjprobe.analyzer.compare.measure.BySide;
import io.fjprobe.analyzer.compare.measure.Evidence;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;

/**
 * Threads run for longer, and most of that is the kernel's work for them: calls of the system, or
 * pages of memory that are not there yet. The code that asks for it does not show that.
 */
public final class InKernel {

  private InKernel() {}

  /** Returns that as a sign; none: it is not so, or it is not known. */
  public static List<String> of(Case subject) {
    BySide<Double> shares = shares(subject);
    return !hasMostOfIt(subject)
        ? List.of()
        : List.of(
            Wording.text(
                "the kernel has about %s of the CPU time on %s, and %s on %s",
                Wording.percent(subject.onSlow(shares)),
                subject.slow(),
                Wording.percent(subject.onFast(shares)),
                subject.fast()));
  }

  private static BySide<Double> shares(Case subject) {
    return subject.contrast().compared(Evidence.IN_KERNEL).values();
  }

  /** Returns whether the kernel has most of the additional running time. */
  public static boolean hasMostOfIt(Case subject) {
    SampledCode sampled = subject.contrast().sampledCode();
    if (sampled == null) {
      return false;
    }
    BySide<Double> shares = shares(subject);
    BySide<Double> nanos = sampled.nanos().with(shares, (running, share) -> running * share);
    double more = subject.onSlow(sampled.nanos()) - subject.onFast(sampled.nanos());
    double ofKernel = subject.onSlow(nanos) - subject.onFast(nanos);
    return more > 0
        && ofKernel >= CauseLimit.GROWN_METHOD_MOST.value() * more
        && subject.more(Evidence.IN_KERNEL, CauseLimit.CLEARLY_MORE);
  }
}
