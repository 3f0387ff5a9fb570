package io.fjprobe.analyzer.finding.task;

import static io.fjprobe.analyzer.finding.limit.Condition.FINE_TASKS_EXACT;
import static io.fjprobe.analyzer.finding.limit.Condition.FINE_TASKS_MUCH_POOL_WORK;
import static io.fjprobe.analyzer.finding.limit.Condition.FINE_TASKS_OWN_CODE;
import static io.fjprobe.analyzer.finding.limit.Condition.FINE_TASKS_TASKS;
import static io.fjprobe.analyzer.finding.limit.Threshold.FINE_TASKS;
import static io.fjprobe.analyzer.finding.limit.Threshold.FINE_TASKS_HAND_OVER;
import static io.fjprobe.analyzer.finding.limit.Threshold.FINE_TASKS_LIBRARIES;
import static io.fjprobe.analyzer.finding.limit.Threshold.FINE_TASKS_POOL_WORK;
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
import io.fjprobe.analyzer.finding.idle.SignallingFinding;
import io.fjprobe.analyzer.finding.limit.Limits;
import io.fjprobe.analyzer.wording.Wording;
import org.jspecify.annotations.Nullable;

/**
 * Tasks are so small that the pool's own work on them weighs.
 *
 * <p>Needs forks and submissions of PoolStatistics and the times of WorkerStatistics; ThreadTime
 * tells running from waiting for a CPU.
 */
public final class FineTasksFinding implements Finding {

  @Override
  public String id() {
    return "fine-tasks";
  }

  /** What the pool does for such tasks takes much of their time. */
  public static boolean warns(Subject subject) {
    return new FineTasksFinding().judge(subject).severity() == Severity.WARNING;
  }

  @Override
  public KnownBy knownBy(Subject subject) {
    PoolAccount pool = subject.pool();
    CpuBounds cpu = pool.times().account().parts().outside().cpu();
    if (handOver(subject) != null) {
      return KnownBy.BOUNDED;
    }
    Long most = pool.times().time().runningNanos();
    Long tasks = pool.counts().tasksOfWorkers();
    boolean certain =
        most != null
            && tasks != null
            && most < subject.limits().warning(FINE_TASKS_POOL_WORK) * tasks;
    return certain
            || cpu != null
                && cpu.highNanos() <= subject.limits().value(FINE_TASKS_EXACT) * cpu.lowNanos()
        ? KnownBy.SEEN
        : KnownBy.BOUNDED;
  }

  @Override
  public Diagnosis judge(Subject subject) {
    Limits limits = subject.limits();
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
    if (tasks < limits.count(FINE_TASKS_TASKS)) {
      return verdict.ok("there are too few tasks for their size to matter");
    }
    CpuBounds cpu = pool.times().account().parts().outside().cpu();
    long used = used(pool, running);
    double each = (double) used / tasks;
    if (each >= limits.remark(FINE_TASKS)) {
      HandOver handOver = handOver(subject);
      return handOver == null
          ? verdict.ok(text("tasks run for %s on average", Wording.time(each)))
          : judge(subject, handOver);
    }
    PoolWork poolWork = PoolWork.of(pool);
    boolean heavy =
        poolWork != null && poolWork.lowNanos() >= limits.value(FINE_TASKS_MUCH_POOL_WORK) * used;
    double around = aroundOwnCode(subject);
    boolean warning =
        each < limits.warning(FINE_TASKS)
            || each < limits.warning(FINE_TASKS_POOL_WORK) && heavy
            || around >= limits.warning(FINE_TASKS_LIBRARIES);
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
            (around == 0
                    ? ""
                    : text(
                        " According to samples, libraries took about %s of it around the"
                            + " application's own code.",
                        Wording.percent(around)))
                + handOverWords(subject),
            Wording.time(limits.remark(FINE_TASKS)),
            Wording.time(limits.warning(FINE_TASKS)),
            Wording.time(limits.warning(FINE_TASKS_POOL_WORK)),
            Wording.percent(limits.value(FINE_TASKS_MUCH_POOL_WORK)),
            Wording.percent(limits.warning(FINE_TASKS_LIBRARIES))),
        FineTaskAdvice.of(subject, each));
  }

  private static long used(PoolAccount pool, long running) {
    CpuBounds cpu = pool.times().account().parts().outside().cpu();
    return cpu == null ? running : Math.min(cpu.nanos(), running);
  }

  /**
   * This is for tasks that run long enough for what the pool does for any task, but not for what it
   * costs to hand over these. Null: it is not so, or not known, or signalling says it.
   */
  private static @Nullable HandOver handOver(Subject subject) {
    Long tasks = subject.pool().counts().tasksOfWorkers();
    Long running = subject.pool().times().time().runningNanos();
    HandOver handOver = HandOver.of(subject);
    return handOver == null
            || tasks == null
            || running == null
            || used(subject.pool(), running) < subject.limits().remark(FINE_TASKS) * tasks
            || !handOver.outweighsWork(subject)
            || SignallingFinding.applies(subject)
        ? null
        : handOver;
  }

  private static String handOverWords(Subject subject) {
    HandOver handOver = HandOver.of(subject);
    return handOver == null ? "" : handOver.words();
  }

  private Diagnosis judge(Subject subject, HandOver handOver) {
    return new Verdict(this, subject)
        .diagnosis(
            Severity.INFO,
            1 - handOver.workNanos() / (handOver.workNanos() + handOver.costNanos()),
            null,
            text(
                "Tasks are small for what it costs to hand them over: they work for %s each, and"
                    + " handing one over takes about %s",
                Wording.time(handOver.workNanos()), Wording.time(handOver.costNanos())),
            handOver.words().strip()
                + text(
                    " Threshold: remark from %s times the work.",
                    Wording.number(subject.limits().remark(FINE_TASKS_HAND_OVER))),
            FineTaskAdvice.of(subject, handOver.workNanos(), handOver.costNanos()));
  }

  /**
   * This is the share of all samples in libraries only (0 to 1). It is 0 if tasks are hardly there
   * for the application's own code.
   */
  private static double aroundOwnCode(Subject subject) {
    CodeAccount code = subject.pool().inTasks().code();
    return code.own() == 0
            || code.own() < subject.limits().value(FINE_TASKS_OWN_CODE) * code.samples()
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
