package io.fjprobe.analyzer.compare.cause.queue;

import io.fjprobe.analyzer.compare.cause.Case;
import io.fjprobe.analyzer.compare.cause.Cause;
import io.fjprobe.analyzer.compare.cause.limit.CauseLimit;
import io.fjprobe.analyzer.compare.measure.BySide;
import io.fjprobe.analyzer.compare.measure.Evidence;
import io.fjprobe.analyzer.compare.measure.Part;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Workers do not leave their own queues, where tasks always put others, while an operation waits
 * for one that was submitted. The tasks that run meanwhile are more for that reason: they are not
 * what takes the time.
 */
public final class StarvedSubmissionsCause implements Cause {

  @Override
  public String id() {
    return "starved-submissions";
  }

  @Override
  public Set<Part> parts() {
    return EnumSet.complementOf(EnumSet.of(Part.OUTSIDE, Part.PROBE));
  }

  @Override
  public @Nullable Account judge(Case subject) {
    boolean stays =
        subject.contrast().isAsync().equals(new BySide<>(true, true))
            && subject.more(Evidence.TASKS, CauseLimit.MUCH_MORE)
            && subject.same(Evidence.SUBMISSIONS)
            && subject.fewer(Evidence.WORKER_STEALS, CauseLimit.STARVED_SUBMISSIONS_FEWER_STEALS)
            && subject.more(Evidence.LONGEST_RUN, CauseLimit.MUCH_MORE);
    return !stays
        ? null
        : subject.account(
            "workers seem to keep to their own queues on "
                + subject.slow()
                + " while submissions wait",
            "Per operation: stolen from workers "
                + subject.both(Evidence.WORKER_STEALS)
                + "; as many submissions: "
                + subject.both(Evidence.SUBMISSIONS)
                + ". The longest run of tasks without a look at another queue: "
                + subject.both(Evidence.LONGEST_RUN)
                + ". More tasks run meanwhile: "
                + subject.both(Evidence.TASKS)
                + ". How long a submission waits is not recorded.",
            List.of(
                "let fewer tasks than there are workers push their next task at once, or let"
                    + " them pause",
                "or run urgent work in its own pool"));
  }
}
