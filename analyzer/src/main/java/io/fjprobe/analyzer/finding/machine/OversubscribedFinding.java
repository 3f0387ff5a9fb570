package io.fjprobe.analyzer.finding.machine;

import static io.fjprobe.analyzer.finding.limit.Condition.OVERSUBSCRIBED_EXACT;
import static io.fjprobe.analyzer.finding.limit.Condition.OVERSUBSCRIBED_OTHERS;
import static io.fjprobe.analyzer.finding.limit.Condition.OVERSUBSCRIBED_WARMS_UP;
import static io.fjprobe.analyzer.finding.limit.Threshold.OVERSUBSCRIBED;
import static io.fjprobe.analyzer.wording.Wording.text;
import static java.lang.Boolean.FALSE;

import io.fjprobe.analyzer.account.machine.MachineAccount;
import io.fjprobe.analyzer.account.number.Sums;
import io.fjprobe.analyzer.account.time.Bucket;
import io.fjprobe.analyzer.account.time.BucketKind;
import io.fjprobe.analyzer.account.time.CpuBounds;
import io.fjprobe.analyzer.account.time.TimeAccount;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.finding.KnownBy;
import io.fjprobe.analyzer.finding.Verdict;
import io.fjprobe.analyzer.finding.advice.TrialAdvice;
import io.fjprobe.analyzer.finding.limit.Limits;
import io.fjprobe.analyzer.wording.Wording;
import java.util.ArrayList;
import java.util.List;

/**
 * Workers could run, but wait for a CPU.
 *
 * <p>Needs the waiting that the system counts (ThreadTime); jdk.CPULoad says who has the CPUs.
 */
public final class OversubscribedFinding implements Finding {

  @Override
  public String id() {
    return "oversubscribed";
  }

  @Override
  public KnownBy knownBy(Subject subject) {
    Bucket waiting = subject.pool().times().account().bucket(BucketKind.CPU_WAIT);
    return waiting.nanos() == null
            || waiting.lowNanos() == null
            || waiting.lowNanos() >= subject.limits().value(OVERSUBSCRIBED_EXACT) * waiting.nanos()
            || subject.shareOfWorkerTime(waiting.lowNanos())
                >= subject.limits().warning(OVERSUBSCRIBED)
        ? KnownBy.SEEN
        : KnownBy.BOUNDED;
  }

  @Override
  public Diagnosis judge(Subject subject) {
    Limits limits = subject.limits();
    Verdict verdict = new Verdict(this, subject);
    if (subject.pool().progress().stalls().stream().anyMatch(stall -> !stall.period().over())) {
      return verdict.notRecorded(
          "waiting for a CPU: a wait gets its event when it ends, and the waits of the stalled"
              + " pool do not end");
    }
    TimeAccount account = subject.pool().times().account();
    Bucket waiting = account.bucket(BucketKind.CPU_WAIT);
    if (waiting.nanos() == null) {
      return FALSE.equals(account.parts().outside().crowded())
          ? verdict.ok("the machine had CPUs left")
          : verdict.notRecorded("waiting for a CPU: the system did not count it (no ThreadTime)");
    }
    MachineAccount machine = subject.section().machine();
    double others = others(subject);
    boolean byOthers = others >= limits.value(OVERSUBSCRIBED_OTHERS) && !isLarge(subject);
    boolean full = isOfFullMachine(subject);
    if (full && !byOthers && isOfOwnThreads(subject, waiting.nanos())) {
      return verdict.ok(
          "the pool fits on the CPUs; its workers share them with other threads of this JVM that"
              + " compute: callers, the compilers, the collector, the Flight Recorder");
    }
    boolean warmingUp = warmsUp(subject, waiting.nanos());
    long blocked = blocked(account);
    boolean chosen = isLarge(subject) && !byOthers && !warmingUp && blocked >= waiting.nanos();
    Diagnosis diagnosis =
        verdict.byShare(
            waiting.nanos(),
            limits.remark(OVERSUBSCRIBED),
            byOthers || warmingUp || full || chosen ? Limits.NEVER : limits.warning(OVERSUBSCRIBED),
            text(
                byOthers
                    ? "Other processes use the CPUs: workers wait for a CPU for %s of their time"
                    : "Workers wait for a CPU for %s of their time",
                Wording.percent(subject.shareOfWorkerTime(waiting.nanos()))),
            text(
                "Workers were ready to run for %s before they got a CPU, as the system counted it%s."
                    + " The pool had %s at its peak for a parallelism of %d%s.",
                Wording.time(waiting.nanos()),
                machine.machineLoad() == null
                    ? ""
                    : text(
                        "; the CPU load was %s, of which other processes caused %s",
                        Wording.percent(machine.machineLoad()),
                        Wording.percent(Math.max(others, 0))),
                Wording.many(subject.pool().presence().peakWorkers(), "worker"),
                subject.pool().identity().parallelism(),
                subject.cpus() == null ? "" : text(", on %s", Wording.many(subject.cpus(), "CPU"))),
            chosen ? List.of(keep(blocked)) : advice(subject, machine, others, warmingUp));
    return byOthers && full ? diagnosis.afterOthers() : diagnosis;
  }

