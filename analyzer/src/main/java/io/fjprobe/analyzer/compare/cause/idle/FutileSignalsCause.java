package io.fjprobe.analyzer.compare.cause.idle;

import io.fjprobe.analyzer.compare.cause.Case;
import io.fjprobe.analyzer.compare.cause.Cause;
import io.fjprobe.analyzer.compare.cause.limit.CauseLimit;
import io.fjprobe.analyzer.compare.measure.Evidence;
import io.fjprobe.analyzer.compare.measure.Part;
import io.fjprobe.analyzer.wording.Wording;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The pool tries to wake a worker for most of its tasks, and there is none to wake. */
public final class FutileSignalsCause implements Cause {

  @Override
  public String id() {
    return "futile-signals";
  }

  @Override
  public Set<Part> parts() {
    return EnumSet.of(Part.SCAN, Part.FORK_JOIN, Part.SUBMIT, Part.SPIN);
  }

  private static boolean enough(Case subject) {
    double more =
        subject.onSlow(Evidence.SIGNAL_ATTEMPTS) - subject.onFast(Evidence.SIGNAL_ATTEMPTS);
    return subject.canMake(
        CauseLimit.FUTILE_SIGNALS_MAKE, more * CauseLimit.FUTILE_SIGNALS_HIGHEST_COST.value());
  }

  @Override
  public boolean explainsWaits() {
    return false;
  }

  @Override
  public @Nullable Account judge(Case subject) {
    double slow = subject.onSlow(Evidence.SIGNAL_ATTEMPTS) / subject.onSlow(Evidence.TASKS);
    double fast = subject.onFast(Evidence.SIGNAL_ATTEMPTS) / subject.onFast(Evidence.TASKS);
    double woken = subject.onSlow(Evidence.SIGNALS) / subject.onSlow(Evidence.SIGNAL_ATTEMPTS);
    if (!(slow >= CauseLimit.FUTILE_SIGNALS_ATTEMPTS.value()
            && woken
                <= CauseLimit.FUTILE_SIGNALS_WOKEN.value()) // they are not a number if not recorded
        || !subject.more(Evidence.SIGNAL_ATTEMPTS, CauseLimit.FUTILE_SIGNALS_MORE)
        || subject.more(Evidence.TASKS)
        || !enough(subject)) {
      return null;
    }
    return subject.account(
        "workers need more time between tasks on "
            + subject.slow()
            + ", where the pool tries to wake a worker for many tasks, nearly always in vain",
        "Attempts to signal a worker, per task: "
            + Wording.number(fast)
            + " on "
            + subject.fast()
            + ", "
            + Wording.number(slow)
            + " on "
            + subject.slow()
            + ", where "
            + Wording.percent(woken)
            + " of them woke one. How much of the time they take is not measured. An attempt"
            + " that wakes nobody is short, and matters for tasks that are as short.",
        List.of("give the pool fewer and larger tasks, each with the work of many"));
  }
}
