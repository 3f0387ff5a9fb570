package io.fjprobe.analyzer.finding.blocking;

import static io.fjprobe.analyzer.finding.limit.Threshold.MANAGED_BLOCKING;
import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.number.Sums;
import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.account.time.WorkerTime;
import io.fjprobe.analyzer.contract.PoolCounter;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.finding.Severity;
import io.fjprobe.analyzer.finding.Verdict;
import io.fjprobe.analyzer.finding.limit.Limits;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;

/**
 * Tasks block in managed blockers. The pool compensates, which costs threads.
 *
 * <p>Needs WorkerStatistics; Compensation names the blockers.
 */
public final class ManagedBlockingFinding implements Finding {

  private static final String REPLACED =
      " The pool replaced the blocked workers: as many as its parallelism were free on"
          + " average, and tasks seldom waited in its queues. That is what a managed blocker is for.";

  private static final String UNKNOWN =
      " As many workers as its parallelism were free on average. It is not known whether tasks"
          + " waited in its queues meanwhile: too few snapshots of the queues were taken.";

  private static final String REPLACED_ADVICE =
      "nothing has to be changed, unless the threads of the spare workers are too many";

  @Override
  public String id() {
    return "managed-blocking";
  }

  @Override
  public Diagnosis judge(Subject subject) {
    Limits limits = subject.limits();
    PoolAccount pool = subject.pool();
    WorkerTime time = pool.times().time();
    Verdict verdict = new Verdict(this, subject);
    Long blocked = time.measured().managedBlockedNanos();
    if (blocked == null) {
      return verdict.notRecorded("managed blocking: the worker statistics do not contain it");
    }
    if (blocked == 0) {
      return verdict.ok("no time was spent in managed blockers");
    }
    String summary =
        text(
            "Workers are blocked in managed blockers for %s of their time",
            Wording.percent(subject.shareOfWorkerTime(blocked)));
    double share = subject.shareOfWorkerTime(blocked);
    if (share < limits.remark(MANAGED_BLOCKING)) {
      return verdict.ok(summary);
    }
    // Spare workers that are idle again do not make the blocking any less.
    double ofParallelism = Math.min((double) blocked / parallelismNanos(pool, time), 1);
    Compensation compensation = Compensation.of(subject);
    boolean harmless =
        compensation != Compensation.INCOMPLETE
            || Math.max(share, ofParallelism) < limits.warning(MANAGED_BLOCKING);
    return verdict.diagnosis(
        harmless ? Severity.INFO : Severity.WARNING,
        Math.max(share, ofParallelism),
        blocked,
        summary,
        explanation(pool, blocked)
            + text(
                " That is %s of the time that a parallelism of %d has. Thresholds: remark from"
                    + " %s of worker time, warning from %s of the parallelism.",
                Wording.percent(ofParallelism),
                pool.identity().parallelism(),
                Wording.percent(limits.remark(MANAGED_BLOCKING)),
                Wording.percent(limits.warning(MANAGED_BLOCKING)))
            + told(compensation),
        compensation == Compensation.COMPLETE ? List.of(REPLACED_ADVICE) : advice(pool));
  }

  private static String told(Compensation compensation) {
    return switch (compensation) {
      case COMPLETE -> REPLACED;
      case UNKNOWN -> UNKNOWN;
      case INCOMPLETE -> "";
    };
  }

  /**
   * This is the time in nanoseconds that as many workers as the parallelism have in the window. It
   * is the time of all workers if that is less.
   */
  private static long parallelismNanos(PoolAccount pool, WorkerTime time) {
    long all = Math.max(Sums.orZero(time.totalNanos()), 1);
    long meant = Math.max(pool.identity().parallelism(), 1) * pool.presence().windowNanos();
    return meant == 0 ? all : Math.min(all, meant);
  }

  private static String explanation(PoolAccount pool, long blockedNanos) {
    Long compensations = pool.counts().count(PoolCounter.COMPENSATIONS);
    return text(
        "%s blocked for %s in total. Compensations: %s. The pool had %d workers at its peak for"
            + " a parallelism of %d.",
        Wording.many(
            pool.times().time().waits().managedBlockedCount() == null
                ? 0
                : pool.times().time().waits().managedBlockedCount(),
            "managed blocker"),
        Wording.time(blockedNanos),
        compensations == null ? "not recorded" : Wording.count(compensations),
        pool.presence().peakWorkers(),
        pool.identity().parallelism());
  }

  private static List<String> advice(PoolAccount pool) {
    String blocker = Blockers.managed(pool).orElse("the blocking code");
    return List.of(
        text(
            "look at %s: code that waits longer than it computes belongs in its own executor",
            blocker),
        "or start it asynchronously and continue with CompletableFuture.thenApply instead of"
            + " waiting");
  }
}
