package io.fjprobe.analyzer.finding.queue;

import static io.fjprobe.analyzer.finding.limit.Threshold.STARVED_SUBMISSIONS;
import static io.fjprobe.analyzer.finding.limit.Threshold.STARVED_SUBMISSIONS_STRETCH;
import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.account.queue.UntakenSubmissions;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.finding.Severity;
import io.fjprobe.analyzer.finding.Verdict;
import io.fjprobe.analyzer.finding.limit.Limits;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;

/**
 * Workers run the tasks of their own queues, which put new ones there, and nobody takes what is
 * submitted from outside.
 *
 * <p>Needs queuedSubmissions, submissionsTaken and forks of several PoolStatistics.
 */
public final class StarvedSubmissionsFinding implements Finding {

  @Override
  public String id() {
    return "starved-submissions";
  }

  /** Where tasks fork and join, a worker has to finish what it began before it takes more. */
  @Override
  public boolean concerns(Subject subject) {
    return subject.pool().identity().asyncMode();
  }

  @Override
  public Diagnosis judge(Subject subject) {
    Limits limits = subject.limits();
    PoolAccount pool = subject.pool();
    Verdict verdict = new Verdict(this, subject);
    UntakenSubmissions untaken = pool.progress().backlog().untaken();
    if (untaken.totalNanos() == 0) {
      return verdict.ok("no submission was seen to wait while workers ran only their own tasks");
    }
    double share =
        Math.min(1, (double) untaken.totalNanos() / Math.max(1, pool.presence().windowNanos()));
    boolean much =
        share >= limits.warning(STARVED_SUBMISSIONS)
            || untaken.longestNanos() >= limits.warning(STARVED_SUBMISSIONS_STRETCH);
    return verdict.diagnosis(
        much ? Severity.WARNING : Severity.INFO,
        share,
        null,
        text(
            "Submissions waited for %s or longer while workers ran only tasks from worker queues",
            Wording.time(untaken.longestNanos())),
        text(
            "Snapshots %s apart showed submissions in the queues, and none was taken in between."
                + " There were %s of such time in total, in which workers pushed %s tasks to"
                + " their own queues. A worker continues with its own queue until that is empty"
                + " (up to JDK 11 it looks at the other queues after some thousands of tasks)."
                + " If each task pushes the next one, the queue is never empty. Thresholds:"
                + " warning from %s of the time, or from %s at a stretch.",
            Wording.time(untaken.longestNanos()),
            Wording.time(untaken.totalNanos()),
            Wording.count(untaken.ownTasks()),
            Wording.percent(limits.warning(STARVED_SUBMISSIONS)),
            Wording.time(limits.warning(STARVED_SUBMISSIONS_STRETCH))),
        List.of(
            "run fewer such tasks at a time than there are workers (%s), or let them pause"
                .formatted(pool.identity().parallelism()),
            "or run urgent work in its own pool"));
  }
}
