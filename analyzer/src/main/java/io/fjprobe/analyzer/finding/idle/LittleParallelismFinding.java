package io.fjprobe.analyzer.finding.idle;

import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.machine.MachineAccount;
import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.account.queue.BacklogAccount;
import io.fjprobe.analyzer.account.time.CpuBounds;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.finding.KnownBy;
import io.fjprobe.analyzer.finding.Severity;
import io.fjprobe.analyzer.finding.Verdict;
import io.fjprobe.analyzer.finding.caller.WorkInProgress;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;

/**
 * All workers are busy while somebody waits, and there are CPUs left: the pool is too small.
 *
 * <p>Needs the times of WorkerStatistics; iterations or waits of callers tell when; jdk.CPULoad
 * says that CPUs are left.
 */
public final class LittleParallelismFinding implements Finding {

  // Workers have to be busy for at least this share of the time that work is under way (0 to 1).
  private static final double BUSY = 0.85;
  // Work has to be under way for at least this share of the wall time (0 to 1).
  private static final double INFO = 0.3;

  /**
   * Workers have to compute for at least this share of the time that they are not idle (0 to 1).
   * Workers that block need another cure.
   */
  private static final double COMPUTES = 0.7;

  /** More than this share of all CPUs (0 to 1) has to be free or used by the JIT compiler. */
  private static final double LEFT = 0.2;

  @Override
  public String id() {
    return "little-parallelism";
  }

  /**
   * A pool has more to do than its workers can if at least this share of the looks at it finds
   * tasks in its queues (0 to 1).
   */
  private static final double BEHIND = 0.8;

  /** Fewer looks at the pool than this say nothing. */
  private static final long ENOUGH_LOOKS = 5;

  @Override
  public KnownBy knownBy(Subject subject) {
    return isBehind(subject) ? KnownBy.SAMPLED : WorkInProgress.knownBy(subject);
  }

  /** Tasks lie in the queues nearly whenever somebody looks, no matter who waits for them. */
  private static boolean isBehind(Subject subject) {
    BacklogAccount backlog = subject.pool().progress().backlog();
    return backlog.looks() >= ENOUGH_LOOKS && backlog.withTasks() >= BEHIND * backlog.looks();
  }

  @Override
  public Diagnosis judge(Subject subject) {
    PoolAccount pool = subject.pool();
    Verdict verdict = new Verdict(this, subject);
    Integer cpus = subject.cpus();
    Long idle = pool.times().time().measured().idleNanos();
    Long total = pool.times().time().totalNanos();
    if (cpus == null || idle == null || total == null) {
      return verdict.notRecorded(
          "whether the pool is too small: idle times or the number of CPUs were not recorded");
    }
    if (pool.identity().parallelism() >= cpus || pool.identity().parallelism() < 1) {
      return verdict.ok("the parallelism is the number of CPUs, or more");
    }
    WorkInProgress work =
        isBehind(subject) ? WorkInProgress.always(subject) : WorkInProgress.of(subject);
    if (work == null || work.nanos() < INFO * subject.section().period().wallNanos()) {
      return verdict.ok("nobody was seen to wait for the pool for long");
    }
    if (work.runners(subject) >= cpus) {
      return verdict.ok("together with the caller that helps, there are as many workers as CPUs");
    }
    MachineAccount machine = subject.section().machine();
    boolean left =
        machine.machineLoad() == null || machine.machineLoad() - jit(subject, cpus) < 1 - LEFT;
    if (1 - work.unusedShare(subject) < BUSY || !computes(pool, total, idle) || !left) {
      return verdict.ok("workers are idle at times, or blocked, or no CPU is free");
    }
    double more = 1 - (double) pool.identity().parallelism() / cpus;
    return verdict.diagnosis(
        machine.machineLoad() == null ? Severity.INFO : Severity.WARNING,
        more * work.nanos() / Math.max(subject.section().period().wallNanos(), 1),
        null,
        text(
            "The pool is too small: %s busy nearly all the time %s, on %s",
            pool.identity().parallelism() == 1
                ? "its only worker was"
                : pool.identity().parallelism() + " workers were",
            work.words(),
            Wording.many(cpus, "CPU")),
        text(
            "Work was under way for %s%s of %s. Workers were busy for %s of that time%s%s."
                + " Threshold: warning from %s, if %s of the CPUs are free or used by the JIT"
                + " compiler.",
            work.about(),
            Wording.time(work.nanos()),
            Wording.time(subject.section().period().wallNanos()),
            Wording.percent(1 - work.unusedShare(subject)),
            behind(subject),
            machine.machineLoad() == null
                ? "; the CPU load was not recorded"
                : text("; the CPU load was %s", Wording.percent(machine.machineLoad())),
            Wording.percent(BUSY),
            Wording.percent(LEFT)),
        List.of(advice(pool, cpus)));
  }

  private static String behind(Subject subject) {
    BacklogAccount backlog = subject.pool().progress().backlog();
    return isBehind(subject)
        ? text(
            "; tasks waited in its queues in %d of %d snapshots, %s tasks on average",
            backlog.withTasks(), backlog.looks(), Wording.number(backlog.meanTasks()))
        : "";
  }

  /** The JIT compiler takes this share of all CPUs. It leaves that to others soon. */
  private static double jit(Subject subject, int cpus) {
    Long compilers = subject.section().process().compilerCpuNanos();
    long all = subject.section().period().wallNanos() * cpus;
    return compilers == null || all == 0 ? 0 : (double) compilers / all;
  }

  private static boolean computes(PoolAccount pool, long total, long idle) {
    CpuBounds cpu = pool.times().account().parts().outside().cpu();
    return cpu != null
        ? cpu.nanos() >= COMPUTES * (total - idle)
        : pool.inTasks().blocking().all().totalNanos() <= (1 - COMPUTES) * total;
  }

  private static String advice(PoolAccount pool, int cpus) {
    if (pool.identity().kind().isCommon()) {
      return text(
          "set -Djava.util.concurrent.ForkJoinPool.common.parallelism=%d (the default is the"
              + " number of CPUs minus one), or run the work in its own pool",
          cpus);
    }
    return pool.identity().kind().isScheduler()
        ? text("set -Djdk.virtualThreadScheduler.parallelism=%d", cpus)
        : text("construct the pool with parallelism %d, if its tasks can run in parallel", cpus);
  }
}
