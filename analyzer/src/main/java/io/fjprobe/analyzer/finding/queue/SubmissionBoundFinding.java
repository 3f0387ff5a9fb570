package io.fjprobe.analyzer.finding.queue;

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
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Workers live from submission queues, one task at a time: work stealing has nothing to steal.
 *
 * <p>Needs submissionsTaken, workerSteals, forks and submissions of PoolStatistics.
 */
public final class SubmissionBoundFinding implements Finding {

  // Submissions have to be at least this share of the tasks that workers take from others (0 to 1).
  // Workers also have to take at least this share of all submissions.
  private static final double MOST = 0.9;
  // A remark is made from this share of the parallelism that is not used (0 to 1).
  private static final double INFO = 0.2;
  // A warning is made from this share of the parallelism that is not used (0 to 1).
  private static final double WARNING = 0.5;
  // Workers have to take at least this many submissions.
  private static final long FEW_TASKS = 1_000;

  /**
   * Callers that wait for at least this share of the wall time (0 to 1) do not submit meanwhile.
   */
  private static final double WAITS = 0.8;

  @Override
  public String id() {
    return "submission-bound";
  }

  /** The submitters have no time to submit more, and workers could do more. */
  public static boolean applies(Subject subject) {
    CallerWaits waits = CallerWaits.of(subject);
    return fromSubmissions(subject.pool())
        && (waits == null || waits.nanos() < WAITS * subject.section().period().wallNanos());
  }

  private static boolean fromSubmissions(PoolAccount pool) {
    Long taken = pool.counts().count(PoolCounter.SUBMISSIONS_TAKEN);
    Long stolen = pool.counts().count(PoolCounter.WORKER_STEALS);
    Long forks = pool.counts().count(PoolCounter.FORKS);
    Long submissions = pool.counts().count(PoolCounter.SUBMISSIONS);
    return taken != null
        && stolen != null
        && forks != null
        && submissions != null
        && taken >= FEW_TASKS
        && forks <= submissions
        && taken >= MOST * (taken + stolen)
        && areLeftToWorkers(taken, submissions);
  }

  /**
   * Forks of a thread that is no worker count as submissions, too. Such a caller takes most of them
   * back and runs them itself: it does not hand over work.
   */
  private static boolean areLeftToWorkers(long taken, long submissions) {
    return taken >= MOST * submissions;
  }

  @Override
  public KnownBy knownBy(Subject subject) {
    return WorkInProgress.knownBy(subject);
  }

  @Override
  public Diagnosis judge(Subject subject) {
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
    if (!fromSubmissions(pool)) {
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
    if (unused < INFO) {
      return verdict.ok("the submitters keep the workers busy");
    }
    long nanos = Math.min(work.unused(subject), orZero(pool.times().time().measured().idleNanos()));
    return verdict.diagnosis(
        unused < WARNING ? Severity.INFO : Severity.WARNING,
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
            Wording.percent(INFO),
            Wording.percent(WARNING)),
        List.of(
            "submit one task that forks the others, instead of submitting each",
            "or submit tasks in batches, from several threads"));
  }

  private static long orZero(@Nullable Long nanos) {
    return nanos == null ? 0 : nanos;
  }
}
