package io.fjprobe.analyzer.finding.virtual;

import static io.fjprobe.analyzer.finding.limit.Condition.BUSY_CARRIERS_BUSY;
import static io.fjprobe.analyzer.finding.limit.Condition.BUSY_CARRIERS_LONGEST;
import static io.fjprobe.analyzer.finding.limit.Condition.ENOUGH_LOOKS;
import static io.fjprobe.analyzer.finding.limit.Condition.ENOUGH_SAMPLES;
import static io.fjprobe.analyzer.finding.limit.Condition.TASKS_WAIT;
import static io.fjprobe.analyzer.finding.limit.Condition.TASKS_WAIT_SELDOM;
import static io.fjprobe.analyzer.finding.limit.Threshold.BUSY_CARRIERS;
import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.number.Proportion;
import io.fjprobe.analyzer.account.number.Sums;
import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.account.queue.BacklogAccount;
import io.fjprobe.analyzer.account.queue.TurnAccount;
import io.fjprobe.analyzer.account.time.BucketKind;
import io.fjprobe.analyzer.account.time.CpuBounds;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.finding.KnownBy;
import io.fjprobe.analyzer.finding.Severity;
import io.fjprobe.analyzer.finding.TaskKind;
import io.fjprobe.analyzer.finding.Verdict;
import io.fjprobe.analyzer.finding.limit.Limits;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Virtual threads compute for long at a time and so keep all carriers, while others wait for one:
 * the scheduler takes no carrier from a virtual thread that runs.
 *
 * <p>Needs the times of WorkerStatistics and the number of queued tasks of PoolStatistics.
 */
public final class BusyCarriersFinding implements Finding {

  @Override
  public String id() {
    return "busy-carriers";
  }

  @Override
  public boolean concerns(Subject subject) {
    return TaskKind.of(subject) == TaskKind.CONTINUATIONS;
  }

  @Override
  public KnownBy knownBy(Subject subject) {
    return KnownBy.SAMPLED; // it is known by looks at the queues
  }

  @Override
  public Diagnosis judge(Subject subject) {
    Limits limits = subject.limits();
    PoolAccount pool = subject.pool();
    Verdict verdict = new Verdict(this, subject);
    Long turns = pool.counts().tasks();
    Long idle = pool.times().time().measured().idleNanos();
    Long total = pool.times().time().totalNanos();
    if (turns == null || idle == null || total == null) {
      return verdict.notRecorded("whether virtual threads wait for a carrier: it was not recorded");
    }
    TurnAccount seen = seen(subject);
    long mean = (total - idle) / Math.max(turns, 1);
    long nanos = seen == null ? mean : Math.max(seen.meanNanos(), mean);
    boolean sampled = nanos > mean;
    if (total - idle < limits.value(BUSY_CARRIERS_BUSY) * total
        || nanos < limits.remark(BUSY_CARRIERS)
        || !computes(pool)) {
      return verdict.ok("carriers are free at times, or virtual threads release them soon");
    }
    BacklogAccount backlog = pool.progress().backlog();
    if (backlog.looks() < limits.count(ENOUGH_LOOKS)) {
      return verdict.notRecorded(
          "whether virtual threads wait for a carrier: there are too few"
              + " snapshots of the queues");
    }
    if (!sampled && backlog.withTasks() < limits.value(TASKS_WAIT) * backlog.looks()
        || sampled && hardlyWait(subject)) {
      return verdict.ok("carriers are busy, but virtual threads hardly wait for one");
    }
    boolean wait = backlog.withTasks() >= limits.value(TASKS_WAIT_SELDOM) * backlog.looks();
    return verdict.diagnosis(
        nanos < limits.warning(BUSY_CARRIERS) || !wait ? Severity.INFO : Severity.WARNING,
        Math.min(nanos / limits.value(BUSY_CARRIERS_LONGEST), 1),
        null,
        text(
            "Virtual threads keep their carriers for about %s at a time while others wait",
            Wording.time(nanos)),
        text(
            "Virtual threads had %s on carriers, which took %s in total.%s Carriers were busy for"
                + " %s of their time. Virtual threads waited in the scheduler's queues in %d of"
                + " %d snapshots, %s of them on average. A virtual thread that computes keeps"
                + " its carrier until it blocks or ends. Thresholds: remark from %s, warning"
                + " from %s at a time.",
            Wording.many(turns, "turn"),
            Wording.time(total - idle),
            seen == null || !sampled
                ? ""
                : text(
                    " Many were short. But the thread of a sample (%s of virtual threads) was seen"
                        + " on its carrier for %s without a gap, on average.",
                    Wording.many(seen.samples(), "sample"), Wording.time(seen.meanNanos())),
            Wording.percent((double) (total - idle) / total),
            backlog.withTasks(),
            backlog.looks(),
            Wording.number(backlog.meanTasks()),
            Wording.time(limits.remark(BUSY_CARRIERS)),
            Wording.time(limits.warning(BUSY_CARRIERS))),
        List.of(
            text(
                "run long computations on platform threads%s: the operating system divides the"
                    + " CPUs among them",
                pool.inTasks().code().lines().stream()
                    .findFirst()
                    .map(row -> ", starting with " + row.where())
                    .orElse(""))));
  }

  /**
   * Turns are counted each, so those that compute for long are lost among many short ones. At a
   * moment, it is a long one that has the carrier. Null: there are too few samples.
   */
  private static @Nullable TurnAccount seen(Subject subject) {
    TurnAccount turns = subject.pool().progress().turns();
    return turns == null || turns.samples() < subject.limits().count(ENOUGH_SAMPLES) ? null : turns;
  }

  private static boolean hardlyWait(Subject subject) {
    BacklogAccount backlog = subject.pool().progress().backlog();
    return Proportion.of(backlog.withTasks(), backlog.looks()).high()
        < subject.limits().value(TASKS_WAIT_SELDOM);
  }

  /** A virtual thread that blocks and keeps its carrier needs another cure. */
  private static boolean computes(PoolAccount pool) {
    long total = Sums.orZero(pool.times().time().totalNanos());
    CpuBounds cpu = pool.times().account().parts().outside().cpu();
    return cpu == null
        ? pool.inTasks().blocking().all().totalNanos() < total / 2
        : cpu.nanos() + waiting(pool) >= total / 2;
  }

  /** Carriers could run for so many nanoseconds, and got no CPU. It is 0 if it is not known. */
  private static long waiting(PoolAccount pool) {
    return Sums.orZero(pool.times().account().nanos(BucketKind.CPU_WAIT));
  }
}
