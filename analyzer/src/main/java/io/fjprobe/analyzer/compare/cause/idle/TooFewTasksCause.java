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

/**
 * The work is cut into fewer tasks, so that there are none for some workers. The tasks of virtual
 * threads are stretches between two waits, which nobody cuts.
 */
public final class TooFewTasksCause implements Cause {

  @Override
  public String id() {
    return "too-few-tasks";
  }

  @Override
  public Set<Part> parts() {
    return EnumSet.of(Part.IDLE, Part.SPIN, Part.SCAN);
  }

  @Override
  public @Nullable Account judge(Case subject) {
    return !subject.moreTime(Part.IDLE)
            || !subject.fewer(Evidence.TASKS, CauseLimit.MUCH_MORE)
            || subject.onSlow(subject.contrast().isOfVirtualThreads())
        ? null
        : subject.account(
            "the work is split into fewer tasks, and workers have nothing to do, on "
                + subject.slow(),
            "Tasks per operation: "
                + subject.both(Evidence.TASKS)
                + "; unused parallelism: "
                + subject.both(Part.IDLE)
                + " per operation; callers wait for the pool: "
                + subject.both(Evidence.CALLERS_WAIT)
                + ".",
            List.of(
                "split the work into smaller parts, so that each worker gets several tasks; a"
                    + " stream over an array, a range or an ArrayList splits evenly, and a"
                    + " stream over an iterator hardly splits"));
  }
}
