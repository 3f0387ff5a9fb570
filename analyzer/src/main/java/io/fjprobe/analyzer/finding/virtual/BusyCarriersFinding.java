package io.fjprobe.analyzer.finding.virtual;

import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.number.Sums;
import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.account.queue.BacklogAccount;
import io.fjprobe.analyzer.account.time.CpuBounds;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.finding.KnownBy;
import io.fjprobe.analyzer.finding.Severity;
import io.fjprobe.analyzer.finding.TaskKind;
import io.fjprobe.analyzer.finding.Verdict;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;

/**
 * Virtual threads compute for long at a time and so keep all carriers, while others wait for one:
 * the scheduler takes no carrier from a virtual thread that runs.
 *
 * <p>Needs the times of WorkerStatistics and the number of queued tasks of PoolStatistics.
 */
public final class BusyCarriersFinding implements Finding {

  /** Carriers have to be busy for at least this share of their time (0 to 1). */
  private static final double BUSY = 0.85;

  /**
   * At least this share of the looks at the pool (0 to 1) has to find virtual threads in its
   * queues.
   */
  private static final double WAIT = 0.8;

  /** Fewer looks at the pool than this say nothing. */
  private static final long ENOUGH_LOOKS = 5;

  /**
   * A remark is made if virtual threads keep a carrier for at least this many nanoseconds on
   * average, from one start on it to giving it back.
   */
  private static final long INFO_NANOS = 5_000_000;

  /** A warning is made if they keep it for at least this many nanoseconds on average. */
  private static final long WARNING_NANOS = 20_000_000;

  /** An average turn of this many nanoseconds on a carrier makes the highest score. */
  private static final double LONG = 100_000_000;

  @Override
  public String id() {
    return "busy-carriers";
  }

  @Override
  public boolean concerns(Subject subject) {
    return TaskKind.of(subject.pool()) == TaskKind.CONTINUATIONS;
  }

  @Override
  public KnownBy knownBy(Subject subject) {
    return KnownBy.SAMPLED; // it is known by looks at the queues
  }

  @Override
  public Diagnosis judge(Subject subject) {
    PoolAccount pool = subject.pool();
    Verdict verdict = new Verdict(this, subject);
    Long turns = pool.counts().tasks();
    Long idle = pool.times().time().measured().idleNanos();
    Long total = pool.times().time().totalNanos();
    if (turns == null || idle == null || total == null) {
      return verdict.notRecorded("whether virtual threads wait for a carrier: it was not recorded");
    }
    long nanos = (total - idle) / Math.max(turns, 1);
    if (total - idle < BUSY * total || nanos < INFO_NANOS || !computes(pool)) {
      return verdict.ok("carriers are free at times, or virtual threads release them soon");
    }
    BacklogAccount backlog = pool.progress().backlog();
    if (backlog.looks() < ENOUGH_LOOKS) {
      return verdict.notRecorded(
          "whether virtual threads wait for a carrier: there are too few"
              + " snapshots of the queues");
    }
    if (backlog.withTasks() < WAIT * backlog.looks()) {
      return verdict.ok("carriers are busy, but virtual threads hardly wait for one");
    }
    return verdict.diagnosis(
        nanos < WARNING_NANOS ? Severity.INFO : Severity.WARNING,
        Math.min(nanos / LONG, 1),
        null,
        text(
            "Virtual threads keep their carriers for about %s at a time while others wait",
            Wording.time(nanos)),
        text(
            "Virtual threads had %s on carriers, which took %s in total. Carriers were busy for"
                + " %s of their time. Virtual threads waited in the scheduler's queues in %d of"
                + " %d snapshots, %s of them on average. A virtual thread that computes keeps"
                + " its carrier until it blocks or ends. Thresholds: remark from %s, warning"
                + " from %s at a time.",
            Wording.many(turns, "turn"),
            Wording.time(total - idle),
            Wording.percent((double) (total - idle) / total),
            backlog.withTasks(),
            backlog.looks(),
            Wording.number(backlog.meanTasks()),
            Wording.time(INFO_NANOS),
            Wording.time(WARNING_NANOS)),
        List.of(
            text(
                "run long computations on platform threads%s: the operating system divides the"
                    + " CPUs among them",
                pool.inTasks().code().lines().stream()
                    .findFirst()
                    .map(row -> ", starting with " + row.where())
                    .orElse(""))));
  }

  /** A virtual thread that blocks and keeps its carrier needs another cure. */
  private static boolean computes(PoolAccount pool) {
    long total = Sums.orZero(pool.times().time().totalNanos());
    CpuBounds cpu = pool.times().account().parts().outside().cpu();
    return cpu == null
        ? pool.inTasks().blocking().all().totalNanos() < total / 2
        : cpu.nanos() >= total / 2;
  }
}
