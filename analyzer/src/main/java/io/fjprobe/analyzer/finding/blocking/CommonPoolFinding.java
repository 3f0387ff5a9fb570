package io.fjprobe.analyzer.finding.blocking;

import static io.fjprobe.analyzer.finding.limit.Condition.COMMON_POOL_COMPUTES;
import static io.fjprobe.analyzer.finding.limit.Condition.COMMON_POOL_USED;
import static io.fjprobe.analyzer.finding.limit.Threshold.COMMON_POOL;
import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.finding.Severity;
import io.fjprobe.analyzer.finding.Verdict;
import io.fjprobe.analyzer.finding.limit.Limits;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;

/**
 * Tasks that block and tasks that compute share the common pool: the ones take the others' workers.
 *
 * <p>Needs the times of WorkerStatistics and the JDK's events of blocking.
 */
public final class CommonPoolFinding implements Finding {

  @Override
  public String id() {
    return "common-pool";
  }

  @Override
  public Diagnosis judge(Subject subject) {
    Limits limits = subject.limits();
    PoolAccount pool = subject.pool();
    Verdict verdict = new Verdict(this, subject);
    if (!pool.identity().kind().isCommon()) {
      return verdict.ok("not the common pool");
    }
    Long managed = pool.times().time().measured().managedBlockedNanos();
    Long running = pool.times().time().runningNanos();
    String unrecorded = subject.unrecordedBlocking();
    if (running == null) {
      return verdict.notRecorded("times of the common pool's workers");
    }
    long unmanaged = pool.inTasks().blocking().nanos();
    long blocked = unmanaged + (managed == null ? 0 : managed);
    long computing = Math.max(running - unmanaged, 0);
    long used = blocked + computing;
    double share = used == 0 ? 0 : (double) blocked / used;
    if (share < limits.remark(COMMON_POOL) && unrecorded != null) {
      return verdict.notRecorded(unrecorded);
    }
    if (subject.shareOfWorkerTime(used) < limits.value(COMMON_POOL_USED)
        || share < limits.remark(COMMON_POOL)
        || 1 - share < limits.value(COMMON_POOL_COMPUTES)) {
      return verdict.ok("the tasks of the common pool only block, only compute, or do little");
    }
    // the blocking itself counts for unmanaged-blocking or managed-blocking
    long hindered = Math.min(blocked, computing);
    return verdict.diagnosis(
        share < limits.warning(COMMON_POOL) ? Severity.INFO : Severity.WARNING,
        subject.shareOfWorkerTime(hindered),
        hindered,
        text(
            "The common pool is shared by tasks that compute and tasks that block; blocking"
                + " takes %s of its busy time",
            Wording.percent(share)),
        text(
            "Its workers blocked for %s, and computed or waited for a CPU for %s. Parallel streams,"
                + " CompletableFuture"
                + " and all tasks without their own pool wait behind the tasks that block."
                + " Thresholds: remark from %s, warning from %s of the time that is not idle.",
            Wording.time(blocked),
            Wording.time(computing),
            Wording.percent(limits.remark(COMMON_POOL)),
            Wording.percent(limits.warning(COMMON_POOL))),
        List.of(
            text(
                "run blocking code in its own executor: %s",
                Blockers.worst(pool).orElse("the managed blockers")),
            "CompletableFuture.supplyAsync and runAsync take an executor as second argument"));
  }
}
