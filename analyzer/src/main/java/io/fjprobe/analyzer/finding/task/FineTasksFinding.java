package io.fjprobe.analyzer.finding.task;

import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.code.CodeAccount;
import io.fjprobe.analyzer.account.number.Sums;
import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.account.time.Bucket;
import io.fjprobe.analyzer.account.time.BucketKind;
import io.fjprobe.analyzer.account.time.CpuBounds;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.finding.KnownBy;
import io.fjprobe.analyzer.finding.Severity;
import io.fjprobe.analyzer.finding.Verdict;
import io.fjprobe.analyzer.finding.advice.FineTaskAdvice;
import io.fjprobe.analyzer.wording.Wording;
import org.jspecify.annotations.Nullable;

/**
 * Tasks are so small that the pool's own work on them weighs.
 *
 * <p>Needs forks and submissions of PoolStatistics and the times of WorkerStatistics; ThreadTime
 * tells running from waiting for a CPU.
 */
public final class FineTasksFinding implements Finding {

  /**
   * A warning is made below this many nanoseconds for each task if the pool's own work takes much
   * of that.
   */
  private static final double WARNING_NANOS = 1_000;

  /**
   * A warning is always made below this many nanoseconds for each task. To fork, to take and to
   * join a task costs some tenths of that on any JDK.
   */
  private static final double TINY_NANOS = 300;

  /** The pool's own work is much from this share of the CPU time (0 to 1). */
  private static final double HEAVY = 0.2;

  /**
   * A warning is made if libraries take at least this share of the CPU time around the
   * application's own code (0 to 1).
   */
  private static final double WRAPPED = 0.3;

  /**
   * Libraries count as around the application's code only if that code has at least this share of
   * the samples (0 to 1). Otherwise the tasks are there for the library's code.
   */
  private static final double OWN = 0.2;

  /** The CPU time counts as exact if its upper bound is at most this many times its lower bound. */
  private static final double EXACT = 1.2;

  /** The size of tasks does not matter if there are fewer tasks than this. */
  private static final long FEW_TASKS = 1_000;

  @Override
  public String id() {
    return "fine-tasks";
  }

  @Override
  public KnownBy knownBy(Subject subject) {
    PoolAccount pool = subject.pool();
    CpuBounds cpu = pool.times().account().parts().outside().cpu();
    Long most = pool.times().time().runningNanos();
    Long tasks = pool.counts().tasksOfWorkers();
    boolean certain = most != null && tasks != null && most < WARNING_NANOS * tasks;
    return certain || cpu != null && cpu.highNanos() <= EXACT * cpu.lowNanos()
        ? KnownBy.SEEN
        : KnownBy.BOUNDED;
  }

  @Override
  public Diagnosis judge(Subject subject) {
    PoolAccount pool = subject.pool();
    Verdict verdict = new Verdict(this, subject);
    Long tasks = pool.counts().tasksOfWorkers();
    Long running = pool.times().time().runningNanos();
    if (tasks == null || running == null || running == 0) {
      return verdict.notRecorded(
          "size of tasks: forks, submissions or worker times were not recorded");
    }
    if (subject.tasksAreGiven() != null) {
      return verdict.ok(subject.tasksAreGiven());
    }
    if (tasks < FEW_TASKS) {
      return verdict.ok("there are too few tasks for their size to matter");
    }
    CpuBounds cpu = pool.times().account().parts().outside().cpu();
    long used = cpu == null ? running : Math.min(cpu.nanos(), running);
    double each = (double) used / tasks;
    if (each >= FineTaskAdvice.ENOUGH_NANOS) {
      return verdict.ok(text("tasks run for %s on average", Wording.time(each)));
    }
    PoolWork poolWork = PoolWork.of(pool);
    boolean heavy = poolWork != null && poolWork.lowNanos() >= HEAVY * used;
    double around = aroundOwnCode(pool.inTasks().code());
    boolean warning = each < TINY_NANOS || each < WARNING_NANOS && heavy || around >= WRAPPED;
    Long avoidable =
        poolWork == null ? null : Long.valueOf(poolWork.nanos() + Math.round(around * used));
    return verdict.diagnosis(
        warning ? Severity.WARNING : Severity.INFO,
        avoidable == null ? 0 : subject.shareOfWorkerTime(avoidable),
        avoidable,
        text(
            "Tasks are very small: %s%s each",
            cpu == null ? "at most " : "",
            Wording.time(each) + (cpu == null ? "" : " of CPU time")),
        text(
            "That is %s%s for %s, including the pool's own work%s.%s Thresholds: remark below"
                + " %s, warning below %s. It is also a warning below %s if the pool's own work"
                + " is at least %s of it, or if libraries take %s of it around the application's"
                + " own code.",
            Wording.time(used),
            cpu == null ? " of running or of waiting for a CPU" : " of CPU time",
            Wording.many(tasks, "task"),
            poolWork == null
                ? ", which was not measured separately"
                : text(
                    ", which took about %s, %s of it",
                    Wording.time(poolWork.nanos()),
                    Wording.percent((double) poolWork.nanos() / Math.max(used, 1))),
            around == 0
                ? ""
                : text(
                    " According to samples, libraries took about %s of it around the"
                        + " application's own code.",
                    Wording.percent(around)),
            Wording.time(FineTaskAdvice.ENOUGH_NANOS),
            Wording.time(TINY_NANOS),
            Wording.time(WARNING_NANOS),
            Wording.percent(HEAVY),
            Wording.percent(WRAPPED)),
        FineTaskAdvice.of(subject, each));
  }

  /**
   * This is the share of all samples in libraries only (0 to 1). It is 0 if tasks are hardly there
   * for the application's own code.
   */
  private static double aroundOwnCode(CodeAccount code) {
    return code.own() == 0 || code.own() < OWN * code.samples()
        ? 0
        : (double) code.others() / code.samples();
  }

  /** This is the time that could be saved: fork, join, and the search for tasks. */
  private record PoolWork(long nanos, long lowNanos) {

    static @Nullable PoolWork of(PoolAccount pool) {
      Bucket forkJoin = pool.times().account().bucket(BucketKind.FORK_JOIN);
      Bucket scan = pool.times().account().bucket(BucketKind.SCAN);
      Long nanos = Sums.sumOrNull(forkJoin.nanos(), scan.nanos());
      Long least = Sums.sumOrNull(forkJoin.lowNanos(), scan.lowNanos());
      return nanos == null || least == null ? null : new PoolWork(nanos, least);
    }
  }
}
