package io.fjprobe.analyzer.compare.cause.moment;

import io.fjprobe.analyzer.compare.cause.Case;
import io.fjprobe.analyzer.compare.cause.Cause;
import io.fjprobe.analyzer.compare.cause.CauseStatement;
import io.fjprobe.analyzer.compare.cause.limit.CauseLimit;
import io.fjprobe.analyzer.compare.moment.MomentContrast;
import io.fjprobe.analyzer.compare.moment.MomentRow;
import io.fjprobe.analyzer.contract.Doing;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Nothing is asked of the program for longer on the slow side, by looks at all threads. At the end,
 * threads that are no daemons may keep the JVM alive.
 */
public final class NothingAskedCause {

  public static final String ID = "nothing-asked";

  private final Case subject;
  private final MomentContrast moments;
  private final MomentRow row;

  private NothingAskedCause(Case subject, MomentContrast moments, MomentRow row) {
    this.subject = subject;
    this.moments = moments;
    this.row = row;
  }

  /** Null: nobody looked at all threads on one side, or it makes less than most of the gap. */
  public static @Nullable NothingAskedCause of(Case subject) {
    MomentContrast moments = subject.contrast().moments();
    MomentRow most =
        moments == null ? null : moments.largest(subject.contrast().wall().difference().value());
    if (moments == null || most == null || most.doing() != Doing.NOT_ASKED) {
      return null;
    }
    NothingAskedCause cause = new NothingAskedCause(subject, moments, most);
    return cause.share() > CauseLimit.LONGER_AT_LINE_MOST.value() ? cause : null;
  }

  /** Returns the share of the gap that it makes. */
  public double share() {
    return row.difference().value() / subject.contrast().wall().difference().value();
  }

  public MomentRow row() {
    return row;
  }

  public Cause.Account account() {
    double after = subject.onSlow(moments.afterMain()) - subject.onFast(moments.afterMain());
    boolean atEnd = after > CauseLimit.LONGER_AT_LINE_MOST.value() * subject.gap();
    List<String> threads = subject.onSlow(moments.keeping());
    return new Cause.Account(
        CauseStatement.of(
            Wording.text(
                atEnd
                    ? "main has ended, and the JVM lives on for longer on %s%s"
                    : "nothing is asked of the program for longer on %s%s",
                subject.slow(),
                atEnd && !threads.isEmpty()
                    ? ", while these threads wait for work: " + String.join(", ", threads)
                    : "")),
        Wording.text(
            "By looks at all threads, nothing is asked for so long, per operation: %s. Of that, after"
                + " main has ended: %s.",
            subject.both(row.nanos().map(Wording::time)),
            subject.both(moments.afterMain().map(Wording::time))),
        List.of(
            atEnd
                ? "shut the executor down when its work is done; threads that are no daemons keep a JVM"
                    + " alive until they end"
                : "look at who asks: there is less to do at a time"),
        List.of());
  }
}
