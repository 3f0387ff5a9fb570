package io.fjprobe.analyzer.finding.machine;

import static io.fjprobe.analyzer.finding.limit.Condition.CPU_ELSEWHERE_CPUS_LEFT;
import static io.fjprobe.analyzer.finding.limit.Condition.CPU_ELSEWHERE_HARDLY_USED;
import static io.fjprobe.analyzer.finding.limit.Condition.CPU_ELSEWHERE_PROCESS_BUSY;
import static io.fjprobe.analyzer.finding.limit.Threshold.CPU_ELSEWHERE;
import static io.fjprobe.analyzer.finding.limit.Threshold.CPU_ELSEWHERE_ONE_THREAD;
import static io.fjprobe.analyzer.finding.limit.Threshold.CPU_ELSEWHERE_UNUSED_POOL;
import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.moment.Box;
import io.fjprobe.analyzer.account.moment.MomentAccount;
import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.account.thread.ProcessAccount;
import io.fjprobe.analyzer.account.thread.ThreadGroupRow;
import io.fjprobe.analyzer.account.time.CpuBounds;
import io.fjprobe.analyzer.contract.Context;
import io.fjprobe.analyzer.contract.Doing;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.finding.Severity;
import io.fjprobe.analyzer.finding.TaskKind;
import io.fjprobe.analyzer.finding.Verdict;
import io.fjprobe.analyzer.finding.limit.Limits;
import io.fjprobe.analyzer.finding.moment.LoneRunner;
import io.fjprobe.analyzer.finding.moment.OneAtATimeFinding;
import io.fjprobe.analyzer.finding.moment.UndividedSourceFinding;
import io.fjprobe.analyzer.recording.stack.ApplicationCode;
import io.fjprobe.analyzer.wording.MomentWording;
import io.fjprobe.analyzer.wording.Wording;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The program's CPU time is not that of its pools.
 *
 * <p>Needs the CPU times of threads and of the process.
 */
public final class CpuElsewhereFinding implements Finding {

  /** The explanation names at most this many groups of threads. */
  private static final int THREADS_NAMED = 4;

  @Override
  public String id() {
    return "cpu-elsewhere";
  }

  @Override
  public boolean isOfJvm() {
    return true;
  }

  @Override
  public Diagnosis judge(Subject subject) {
    Limits limits = subject.limits();
    ProcessAccount process = subject.section().process();
    Verdict verdict = new Verdict(this, subject);
    LoneRunner lone = LoneRunner.outside(subject);
    if (lone != null) {
      return judge(subject, lone);
    }
    Long all = process.cpuNanos();
    if (all == null || process.groups().isEmpty()) {
      return verdict.notRecorded(
          "who used the CPUs: CPU times of the process or of its threads were not recorded");
    }
    double ofPools = (double) pools(subject) / Math.max(all, 1);
    if (ofPools > limits.remark(CPU_ELSEWHERE)
        || all
            < limits.value(CPU_ELSEWHERE_PROCESS_BUSY) * subject.section().period().wallNanos()) {
      return verdict.ok("the pools used the CPUs, or hardly anybody did");
    }
    MomentAccount moments = subject.section().moments();
    if (moments != null && moments.unusedShare() >= limits.value(CPU_ELSEWHERE_HARDLY_USED)) {
      return verdict.ok("the CPUs are hardly used, so it matters little by whom");
    }
    ThreadGroupRow first = process.groups().get(0);
    if (first.name().contains("CompilerThread")) {
      return verdict.ok("the JIT compiler used most of the CPU time: see compilation");
    }
    String unused = unusedPool(subject, first);
    Double load = subject.section().machine().machineLoad();
    boolean alone =
        load != null
            && load <= 1 - limits.value(CPU_ELSEWHERE_CPUS_LEFT)
            && computesAlone(subject, first)
            && isNotLookedAt(subject);
    boolean known = unused != null || alone;
    if (!known && moments != null) {
      return verdict.ok(
          "other threads used the CPUs: the account of wall time says at which lines");
    }
    Diagnosis diagnosis =
        verdict.diagnosis(
            known ? Severity.WARNING : Severity.INFO,
            (double) first.cpuNanos() / Math.max(all, 1),
            null,
            text(
                "The pools used %s of the CPU time; most of it was used by %s",
                Wording.percent(ofPools), named(first, all, moments)),
            text(
                "The process used %s of CPU time. By thread: %s.%s",
                Wording.time(all),
                threads(process, all, moments),
                unused == null
                    ? other(subject, alone ? load : null)
                    : text(
                        " The pool created at %s was hardly used meanwhile. Threshold: warning if"
                            + " such a thread uses %s of a CPU or more.",
                        unused, Wording.percent(limits.warning(CPU_ELSEWHERE_UNUSED_POOL)))),
            advice(first, at(first, moments), unused, alone));
    return known ? diagnosis : diagnosis.afterOthers(); // who used them says nothing of why
  }

