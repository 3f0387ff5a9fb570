package io.fjprobe.analyzer.finding;

import static io.fjprobe.analyzer.finding.Verdict.text;

import io.fjprobe.analyzer.account.PoolAccount;
import io.fjprobe.analyzer.recording.PoolCounter;
import java.util.List;

/**
 * Workers live from submission queues, one task at a time: work stealing has nothing to steal.
 *
 * <p>Needs submissionsTaken, workerSteals, forks and submissions of PoolStatistics.
 */
final class SubmissionBoundFinding implements Finding {

  private static final double MOST = 0.9;
  private static final double IDLE = 0.2;
  private static final long FEW_TASKS = 1_000;

  @Override
  public String id() {
    return "submission-bound";
  }

  static boolean applies(PoolAccount pool) {
    Long taken = pool.count(PoolCounter.SUBMISSIONS_TAKEN);
    Long stolen = pool.count(PoolCounter.WORKER_STEALS);
    Long forks = pool.count(PoolCounter.FORKS);
    Long submissions = pool.count(PoolCounter.SUBMISSIONS);
    return taken != null
        && stolen != null
        && forks != null
        && submissions != null
        && taken >= FEW_TASKS
        && forks <= submissions
        && taken >= MOST * (taken + stolen);
  }

  @Override
  public Diagnosis judge(Subject subject) {
    PoolAccount pool = subject.pool();
    Verdict verdict = new Verdict(this, subject);
    Long taken = pool.count(PoolCounter.SUBMISSIONS_TAKEN);
    Long stolen = pool.count(PoolCounter.WORKER_STEALS);
    Long forks = pool.count(PoolCounter.FORKS);
    Long submissions = pool.count(PoolCounter.SUBMISSIONS);
    if (taken == null || stolen == null || forks == null || submissions == null) {
      return verdict.notRecorded("origin of tasks: not all of the pool's counters were recorded");
    }
    if (subject.tasksAreGiven() != null) {
      return verdict.ok(subject.tasksAreGiven());
    }
    if (!applies(pool)) {
      return verdict.ok("tasks do not come mainly from submission queues");
    }
    Long idle = pool.time().idleNanos();
    boolean starving = subject.shareOfWorkerTime(idle) >= IDLE;
    return verdict.diagnosis(
        starving ? Severity.WARNING : Severity.INFO,
        subject.shareOfWorkerTime(idle),
        idle,
        text(
            "Submission-bound: %s of the tasks that workers took came from submission queues",
            Wording.percent((double) taken / (taken + stolen))),
        text(
            "Workers took %s tasks from submission queues and %s from each other; %s submissions"
                + " against %s forks. Every task crosses from a submitting thread to a worker, and"
                + " whoever submits limits the pool. The share of worker time is the idle time."
                + " Information from %s of tasks, warning when workers are idle for %s as well.",
            Wording.count(taken),
            Wording.count(stolen),
            Wording.count(submissions),
            Wording.count(forks),
            Wording.percent(MOST),
            Wording.percent(IDLE)),
        List.of(
            "submit one task that forks the others, instead of submitting each",
            "or submit batches, from several threads; a pool that only runs independent tasks"
                + " gains nothing from work stealing"));
  }
}
