package io.fjprobe.analyzer.finding.idle;

import static io.fjprobe.analyzer.finding.limit.Condition.ENOUGH_LOOKS;
import static io.fjprobe.analyzer.finding.limit.Condition.LITTLE_PARALLELISM_COMPUTES;
import static io.fjprobe.analyzer.finding.limit.Condition.LITTLE_PARALLELISM_CPUS_LEFT;
import static io.fjprobe.analyzer.finding.limit.Condition.LITTLE_PARALLELISM_GAIN;
import static io.fjprobe.analyzer.finding.limit.Condition.LITTLE_PARALLELISM_UNDER_WAY;
import static io.fjprobe.analyzer.finding.limit.Condition.TASKS_WAIT;
import static io.fjprobe.analyzer.finding.limit.Threshold.LITTLE_PARALLELISM;
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
import io.fjprobe.analyzer.finding.advice.TrialAdvice;
import io.fjprobe.analyzer.finding.caller.WorkInProgress;
import io.fjprobe.analyzer.finding.limit.Limits;
import io.fjprobe.analyzer.finding.moment.UndividedSourceFinding;
import io.fjprobe.analyzer.finding.span.SpanEvidence;
import io.fjprobe.analyzer.finding.span.SpanLimitText;
import io.fjprobe.analyzer.wording.Wording;

/**
 * All workers are busy while somebody waits, and there are CPUs left: the pool is too small.
 *
 * <p>Needs the times of WorkerStatistics; iterations or waits of callers tell when; jdk.CPULoad
 * says that CPUs are left.
 */
public final class LittleParallelismFinding implements Finding {

  @Override
  public String id() {
    return "little-parallelism";
  }

  @Override
  public KnownBy knownBy(Subject subject) {
    return isBehind(subject) ? KnownBy.SAMPLED : WorkInProgress.knownBy(subject);
  }

  /** Tasks lie in the queues nearly whenever somebody looks, no matter who waits for them. */
  private static boolean isBehind(Subject subject) {
    BacklogAccount backlog = subject.pool().progress().backlog();
    return backlog.looks() >= subject.limits().count(ENOUGH_LOOKS)
        && backlog.withTasks() >= subject.limits().value(TASKS_WAIT) * backlog.looks();
  }

  @Override
  public Diagnosis judge(Subject subject) {
    Limits limits = subject.limits();
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
    if (work == null
        || work.nanos()
            < limits.value(LITTLE_PARALLELISM_UNDER_WAY) * subject.section().period().wallNanos()) {
      return verdict.ok("nobody was seen to wait for the pool for long");
    }
    if (work.runners(subject) >= cpus) {
      return verdict.ok("together with the caller that helps, there are as many workers as CPUs");
    }
    if (UndividedSourceFinding.explains(subject, 0)) {
      return verdict.ok("one task has all elements of a stream: see undivided-source");
    }
    SpanEvidence evidence = isBehind(subject) ? null : SpanEvidence.of(subject);
    if (evidence != null
        && evidence.gain(pool.identity().parallelism()) < limits.value(LITTLE_PARALLELISM_GAIN)) {
      return verdict.ok(
          "more workers would not make an operation faster: its tasks need each other");
    }
    int useful = evidence == null ? cpus : (int) Math.min(cpus, Math.max(evidence.workers(), 1));
    MachineAccount machine = subject.section().machine();
    boolean left =
        machine.machineLoad() == null
            || machine.machineLoad() - jit(subject, cpus)
                < 1 - limits.value(LITTLE_PARALLELISM_CPUS_LEFT);
    if (1 - work.unusedShare(subject) < limits.warning(LITTLE_PARALLELISM)
        || !computes(subject, total, idle)
        || !left) {
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
                Wording.percent(limits.warning(LITTLE_PARALLELISM)),
                Wording.percent(limits.value(LITTLE_PARALLELISM_CPUS_LEFT)))
            + (evidence == null ? "" : " " + SpanLimitText.inShort(evidence.limit())),
        TrialAdvice.ofParallelism(advice(pool, useful), pool, useful));
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

  private static boolean computes(Subject subject, long total, long idle) {
    double computes = subject.limits().value(LITTLE_PARALLELISM_COMPUTES);
    CpuBounds cpu = subject.pool().times().account().parts().outside().cpu();
    return cpu != null
        ? cpu.nanos() >= computes * (total - idle)
        : subject.pool().inTasks().blocking().all().totalNanos() <= (1 - computes) * total;
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
