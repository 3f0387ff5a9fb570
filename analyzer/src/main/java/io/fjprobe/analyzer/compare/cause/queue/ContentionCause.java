package io.fjprobe.analyzer.compare.cause.queue;

import io.fjprobe.analyzer.compare.cause.Case;
import io.fjprobe.analyzer.compare.cause.Cause;
import io.fjprobe.analyzer.compare.cause.limit.CauseLimit;
import io.fjprobe.analyzer.compare.measure.Evidence;
import io.fjprobe.analyzer.compare.measure.Part;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Threads get into each other's way at the queues. */
public final class ContentionCause implements Cause {

  @Override
  public String id() {
    return "contention";
  }

  @Override
  public Set<Part> parts() {
    return EnumSet.of(Part.SCAN, Part.SUBMIT, Part.FORK_JOIN, Part.SPIN);
  }

  /** A lost race costs no more than a task that is found at once. */
  @Override
  public double most(Case subject) {
    double more = more(subject, Evidence.LOST_STEALS) + more(subject, Evidence.LOCK_FAILURES);
    return more * CauseLimit.FINE_TASKS_HIGHEST_COST.value();
  }

  private static double more(Case subject, Evidence evidence) {
    double more = subject.onSlow(evidence) - subject.onFast(evidence);
    return more > 0 ? more : 0; // one of the two may not be recorded
  }

  @Override
  public boolean explainsWaits() {
    return false;
  }

  @Override
  public @Nullable Account judge(Case subject) {
    boolean steals = subject.more(Evidence.LOST_STEALS, CauseLimit.CLEARLY_MORE);
    boolean locks = subject.more(Evidence.LOCK_FAILURES, CauseLimit.CLEARLY_MORE);
    return !steals && !locks
        ? null
        : subject.account(
            "threads compete more often for the queues on " + subject.slow(),
            "Per operation: steals lost to others "
                + subject.both(Evidence.LOST_STEALS)
                + "; submission queues found locked "
                + subject.both(Evidence.LOCK_FAILURES)
                + ".",
            List.of("let fewer threads submit, or submit larger tasks that fork the others"));
  }
}
