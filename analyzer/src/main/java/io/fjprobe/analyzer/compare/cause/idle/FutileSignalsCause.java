package io.fjprobe.analyzer.compare.cause.idle;

import io.fjprobe.analyzer.compare.cause.Case;
import io.fjprobe.analyzer.compare.cause.Cause;
import io.fjprobe.analyzer.compare.measure.Evidence;
import io.fjprobe.analyzer.compare.measure.Part;
import io.fjprobe.analyzer.wording.Wording;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The pool tries to wake a worker for most of its tasks, and there is none to wake. */
public final class FutileSignalsCause implements Cause {

  /**
   * The least number of attempts per task on the slow side. From there on, the pool is said to try
   * to wake a worker for many tasks.
   */
  private static final double OF_MOST = 0.25;

  /** The least factor by which the slow side has more attempts per operation. */
  private static final double TIMES_MORE = 4;

  /**
   * The largest share of the attempts (0 to 1) that may wake a worker. Where more do, waking them
   * is what costs.
   */
  private static final double MOST_WOKEN = 0.1;

  /**
   * The most that an attempt costs, in nanoseconds. It reads what other threads write. In the
   * experiments that showed this cause, it took one CPU up to that long to see what another one
   * wrote.
   */
  private static final double MOST_NANOS = 550;

  /** The least share of the gap (0 to 1) that the additional attempts must be able to make. */
  private static final double LEAST_SHARE = 0.5;

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
    return more * MOST_NANOS >= LEAST_SHARE * subject.gap();
  }

  @Override
  public @Nullable Account judge(Case subject) {
    double slow = subject.onSlow(Evidence.SIGNAL_ATTEMPTS) / subject.onSlow(Evidence.TASKS);
    double fast = subject.onFast(Evidence.SIGNAL_ATTEMPTS) / subject.onFast(Evidence.TASKS);
    double woken = subject.onSlow(Evidence.SIGNALS) / subject.onSlow(Evidence.SIGNAL_ATTEMPTS);
    if (!(slow >= OF_MOST && woken <= MOST_WOKEN) // they are not a number if not recorded
        || !subject.more(Evidence.SIGNAL_ATTEMPTS, TIMES_MORE)
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
