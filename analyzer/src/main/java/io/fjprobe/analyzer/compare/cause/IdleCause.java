package io.fjprobe.analyzer.compare.cause;

import io.fjprobe.analyzer.compare.Evidence;
import io.fjprobe.analyzer.compare.Part;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Workers wait for work longer, though there are as many tasks. */
final class IdleCause implements Cause {

  @Override
  public String id() {
    return "idle-workers";
  }

  @Override
  public Set<Part> parts() {
    return EnumSet.of(Part.IDLE, Part.SPIN, Part.SCAN);
  }

  @Override
  public Account judge(Case subject) {
    boolean idle = subject.moreTime(Part.IDLE, Case.WORTH_A_WORD);
    boolean longer = subject.more(Evidence.PARK_LENGTH, Case.WORTH_A_WORD);
    boolean fewer = subject.fewer(Evidence.WORKER_STEALS, Case.WORTH_A_WORD);
    return !idle || !longer && !fewer || !subject.same(Evidence.TASKS)
        ? null
        : new Account(
            "workers have less to do on " + subject.slow(),
            "For as many tasks, threads short of the parallelism are "
                + subject.both(Part.IDLE)
                + " per operation; the mean park "
                + subject.both(Evidence.PARK_LENGTH)
                + ", steals between workers "
                + subject.both(Evidence.WORKER_STEALS)
                + ".",
            List.of(
                "look at what the pool waits for: who submits, and whether tasks can be split"));
  }
}
