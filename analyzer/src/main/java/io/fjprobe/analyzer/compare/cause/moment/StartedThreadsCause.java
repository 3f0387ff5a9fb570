package io.fjprobe.analyzer.compare.cause.moment;

import io.fjprobe.analyzer.compare.cause.CalledMoreOften;
import io.fjprobe.analyzer.compare.cause.Case;
import io.fjprobe.analyzer.compare.cause.Cause;
import io.fjprobe.analyzer.compare.cause.CauseStatement;
import io.fjprobe.analyzer.compare.cause.ManyMore;
import io.fjprobe.analyzer.compare.cause.MoreThrowables;
import io.fjprobe.analyzer.compare.cause.OnlyLoaded;
import io.fjprobe.analyzer.compare.cause.TellingCode;
import io.fjprobe.analyzer.compare.cause.limit.CauseLimit;
import io.fjprobe.analyzer.compare.measure.Evidence;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Many more threads are started on the slow side, and neither a line nor a method holds up more of
 * the wall time: each of them lives too shortly, and they run many different things.
 */
public final class StartedThreadsCause {

  public static final String ID = "started-threads";

  private final Case subject;

  private StartedThreadsCause(Case subject) {
    this.subject = subject;
  }

  /** Null: they are not many more, or it is not recorded. */
  public static @Nullable StartedThreadsCause of(Case subject) {
    return ManyMore.areThreadsMany(subject) ? new StartedThreadsCause(subject) : null;
  }

  /** Returns how much of the gap they can make. */
  public AtMost most() {
    return AtMost.of(subject, Evidence.THREADS_STARTED, CauseLimit.THREAD_PER_TASK_HIGHEST_COST);
  }

  public Cause.Account account() {
    CalledMoreOften calls = CalledMoreOften.of(subject, null, subject.contrast().wall().values());
    MoreThrowables throwables = MoreThrowables.of(subject);
    TellingCode code = TellingCode.of(subject);
    return new Cause.Account(
        CauseStatement.of(
            ManyMore.threads(subject),
            code.signs(null),
            throwables == null ? List.of() : throwables.signs(),
            AtMost.largestPart(subject),
            calls == null ? List.of() : calls.signs(code),
            OnlyLoaded.signsOfCode(subject)),
        "Threads started by the JVM per operation (estimate): "
            + subject.both(Evidence.THREADS_STARTED)
            + "."
            + AtMost.sentence(CauseLimit.THREAD_PER_TASK_HIGHEST_COST)
            + " They may be started for something that takes longer. No line and no method tells"
            + " what that is."
            + (throwables == null ? "" : throwables.sentence())
            + (calls == null ? "" : calls.sentence())
            + code.sentence(),
        List.of(
            "look at who starts these threads, and how often",
            "keep and reuse what they are started for, a connection or a client for example, or"
                + " give it an executor"),
        List.of());
  }
}
