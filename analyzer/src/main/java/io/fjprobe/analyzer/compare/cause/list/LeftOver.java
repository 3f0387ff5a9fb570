package io.fjprobe.analyzer.compare.cause.list;

import io.fjprobe.analyzer.compare.cause.Case;
import io.fjprobe.analyzer.compare.cause.Cause;
import io.fjprobe.analyzer.compare.cause.limit.CauseLimit;
import io.fjprobe.analyzer.compare.cause.moment.AtMost;
import io.fjprobe.analyzer.compare.cause.moment.ContextSwitchesCause;
import io.fjprobe.analyzer.compare.cause.moment.LongerInMethodCause;
import io.fjprobe.analyzer.compare.cause.moment.NothingAskedCause;
import io.fjprobe.analyzer.compare.cause.moment.StartedThreadsCause;
import io.fjprobe.analyzer.compare.statistics.Estimate;
import java.util.List;

/** Explains what the other causes leave of the gap, if that is most of it. */
final class LeftOver {

  private final List<Explanation> explanations;

  private LeftOver(List<Explanation> explanations) {
    this.explanations = explanations;
  }

  /**
   * Adds what explains the rest, from the special to the general: nobody is at any line while
   * nothing is asked; threads may run in one method for longer, at several lines; there may be many
   * more of them, each for a short time; or they only hand over more often.
   */
  static List<Explanation> explained(List<Explanation> explanations, Case subject) {
    LeftOver rest = new LeftOver(explanations);
    NothingAskedCause nothing = NothingAskedCause.of(subject);
    if (nothing != null) {
      rest.by(NothingAskedCause.ID, nothing.account(), nothing.row().difference(), nothing.share());
    }
    LongerInMethodCause method = LongerInMethodCause.of(subject);
    if (method != null) {
      rest.by(LongerInMethodCause.ID, method.account(), method.effect(), method.share());
    }
    StartedThreadsCause threads = StartedThreadsCause.of(subject);
    if (threads != null) {
      rest.by(StartedThreadsCause.ID, threads.account(), threads.most());
    }
    ContextSwitchesCause switches = ContextSwitchesCause.of(subject);
    if (switches != null) {
      rest.by(ContextSwitchesCause.ID, switches.account(), switches.most());
    }
    return explanations;
  }

  private void by(String id, Cause.Account account, AtMost most) {
    by(id, account, most.effect(), most.share());
  }

  private void by(String id, Cause.Account account, Estimate effect, double share) {
    double left = 1 - explanations.stream().mapToDouble(each -> each.effect().ofGap()).sum();
    if (left > CauseLimit.LONGER_AT_LINE_MOST.value()) {
      explanations.add(
          Explanation.of(id, account, false, effect, Math.min(left, share), List.of()));
    }
  }
}
