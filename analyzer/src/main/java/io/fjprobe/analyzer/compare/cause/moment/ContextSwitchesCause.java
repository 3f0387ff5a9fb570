package io.fjprobe.analyzer.compare.cause.moment;

import io.fjprobe.analyzer.compare.cause.CalledMoreOften;
import io.fjprobe.analyzer.compare.cause.Case;
import io.fjprobe.analyzer.compare.cause.Cause;
import io.fjprobe.analyzer.compare.cause.CauseStatement;
import io.fjprobe.analyzer.compare.cause.ManyMore;
import io.fjprobe.analyzer.compare.cause.limit.CauseLimit;
import io.fjprobe.analyzer.compare.measure.Evidence;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Threads get a CPU much more often on the slow side, each time for less, and neither a line nor a
 * method holds up more of the wall time: while threads begin and end to wait, no sample is taken of
 * them. They may hand over to each other more often, or wait for smaller pieces.
 */
public final class ContextSwitchesCause {

  public static final String ID = "context-switches";

  private final Case subject;

  private ContextSwitchesCause(Case subject) {
    this.subject = subject;
  }

  /** Null: they do not, or it is not recorded. */
  public static @Nullable ContextSwitchesCause of(Case subject) {
    return ManyMore.areSwitchesMany(subject) ? new ContextSwitchesCause(subject) : null;
  }

  /** Returns how much of the gap they can make. */
  public AtMost most() {
    return AtMost.of(subject, Evidence.CONTEXT_SWITCHES, CauseLimit.CONTEXT_SWITCH_HIGHEST_COST);
  }

  public Cause.Account account() {
    CalledMoreOften calls = CalledMoreOften.of(subject, null, subject.contrast().wall().values());
    return new Cause.Account(
        CauseStatement.of(
            Wording.text(
                "threads get a CPU about %s times as often on %s, each time for less: they may hand"
                    + " over to each other more often",
                Wording.number(ManyMore.switches(subject)), subject.slow()),
            AtMost.largestPart(subject),
            calls == null ? List.of() : calls.signs()),
        "Context switches per operation, about: "
            + subject.both(Evidence.CONTEXT_SWITCHES)
            + ", at a CPU time of: "
            + subject.both(Evidence.CPU_TIME)
            + "."
            + AtMost.sentence(CauseLimit.CONTEXT_SWITCH_HIGHEST_COST)
            + " Samples hardly show threads that begin or end to wait."
            + (calls == null ? "" : calls.sentence()),
        List.of(
            "look at how much threads give each other at a time: a short queue, a small batch or a"
                + " request for one element lets both wait often",
            "look at what wakes threads, and whether it wakes more than can go on"),
        List.of());
  }
}
