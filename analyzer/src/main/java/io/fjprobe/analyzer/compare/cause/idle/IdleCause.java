package io.fjprobe.analyzer.compare.cause.idle;

import io.fjprobe.analyzer.compare.cause.Case;
import io.fjprobe.analyzer.compare.cause.Cause;
import io.fjprobe.analyzer.compare.cause.CauseStatement;
import io.fjprobe.analyzer.compare.cause.moment.BegunByTimer;
import io.fjprobe.analyzer.compare.cause.moment.LessAtOnceCause;
import io.fjprobe.analyzer.compare.measure.Evidence;
import io.fjprobe.analyzer.compare.measure.Part;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Workers wait for work longer: they find less of it, or there are fewer tasks to find. */
public final class IdleCause implements Cause {

  @Override
  public String id() {
    return "idle-workers";
  }

  @Override
  public Set<Part> parts() {
    return EnumSet.of(Part.IDLE, Part.SPIN, Part.SCAN);
  }

  /** Where there are more workers than CPUs, idle ones cost time only if a CPU is unused. */
  @Override
  public double most(Case subject) {
    LessAtOnceCause less = LessAtOnceCause.of(subject);
    return less == null || !less.hasMoreWorkersThanCpus()
        ? Double.MAX_VALUE
        : Math.max(less.share(), 0) * subject.gap();
  }

  @Override
  public boolean explainsWaits() {
    return false;
  }

  @Override
  public @Nullable Account judge(Case subject) {
    if (!subject.moreTime(Part.IDLE)) {
      return null;
    }
    boolean longer = subject.more(Evidence.PARK_LENGTH);
    boolean fewerSteals = subject.fewer(Evidence.WORKER_STEALS);
    if (!subject.same(Evidence.TASKS) || !longer && !fewerSteals) {
      return null;
    }
    return subject.account(
        CauseStatement.of(
            "workers have less to do on " + subject.slow(), BegunByTimer.ofIdleWorkers(subject)),
        "Unused parallelism: "
            + subject.both(Part.IDLE)
            + " per operation; tasks "
            + subject.both(Evidence.TASKS)
            + ", steals between workers "
            + subject.both(Evidence.WORKER_STEALS)
            + ", mean park "
            + subject.both(Evidence.PARK_LENGTH)
            + ".",
        List.of(
            "look at what the pool waits for: which threads submit, and whether tasks can be"
                + " split"));
  }
}
