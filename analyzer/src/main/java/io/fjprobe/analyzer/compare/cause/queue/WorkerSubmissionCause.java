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

/** What workers submit goes through a submission queue on one side, into their own on the other. */
public final class WorkerSubmissionCause implements Cause {

  @Override
  public String id() {
    return "worker-submission";
  }

  @Override
  public Set<Part> parts() {
    return EnumSet.of(
        Part.FORK_JOIN, Part.SCAN, Part.SUBMIT, Part.SPIN, Part.IDLE, Part.UNATTRIBUTED);
  }

  @Override
  public @Nullable Account judge(Case subject) {
    boolean elsewhere = subject.more(Evidence.SUBMISSIONS, CauseLimit.MUCH_MORE);
    boolean lessOwn = subject.fewer(Evidence.FORKS, CauseLimit.MUCH_MORE);
    if (!elsewhere || !lessOwn || !subject.same(Evidence.TASKS)) {
      return null;
    }
    return subject.account(
        "tasks that workers execute() go through a submission queue on " + subject.slow(),
        "There are as many tasks ("
            + subject.both(Evidence.TASKS)
            + " per operation), but the submissions are "
            + subject.both(Evidence.SUBMISSIONS)
            + ", and the pushes to a worker's own queue "
            + subject.both(Evidence.FORKS)
            + ". A worker has to find a task in a submission queue by a scan. This can be any"
            + " worker, and the data of the task moves to it.",
        List.of("fork() such tasks, or run short CompletableFuture stages without Async"));
  }
}
