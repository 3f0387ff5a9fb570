package io.fjprobe.analyzer.compare.cause.moment;

import io.fjprobe.analyzer.compare.cause.Case;
import io.fjprobe.analyzer.compare.cause.CauseStatement;
import io.fjprobe.analyzer.compare.cause.ManyMore;
import io.fjprobe.analyzer.compare.cause.limit.CauseLimit;
import io.fjprobe.analyzer.compare.measure.Evidence;
import io.fjprobe.analyzer.compare.moment.MomentContrast;
import io.fjprobe.analyzer.compare.moment.MomentRow;
import io.fjprobe.analyzer.contract.Doing;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;

/**
 * Says that TCP makes connections wait much more often on the slow side. The system counts that,
 * and not whose connections they are.
 */
final class SlowNetwork {

  private SlowNetwork() {}

  /** Returns that as signs; none: it does not, or that is not known. */
  static List<String> of(Case subject) {
    return CauseStatement.all(
        of(
            subject,
            Evidence.DELAYED_ACKS,
            CauseLimit.LONGER_AT_LINE_DELAYED_ACK,
            "about %s acknowledgements of TCP are delayed on %s, by 40 ms or more each, and %s on"
                + " %s: who writes twice before it reads may wait for that, unless TCP_NODELAY is set"),
        of(
            subject,
            Evidence.LISTEN_OVERFLOWS,
            CauseLimit.LONGER_AT_LINE_LISTEN_OVERFLOW,
            "about %s attempts to connect fail at first on %s, and %s on %s: too many wait to"
                + " be accepted, and whoever asks tries again after 1 s"),
        of(
            subject,
            Evidence.RETRANSMISSION_TIMEOUTS,
            CauseLimit.LONGER_AT_LINE_RETRANSMISSION,
            "TCP sends something again about %s times on %s, after 200 ms or more each, and %s"
                + " times on %s"));
  }

  /**
   * @param cost how long one of them takes
   */
  private static List<String> of(Case subject, Evidence evidence, CauseLimit cost, String words) {
    double slow = subject.onSlow(evidence);
    double fast = subject.onFast(evidence);
    return ManyMore.isMany(subject, evidence, cost)
            && (slow - fast) * cost.value()
                >= CauseLimit.LONGER_AT_LINE_MOST.value() * longerOutside(subject)
        ? List.of(
            Wording.text(
                words, Wording.number(slow), subject.slow(), Wording.number(fast), subject.fast()))
        : List.of();
  }

  /**
   * Returns for how much longer all threads together are blocked outside the JVM on the slow side,
   * per operation in nanoseconds. If several wait at a time, each of them waits for the network.
   */
  private static double longerOutside(Case subject) {
    MomentContrast moments = subject.contrast().moments();
    return moments == null
        ? 0
        : moments.rows().stream()
            .filter(row -> row.doing() == Doing.OUTSIDE)
            .map(MomentRow::threadNanos)
            .mapToDouble(nanos -> subject.onSlow(nanos) - subject.onFast(nanos))
            .sum();
  }
}