  /** Workers are blocked in their tasks for so long, in nanoseconds. */
  private static long blocked(TimeAccount account) {
    return Sums.orZero(account.nanos(BucketKind.UNMANAGED_BLOCKED))
        + Sums.orZero(account.nanos(BucketKind.MANAGED_BLOCKED));
  }

  private static String keep(long blockedNanos) {
    return text(
        "tasks are blocked for longer, for %s: a pool of such tasks needs more workers than there"
            + " are CPUs. With fewer, tasks would wait in its queue",
        Wording.time(blockedNanos));
  }

  /**
   * The JIT compiler uses nearly as much CPU time as workers wait for, or more. That ends by
   * itself.
   */
  private static boolean warmsUp(Subject subject, long waitingNanos) {
    Long compilers = subject.section().process().compilerCpuNanos();
    return compilers != null
        && compilers >= subject.limits().value(OVERSUBSCRIBED_WARMS_UP) * waitingNanos;
  }

  /**
   * Other processes have this share of the CPUs (0 to 1). What this process has used of them is
   * exact. The load that the JVM tells of itself leaves out threads that have ended.
   */
  private static double others(Subject subject) {
    MachineAccount machine = subject.section().machine();
    Long used = subject.section().process().cpuNanos();
    long wall = subject.section().period().wallNanos();
    if (machine.machineLoad() == null || machine.foreignLoad() == null) {
      return 0;
    }
    return used == null || subject.cpus() == null || wall == 0
        ? machine.foreignLoad()
        : Math.min(
            machine.foreignLoad(),
            Math.max(machine.machineLoad() - (double) used / wall / subject.cpus(), 0));
  }

  /**
   * Who waits for a CPU waits while another thread is on it: the threads of this JVM that are no
   * workers of this pool were on the CPUs for as long as its workers waited.
   */
  private static boolean isOfOwnThreads(Subject subject, long waitingNanos) {
    Long process = subject.section().process().cpuNanos();
    CpuBounds workers = subject.pool().times().account().parts().outside().cpu();
    return process != null && workers != null && waitingNanos <= process - workers.nanos();
  }

  /** A pool that fits on the CPUs shares them with threads that have work to do, too. */
  private static boolean isOfFullMachine(Subject subject) {
    Long throttled = subject.section().machine().throttledNanos();
    boolean limited = throttled != null && throttled > 0;
    return !limited
        && subject.cpus() != null
        && subject.pool().presence().peakWorkers() <= subject.cpus();
  }

  private static boolean isLarge(Subject subject) {
    return subject.cpus() != null && subject.pool().identity().parallelism() > subject.cpus();
  }

  private static List<String> advice(
      Subject subject, MachineAccount machine, double others, boolean warmingUp) {
    List<String> advice = new ArrayList<>();
    if (machine.throttledNanos() != null && machine.throttledNanos() > 0) {
      advice.add(
          text(
              "the container was throttled for %s: raise its CPU limit",
              Wording.time(machine.throttledNanos())));
    }
    if (others >= subject.limits().value(OVERSUBSCRIBED_OTHERS)) {
      advice.add("other processes use the machine: measure again without them");
    }
    if (warmingUp) { // it is too early to say how many workers are too many
      advice.add("the JIT compiler runs meanwhile: record for longer, or leave out the start");
    } else if (isLarge(subject) && subject.cpus() != null) {
      int cpus = subject.cpus();
      advice.addAll(TrialAdvice.ofParallelism(fewer(subject, cpus), subject.pool(), cpus));
    }
    if (advice.isEmpty()) {
      advice.add(
          "find out what else needs the CPUs: the garbage collector, the JIT compiler or other"
              + " threads of this JVM, or other processes. Reduce these, or reduce the"
              + " parallelism");
    }
    return advice;
  }

  private static String fewer(Subject subject, int cpus) {
    String from =
        text("the number of CPUs, instead of %d", subject.pool().identity().parallelism());
    if (subject.pool().identity().kind().isCommon()) {
      return text("set -Djava.util.concurrent.ForkJoinPool.common.parallelism=%d, %s", cpus, from);
    }
    return subject.pool().identity().kind().isScheduler()
        ? text("set -Djdk.virtualThreadScheduler.parallelism=%d, %s", cpus, from)
        : text(
            "construct the pool with parallelism %d, %s (if a framework creates the pool, the"
                + " framework has a setting for this)",
            cpus, from);
  }
}
