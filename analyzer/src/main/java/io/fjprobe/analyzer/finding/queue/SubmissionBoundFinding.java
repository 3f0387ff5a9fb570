package io.fjprobe.analyzer.finding.queue;

import static io.fjprobe.analyzer.finding.limit.Condition.ENOUGH_SUBMISSIONS;
import static io.fjprobe.analyzer.finding.limit.Condition.SUBMISSION_BOUND_CALLERS_WAIT;
import static io.fjprobe.analyzer.finding.limit.Condition.SUBMISSION_BOUND_FROM_SUBMISSIONS;
import static io.fjprobe.analyzer.finding.limit.Threshold.SUBMISSION_BOUND;
import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.contract.PoolCounter;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.finding.KnownBy;
import io.fjprobe.analyzer.finding.Severity;
import io.fjprobe.analyzer.finding.Verdict;
import io.fjprobe.analyzer.finding.caller.CallerWaits;
import io.fjprobe.analyzer.finding.caller.WorkInProgress;
import io.fjprobe.analyzer.finding.limit.Limits;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Workers live from submission queues, one task at a time: work stealing has nothing to steal.
 *
 * <p>Needs submissionsTaken, workerSteals, forks and submissions of PoolStatistics.
 */
public final class SubmissionBoundFinding implements Finding {

  @Override
  public String id() {
    return "submission-bound";
  }

  /** The submitters have no time to submit more, and workers could do more. */
  public static boolean applies(Subject subject) {
    CallerWaits waits = CallerWaits.of(subject);
    return fromSubmissions(subject)
        && (waits == null
            || waits.nanos()
                < subject.limits().value(SUBMISSION_BOUND_CALLERS_WAIT)
                    * subject.section().period().wallNanos());
  }

  private static boolean fromSubmissions(Subject subject) {
    PoolAccount pool = subject.pool();
    double most = subject.limits().value(SUBMISSION_BOUND_FROM_SUBMISSIONS);
    Long taken = pool.counts().count(PoolCounter.SUBMISSIONS_TAKEN);
    Long stolen = pool.counts().count(PoolCounter.WORKER_STEALS);
    Long forks = pool.counts().count(PoolCounter.FORKS);
    Long submissions = pool.counts().count(PoolCounter.SUBMISSIONS);
    return taken != null
        && stolen != null
        && forks != null
        && submissions != null
        && taken >= subject.limits().count(ENOUGH_SUBMISSIONS)
        && forks <= submissions
        && taken >= most * (taken + stolen)
        // Forks of a thread that is no worker count as submissions, too. Such a caller takes most
        // of
        // them back and runs them itself: it does not hand over work.
        && taken >= most * submissions;
  }

  @Override
  public KnownBy knownBy(Subject subject) {
    return WorkInProgress.knownBy(subject);
  }

  @Override
  public Diagnosis judge(Subject subject) {
    Limits limits = subject.limits();
    PoolAccount pool = subject.pool();
    Verdict verdict = new Verdict(this, subject);
    Long taken = pool.counts().count(PoolCounter.SUBMISSIONS_TAKEN);
    Long stolen = pool.counts().count(PoolCounter.WORKER_STEALS);
    Long forks = pool.counts().count(PoolCounter.FORKS);
    Long submissions = pool.counts().count(PoolCounter.SUBMISSIONS);
    if (taken == null || stolen == null || forks == null || submissions == null) {
      return verdict.notRecorded("origin of tasks: not all of the pool's counters were recorded");
    }
    if (pool.times().time().measured().idleNanos() == null) {
      return verdict.notRecorded("submission-bound workers: idle times were not recorded");
    }
    if (subject.tasksAreGiven() != null) {
      return verdict.ok(subject.tasksAreGiven());
    }
    if (!fromSubmissions(subject)) {
      return verdict.ok("tasks do not come mainly from submission queues");
    }
    if (PoolPerOperationFinding.applies(subject)) {
      return verdict.ok("pools end soon after they are created: see pool-per-operation");
    }
    if (!applies(subject)) {
      return verdict.ok("the submitters wait for the tasks most of the time");
    }
    WorkInProgress work = WorkInProgress.of(subject);
    if (work == null) {
      return verdict.ok("nobody was seen to wait for the pool while its workers were idle");
    }
    double unused = work.unusedShare(subject);
    if (unused < limits.remark(SUBMISSION_BOUND)) {
      return verdict.ok("the submitters keep the workers busy");
    }
    long nanos = Math.min(work.unused(subject), orZero(pool.times().time().measured().idleNanos()));
    return verdict.diagnosis(
        unused < limits.warning(SUBMISSION_BOUND) ? Severity.INFO : Severity.WARNING,
        unused,
        nanos,
        text(
            "The submitters limit the pool: on average %s of %d workers were busy %s, and %s of"
                + " their tasks came from submission queues",
            Wording.number(work.busy(subject)),
            work.runners(subject),
            work.words(),
            Wording.percent((double) taken / (taken + stolen))),
        text(
            "Workers took %s tasks from submission queues and %s from each other. There were %s"
                + " submissions and %s forks. Every submitted task moves from the submitting"
                + " thread to a worker, and the submitters limit the pool. Thresholds: remark"
                + " from %s, warning from %s of the parallelism unused meanwhile.",
            Wording.count(taken),
            Wording.count(stolen),
            Wording.count(submissions),
            Wording.count(forks),
            Wording.percent(limits.remark(SUBMISSION_BOUND)),
            Wording.percent(limits.warning(SUBMISSION_BOUND))),
        List.of(
            "submit one task that forks the others, instead of submitting each",
            "or submit tasks in batches, from several threads"));
  }

  private static long orZero(@Nullable Long nanos) {
    return nanos == null ? 0 : nanos;
  }
}