  /** This judges by the account of wall time, which knows what ran at the same moment. */
  private Diagnosis judge(Subject subject, LoneRunner lone) {
    Context context = lone.context();
    if (context != null) {
      return new Verdict(this, subject)
          .ok("it is known why one thread runs alone: see " + context.finding());
    }
    if (OneAtATimeFinding.applies(subject)) {
      return new Verdict(this, subject)
          .ok("one task after the other is handed over: see one-at-a-time");
    }
    if (UndividedSourceFinding.explains(subject, lone.timeShare())) {
      return new Verdict(this, subject)
          .ok("one task has all elements of a stream: see undivided-source");
    }
    Box highest = lone.highest();
    boolean helped = subject.section().pools().stream().anyMatch(pool -> takesTasks(pool, subject));
    String unused = subject.section().idlePools().unusedPools().stream().findFirst().orElse(null);
    boolean ofApplication = highest.line() != null && !ApplicationCode.isLibrary(highest.line());
    boolean helps = helped && lone.isInPoolTasks(); // then it is the pool that has too few tasks
    return new Verdict(this, subject)
        .diagnosis(
            ofApplication && !helps && (helped || unused != null) ? lone.severity() : Severity.INFO,
            lone.timeShare(),
            null,
            lone.summary(highest.where() + " alone"),
            lone.explanation(highest.where())
                + (lone.isInPoolTasks()
                    ? " It ran tasks of a pool then, as a caller that helps."
                    : "")
                + (unused == null
                    ? ""
                    : text(" The pool created at %s was hardly used meanwhile.", unused)),
            List.of(
                text(
                    "check whether tasks can do what %s does alone%s: this work determines the"
                        + " speed of the whole program",
                    highest.where(), MomentWording.line(highest))));
  }

  /** One thread computes nearly all the time, and there are workers that could have helped. */
  private static boolean computesAlone(Subject subject, ThreadGroupRow first) {
    return isAlone(first)
        && first.cpuNanos()
            >= subject.limits().warning(CPU_ELSEWHERE_ONE_THREAD)
                * subject.section().period().wallNanos()
        && subject.section().pools().stream().anyMatch(pool -> takesTasks(pool, subject));
  }

  /** Carriers are not there to compute what other threads do. */
  private static boolean takesTasks(PoolAccount pool, Subject subject) {
    return TaskKind.of(pool, subject.limits()) != TaskKind.CONTINUATIONS
        && pool.times().time().workers() > 0;
  }

  private static boolean isAlone(ThreadGroupRow first) {
    return first.threads() == 1 && first.line() != null && !ApplicationCode.isLibrary(first.line());
  }

