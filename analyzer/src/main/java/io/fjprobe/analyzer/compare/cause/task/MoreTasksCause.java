package io.fjprobe.analyzer.compare.cause.task;

import io.fjprobe.analyzer.compare.cause.Case;
import io.fjprobe.analyzer.compare.cause.Cause;
import io.fjprobe.analyzer.compare.cause.limit.CauseLimit;
import io.fjprobe.analyzer.compare.measure.Evidence;
import io.fjprobe.analyzer.compare.measure.Part;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** One side has more tasks that are as large: it does more work. */
public final class MoreTasksCause implements Cause {

  @Override
  public String id() {
    return "more-tasks";
  }

  @Override
  public Set<Part> parts() {
    return EnumSet.of(
        Part.WORK, Part.FORK_JOIN, Part.SCAN, Part.SUBMIT, Part.UNMANAGED_BLOCKED, Part.PAUSED);
  }

  @Override
  public boolean outsideForkJoin() {
    return true;
  }

  @Override
  public @Nullable Account judge(Case subject) {
    return subject.onSlow(subject.contrast().isOfVirtualThreads())
            || !subject.more(Evidence.TASKS)
            || !subject.same(Evidence.WORK_PER_TASK)
            || blocksMore(subject)
        ? null
        : subject.account(
            "the program has more tasks to run on " + subject.slow(),
            "Tasks per operation: "
                + subject.both(Evidence.TASKS)
                + ", and each is as large: "
                + subject.both(Evidence.WORK_PER_TASK)
                + " of user code."
                + subject.at(
                    "By samples, most of the difference is in", subject.slowerLines().code()),
            List.of("find out why more tasks are submitted or forked: is it the same work?"));
  }

  /**
   * Returns whether each task blocks for longer on the slow side, so that tasks are not as large.
   */
  private static boolean blocksMore(Case subject) {
    double slow = subject.onSlow(Part.UNMANAGED_BLOCKED) / subject.onSlow(Evidence.TASKS);
    double fast = subject.onFast(Part.UNMANAGED_BLOCKED) / subject.onFast(Evidence.TASKS);
    return subject.moreTime(Part.UNMANAGED_BLOCKED)
        && slow > CauseLimit.WORTH_A_WORD.value() * fast;
  }
}
