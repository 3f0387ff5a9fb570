package io.fjprobe.analyzer.compare.cause.idle;

import io.fjprobe.analyzer.compare.Evidence;
import io.fjprobe.analyzer.compare.Part;
import io.fjprobe.analyzer.compare.cause.Case;
import io.fjprobe.analyzer.compare.cause.Cause;
import io.fjprobe.analyzer.finding.caller.WakeUp;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Workers are put to sleep and woken more often. */
public final class SignallingCause implements Cause {

  /** What it may cost at most to park a worker and to wake it. */
  private static final double MOST_NANOS = 200_000;

  /** Of the gap. */
  private static final double LEAST_SHARE = 0.1;

  @Override
  public String id() {
    return "signalling";
  }

  @Override
  public Set<Part> parts() {
    return EnumSet.of(Part.IDLE, Part.SPIN, Part.SCAN, Part.FORK_JOIN, Part.SUBMIT);
  }

  /** A few more can't take much time: that workers are parked for longer has another reason. */
  private static boolean enough(Case subject) {
    return more(subject) * MOST_NANOS >= LEAST_SHARE * subject.gap();
  }

  private static double more(Case subject) {
    return Math.max(
        subject.onSlow(Evidence.SIGNALS) - subject.onFast(Evidence.SIGNALS),
        subject.onSlow(Evidence.PARKS) - subject.onFast(Evidence.PARKS));
  }

  @Override
  public double most(Case subject) {
    return more(subject) * WakeUp.NANOS / Math.max(1, subject.slowParallelism());
  }

  @Override
  public @Nullable Account judge(Case subject) {
    boolean signals = subject.more(Evidence.SIGNALS);
    boolean parks = subject.more(Evidence.PARKS);
    if (!signals && !parks || subject.more(Evidence.TASKS) || !enough(subject)) {
      return null;
    }
    return new Account(
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
