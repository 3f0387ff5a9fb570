package io.fjprobe.analyzer.compare.cause.idle;

import io.fjprobe.analyzer.compare.cause.Case;
import io.fjprobe.analyzer.compare.cause.Cause;
import io.fjprobe.analyzer.compare.cause.limit.CauseLimit;
import io.fjprobe.analyzer.compare.measure.Evidence;
import io.fjprobe.analyzer.compare.measure.Part;
import io.fjprobe.analyzer.finding.limit.Condition;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Workers are put to sleep and woken more often. */
public final class SignallingCause implements Cause {

  @Override
  public String id() {
    return "signalling";
  }

  @Override
  public Set<Part> parts() {
    return EnumSet.of(Part.IDLE, Part.SPIN, Part.SCAN, Part.FORK_JOIN, Part.SUBMIT);
  }

  /**
   * Returns whether the additional signals or parks can take enough time. A few of them can't take
   * much: then workers are parked for longer for another reason.
   */
  private static boolean enough(Case subject) {
    return subject.canMake(
        CauseLimit.ADDITIONAL_MAKE, more(subject) * CauseLimit.SIGNALLING_HIGHEST_COST.value());
  }

  private static double more(Case subject) {
    return Math.max(
        subject.onSlow(Evidence.SIGNALS) - subject.onFast(Evidence.SIGNALS),
        subject.onSlow(Evidence.PARKS) - subject.onFast(Evidence.PARKS));
  }

  @Override
  public double most(Case subject) {
    int parallelism = subject.onSlow(subject.contrast().parallelism());
    return more(subject) * Condition.WAKE_UP.row().value() / Math.max(1, parallelism);
  }

  @Override
  public boolean explainsWaits() {
    return false;
  }

  @Override
  public @Nullable Account judge(Case subject) {
    boolean signals = subject.more(Evidence.SIGNALS);
    boolean parks = subject.more(Evidence.PARKS);
    if (!signals && !parks || subject.more(Evidence.TASKS) || !enough(subject)) {
      return null;
    }
    return subject.account(
        "workers are parked and woken more often on " + subject.slow(),
        "Tasks per operation: "
            + subject.both(Evidence.TASKS)
            + "; signals to idle workers "
            + subject.both(Evidence.SIGNALS)
            + ", parks "
            + subject.both(Evidence.PARKS)
            + ", mean park "
            + subject.both(Evidence.PARK_LENGTH)
            + ".",
        List.of("give the pool larger portions of work, or fewer workers"));
  }
}