  private static String other(Subject subject, @Nullable Double load) {
    Limits limits = subject.limits();
    return load != null
        ? text(
            " The CPU load was %s. Threshold: warning if one thread uses %s of a CPU or more and"
                + " %s of the CPUs are free.",
            Wording.percent(load),
            Wording.percent(limits.warning(CPU_ELSEWHERE_ONE_THREAD)),
            Wording.percent(limits.value(CPU_ELSEWHERE_CPUS_LEFT)))
        : text(
            " Threshold: remark if pools use %s of the CPU time or less, and the process uses %s of"
                + " a CPU or more.",
            Wording.percent(limits.remark(CPU_ELSEWHERE)),
            Wording.percent(limits.value(CPU_ELSEWHERE_PROCESS_BUSY)));
  }

  /**
   * This is the line that made a pool that is hardly used. Null: there is none, or no thread that
   * could have used it.
   */
  private static @Nullable String unusedPool(Subject subject, ThreadGroupRow first) {
    boolean alone =
        isAlone(first)
            && first.cpuNanos()
                >= subject.limits().warning(CPU_ELSEWHERE_UNUSED_POOL)
                    * subject.section().period().wallNanos();
    return alone
        ? subject.section().idlePools().unusedPools().stream().findFirst().orElse(null)
        : null;
  }

  private static List<String> advice(
      ThreadGroupRow first, String where, @Nullable String unused, boolean alone) {
    if (where.isEmpty()) {
      return List.of("first look at what these threads do: it is not the pools that take the time");
    }
    if (unused == null && alone) {
      return List.of(
          text(
              "check whether tasks can do what %s does alone,%s: this work determines the"
                  + " speed of the whole program",
              first.name(), where));
    }
    return unused == null
        ? List.of(
            text(
                "first look%s, where these threads run most: it is not the pools that take the time",
                where))
        : List.of(
            text(
                "find out why %s computes alone,%s: was this work meant for the pool?",
                first.name(), where));
  }

  /**
   * This is true if nobody looked at all threads. Then nothing shows that other threads ran
   * meanwhile.
   */
  private static boolean isNotLookedAt(Subject subject) {
    return subject.section().moments() == null; // else it would have been found to run alone
  }

  private static long pools(Subject subject) {
    return subject.section().pools().stream()
        .mapToLong(
            pool -> {
              CpuBounds cpu = pool.times().account().parts().outside().cpu();
              Long running = pool.times().time().runningNanos();
              return cpu != null ? cpu.nanos() : running == null ? 0 : running;
            })
        .sum();
  }

  private static String threads(ProcessAccount process, long all, @Nullable MomentAccount moments) {
    List<String> named = new ArrayList<>();
    process.groups().stream()
        .limit(THREADS_NAMED)
        .forEach(row -> named.add(named(row, all, moments)));
    if (process.otherCpuNanos() != null && process.otherCpuNanos() > 0) {
      named.add(
          text(
              "threads of the JVM and threads without a name %s",
              Wording.percent(Math.min((double) process.otherCpuNanos() / all, 1))));
    }
    return String.join("; ", named);
  }

  /**
   * This is the line at which these threads run most. Looks are asked first: samples miss code of
   * which the JVM can't read the stack. Empty: it is not known.
   */
  private static String at(ThreadGroupRow row, @Nullable MomentAccount moments) {
    List<Box> boxes = moments == null ? List.of() : moments.boxes();
    return boxes.stream()
        .filter(box -> box.doing() == Doing.RUNS && !box.worker() && box.line() != null)
        .filter(box -> box.where().equals(row.name()))
        .findFirst()
        .map(MomentWording::line)
        .orElse(row.line() == null ? "" : " at " + row.where());
  }

  private static String named(ThreadGroupRow row, long all, @Nullable MomentAccount moments) {
    String at = at(row, moments);
    return text(
        "%s (%s%s%s)",
        row.name(),
        row.threads() == 1 ? "" : Wording.count(row.threads()) + " threads, ",
        Wording.percent(Math.min((double) row.cpuNanos() / all, 1)),
        at.isEmpty() ? "" : "," + at);
  }
}
