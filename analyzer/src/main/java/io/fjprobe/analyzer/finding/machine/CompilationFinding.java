package io.fjprobe.analyzer.finding.machine;

import static io.fjprobe.analyzer.finding.limit.Condition.COMPILATION_MAIN_USER;
import static io.fjprobe.analyzer.finding.limit.Threshold.COMPILATION;
import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.SectionAccount;
import io.fjprobe.analyzer.account.machine.MachineAccount;
import io.fjprobe.analyzer.account.moment.Box;
import io.fjprobe.analyzer.account.moment.MomentAccount;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.finding.KnownBy;
import io.fjprobe.analyzer.finding.Severity;
import io.fjprobe.analyzer.finding.Verdict;
import io.fjprobe.analyzer.finding.limit.Limits;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The JIT takes the CPUs: the program was not warm. Not a problem of Fork/Join.
 *
 * <p>Slower code holds a program up only while it runs, so that it counts for no more than the time
 * in which any of its threads does.
 *
 * <p>Needs jdk.CompilerStatistics, which has the time that passed; jdk.ThreadCPULoad has what of it
 * was on a CPU.
 */
public final class CompilationFinding implements Finding {

  @Override
  public String id() {
    return "compilation";
  }

  @Override
  public boolean isOfJvm() {
    return true;
  }

  /** Without the CPU time of the compilers' threads, the time that passed is only a bound. */
  @Override
  public KnownBy knownBy(Subject subject) {
    return subject.section().process().compilerCpuNanos() == null ? KnownBy.BOUNDED : KnownBy.SEEN;
  }

  @Override
  public Diagnosis judge(Subject subject) {
    Limits limits = subject.limits();
    SectionAccount section = subject.section();
    MachineAccount machine = section.machine();
    Verdict verdict = new Verdict(this, subject);
    Long nanos = machine.compiler().nanos();
    Long wallNanos = machine.compiler().wallNanos();
    if (nanos == null || wallNanos == null || wallNanos == 0) {
      return verdict.notRecorded("JIT compilation: the recording has no jdk.CompilerStatistics");
    }
    int cpus = cpus(subject);
    Long measured = section.process().compilerCpuNanos();
    double share = share(subject);
    if (share < limits.remark(COMPILATION)) {
      return verdict.ok("the JIT compiler used little CPU time");
    }
    double runs = runs(section.moments());
    double held = Math.min(share, runs);
    if (held < limits.remark(COMPILATION)) {
      return verdict.ok("the program hardly ran, so that its speed is not that of its code");
    }
    Long all = section.process().cpuNanos();
    Double ofProcess =
        all == null || all == 0
            ? null
            : Double.valueOf(Math.min(share * cpus * section.period().wallNanos() / all, 1));
    boolean main = ofProcess == null || ofProcess >= limits.value(COMPILATION_MAIN_USER);
    boolean ofNewClasses = ClassLoadingFinding.applies(subject);
    Diagnosis diagnosis =
        verdict.diagnosis(
            held >= limits.warning(COMPILATION) && main ? Severity.WARNING : Severity.INFO,
            main ? held : share * held,
            null,
            text(
                "The JIT compiler uses %s%s of the CPUs: %s",
                measured == null ? "up to " : "",
                Wording.percent(Math.min(share, 1)),
                ofNewClasses
                    ? "classes are loaded all the time, and their code is new"
                    : "the program is probably not warmed up"),
            text(
                "%s took %s within %s, %s%s. Until they are done, tasks run in the interpreter or in"
                    + " slower code.%s Thresholds: remark from %s, warning from %s of the CPUs, if"
                    + " that is %s of what the process uses.",
                compilations(machine),
                Wording.time(nanos),
                Wording.time(wallNanos),
                measured == null
                    ? "waits for a CPU included"
                    : text("with %s of CPU time", Wording.time(measured)),
                ofProcess == null
                    ? ""
                    : text(
                        ", %s%s of the CPU time of the process",
                        measured == null ? "at most " : "", Wording.percent(ofProcess)),
                runs < share
                    ? text(" Threads of the program ran for %s of the time.", Wording.percent(runs))
                    : "",
                Wording.percent(limits.remark(COMPILATION)),
                Wording.percent(limits.warning(COMPILATION)),
                Wording.percent(limits.value(COMPILATION_MAIN_USER))),
            List.of(
                ofNewClasses
                    ? "find out which classes are loaded: see class-loading"
                    : text(
                        "warm up for longer, then record again: only then can you see %s",
                        section.pools().isEmpty()
                            ? "how fast the program is"
                            : "what Fork/Join itself costs")));
    return ofNewClasses ? diagnosis.afterOthers() : diagnosis;
  }

  private static int cpus(Subject subject) {
    return subject.cpus() == null ? 1 : subject.cpus();
  }

  /** Returns the share of the CPUs that compilers used, 0 to 1; 0: it is not known. */
  static double share(Subject subject) {
    SectionAccount section = subject.section();
    Long nanos = section.machine().compiler().nanos();
    Long wallNanos = section.machine().compiler().wallNanos();
    if (nanos == null || wallNanos == null || wallNanos == 0) {
      return 0;
    }
    Long measured = section.process().compilerCpuNanos();
    return measured != null && section.period().wallNanos() > 0
        ? (double) measured / section.period().wallNanos() / cpus(subject)
        : most(section.machine(), (double) nanos / wallNanos / cpus(subject));
  }

  private static String compilations(MachineAccount machine) {
    Long number = machine.compiler().compilations();
    return number == null ? "Compilations" : Wording.many(number, "compilation");
  }

  /**
   * This is the largest share of the CPUs that compilers can have used. It is as if no compiler had
   * waited for a CPU, but not more than the share that the JVM used.
   */
  private static double most(MachineAccount machine, double elapsed) {
    return machine.jvmLoad() == null ? elapsed : Math.min(elapsed, machine.jvmLoad());
  }

  /** This is the share of the time in which threads of the program run; 1: nobody looked. */
  private static double runs(@Nullable MomentAccount account) {
    return account == null
        ? 1
        : account.boxes().stream()
            .filter(box -> box.doing().runsCode())
            .mapToDouble(Box::share)
            .sum();
  }
}
