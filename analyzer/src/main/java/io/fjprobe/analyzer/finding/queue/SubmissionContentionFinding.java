package io.fjprobe.analyzer.finding.queue;

import static io.fjprobe.analyzer.finding.limit.Condition.ENOUGH_SUBMISSIONS;
import static io.fjprobe.analyzer.finding.limit.Threshold.SUBMISSION_CONTENTION;
import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.account.time.BucketKind;
import io.fjprobe.analyzer.contract.PoolCounter;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.finding.Severity;
import io.fjprobe.analyzer.finding.Verdict;
import io.fjprobe.analyzer.finding.limit.Limits;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;

/**
 * Submitters and workers get into each other's way at the submission queues.
 *
 * <p>Needs lockFailures, submissions and lostSteals of PoolStatistics.
 */
public final class SubmissionContentionFinding implements Finding {

  @Override
  public String id() {
    return "submission-contention";
  }

  @Override
  public Diagnosis judge(Subject subject) {
    Limits limits = subject.limits();
    PoolAccount pool = subject.pool();
    Verdict verdict = new Verdict(this, subject);
    Long failures = pool.counts().count(PoolCounter.LOCK_FAILURES);
    Long submissions = pool.counts().count(PoolCounter.SUBMISSIONS);
    Long lost = pool.counts().count(PoolCounter.LOST_STEALS);
    if (failures == null || submissions == null) {
      return verdict.notRecorded("contention on submission queues: lockFailures was not counted");
    }
    // one submission may find several queues locked, so this is no share
    double each = submissions == 0 ? 0 : (double) failures / submissions;
    if (submissions < limits.count(ENOUGH_SUBMISSIONS)
        || each < limits.remark(SUBMISSION_CONTENTION)) {
      return verdict.ok("submitters seldom find a queue locked");
    }
    Long submitting = subject.section().callers().time().nanos(BucketKind.SUBMIT);
    return verdict.diagnosis(
        each < limits.warning(SUBMISSION_CONTENTION) ? Severity.INFO : Severity.WARNING,
        each,
        null,
        text(
            "Submitters compete for the queues: they found one locked %s times in 100 submissions",
            Wording.number(each * 100)),
        text(
            "Submitters found a queue locked %s times in %s submissions%s%s. Each time the"
                + " submitter moves on to another queue, or tries again. Thresholds: remark from"
                + " %s times, warning from %s times in 100 submissions.",
            Wording.count(failures),
            Wording.count(submissions),
            lost == null ? "" : text("; workers lost %s tasks to each other", Wording.count(lost)),
            submitting == null || submitting == 0
                ? ""
                : text("; submitting took the callers about %s", Wording.time(submitting)),
            Wording.number(limits.remark(SUBMISSION_CONTENTION) * 100),
            Wording.number(limits.warning(SUBMISSION_CONTENTION) * 100)),
        List.of(
            "submit fewer and larger tasks: a task that forks the others needs one submission",
            "or let fewer threads submit: the number of submission queues is limited"));
  }
}
