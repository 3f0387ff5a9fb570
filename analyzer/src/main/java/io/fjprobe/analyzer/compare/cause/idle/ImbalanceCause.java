package io.fjprobe.analyzer.compare.cause.idle;

import io.fjprobe.analyzer.compare.cause.Case;
import io.fjprobe.analyzer.compare.cause.Cause;
import io.fjprobe.analyzer.compare.cause.limit.CauseLimit;
import io.fjprobe.analyzer.compare.measure.Evidence;
import io.fjprobe.analyzer.compare.measure.Part;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** One task takes much longer than the others, which are done, and the other workers idle. */
public final class ImbalanceCause implements Cause {

  @Override
  public String id() {
    return "imbalance";
  }

  @Override
  public Set<Part> parts() {
    return EnumSet.of(Part.IDLE, Part.SPIN, Part.SCAN);
  }

  @Override
  public @Nullable Account judge(Case subject) {
    double longest = subject.onSlow(Evidence.LONGEST_RUN);
    double longer = longest - longestOfLongerTasks(subject);
    double wall = subject.onSlow(subject.contrast().wall().values());
    boolean one = longer > CauseLimit.IMBALANCE_LONGER.value() * subject.gap() && longest < wall;
    boolean many =
        longest > CauseLimit.IMBALANCE_LONG.value() * subject.onSlow(Evidence.WORK_PER_TASK)
            && subject.same(Evidence.WORK_PER_TASK)
            && subject.more(Evidence.CALLERS_WAIT);
    boolean tail = subject.more(Evidence.LONGEST_RUN) && (one || many);
    return !subject.moreTime(Part.IDLE) || !tail || !subject.same(Evidence.TASKS)
        ? null
        : subject.account(
            "one task takes long, and other workers are idle meanwhile, on " + subject.slow(),
            "The longest run of what a worker took from a queue: "
                + subject.both(Evidence.LONGEST_RUN)
                + "; unused parallelism: "
                + subject.both(Part.IDLE)
                + " per operation, with as many tasks ("
                + subject.both(Evidence.TASKS)
                + ")."
                + subject.at(
                    "By samples, most of the difference is in", subject.slowerLines().code()),
            List.of("split the longest task into several, or start with it"));
  }

  /**
   * Returns how long the longest run would be on the slow side if all tasks took longer there by
   * the same factor: then they are as unequal as before.
   */
  private static double longestOfLongerTasks(Case subject) {
    double fast = subject.onFast(Evidence.LONGEST_RUN);
    double factor = subject.onSlow(Evidence.WORK_PER_TASK) / subject.onFast(Evidence.WORK_PER_TASK);
    return factor > 1 ? factor * fast : fast;
  }
}
