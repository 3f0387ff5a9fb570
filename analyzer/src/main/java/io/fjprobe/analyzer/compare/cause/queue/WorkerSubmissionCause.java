package io.fjprobe.analyzer.compare.cause.queue;

import io.fjprobe.analyzer.compare.cause.Case;
import io.fjprobe.analyzer.compare.cause.Cause;
import io.fjprobe.analyzer.compare.cause.limit.CauseLimit;
import io.fjprobe.analyzer.compare.measure.Evidence;
import io.fjprobe.analyzer.compare.measure.Part;
import io.fjprobe.analyzer.wording.Wording;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Tasks go through submission queues on one side, and into those of workers on the other. */
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
  public double most(Case subject) {
    double more = subject.onSlow(Evidence.SUBMISSIONS) - subject.onFast(Evidence.SUBMISSIONS);
    return Math.max(more, 0) * CauseLimit.FINE_TASKS_HIGHEST_COST.value();
  }

  @Override
  public @Nullable Account judge(Case subject) {
    boolean elsewhere = subject.more(Evidence.SUBMISSIONS, CauseLimit.MUCH_MORE);
    boolean lessOwn = subject.fewer(Evidence.FORKS, CauseLimit.MUCH_MORE);
    if (!elsewhere || !lessOwn || !subject.same(Evidence.TASKS)) {
      return null;
    }
    return subject.account(
        Wording.text(
            "tasks go through a submission queue on %s, and through queues of workers on %s",
            subject.slow(), subject.fast()),
        "There are as many tasks ("
            + subject.both(Evidence.TASKS)
            + " per operation), but the submissions are "
            + subject.both(Evidence.SUBMISSIONS)
            + ", and the pushes to a worker's own queue "
            + subject.both(Evidence.FORKS)
            + ". Threads outside the pool put tasks into a submission queue; up to JDK 8, workers"
            + " that call execute or submit do so too. A worker has to find a task there by a scan."
            + " This can be any worker, and the data of the task moves to it.",
        List.of(
            "fork() tasks inside the pool, or run short CompletableFuture stages without Async"));
  }
}
