package io.fjprobe.analyzer.finding;

import static io.fjprobe.analyzer.finding.Verdict.text;

import io.fjprobe.analyzer.account.MachineAccount;
import java.util.List;

/**
 * The JIT takes the CPUs: the program was not warm. Not a problem of Fork/Join.
 *
 * <p>Needs jdk.CompilerStatistics, which has the time that passed; ThreadTime and the CPU time of
 * the process bound what of it was on a CPU.
 */
final class CompilationFinding implements Finding {

  private static final double INFO = 0.15;

  /** Of the CPU time of the process: who uses less is not what to look at first. */
  private static final double MAIN = 0.5;

  @Override
  public String id() {
    return "compilation";
  }

  @Override
  public boolean isOfJvm() {
    return true;
  }

  /** Who compiles is a thread of the JVM, of which only the sum is known. */
  @Override
  public KnownBy knownBy(Subject subject) {
    return KnownBy.BOUNDED;
  }

  @Override
  public Diagnosis judge(Subject subject) {
    MachineAccount machine = subject.section().machine();
    Verdict verdict = new Verdict(this, subject);
    if (machine.compileNanos() == null || machine.compileWallNanos() == 0) {
      return verdict.notRecorded("compilation: jdk.CompilerStatistics is not in the recording");
    }
    int cpus = subject.cpus() == null ? 1 : subject.cpus();
    double elapsed = (double) machine.compileNanos() / machine.compileWallNanos();
    double load = machine.jvmLoad() == null ? 1 : machine.jvmLoad();
    double most = Math.min(Math.min(elapsed, onCpu(subject)) / cpus, load);
    if (most < INFO) {
      return verdict.ok("the JIT took little CPU time");
    }
    Double ofProcess = ofProcess(subject, most * cpus);
    return verdict.diagnosis(
        Severity.INFO,
        ofProcess != null && ofProcess < MAIN ? most * most : most,
        null,
        text(
            "The JIT compiles, on up to %s of the CPUs: the program is not warm",
            Wording.percent(Math.min(most, 1))),
        text(
            "%s took %s within %s, waiting for a CPU included%s. Until they are done, tasks run in the"
                + " interpreter or in slower code. Information from %s of the CPUs.",
            Wording.many(machine.compilations(), "compilation"),
            Wording.time(machine.compileNanos()),
            Wording.time(machine.compileWallNanos()),
            ofProcess == null
                ? ""
                : text(
                    "; that is at most %s of the CPU time of the process",
                    Wording.percent(Math.min(ofProcess, 1))),
            Wording.percent(INFO)),
        List.of("warm up for longer before measuring; Fork/Join is not the cause"));
  }

  /** CPUs at most that the JVM's own threads had: all that is not Java's, where that is known. */
  private static double onCpu(Subject subject) {
    Long others = subject.section().process().otherCpuNanos();
    return others == null || subject.section().wallNanos() == 0
        ? Double.MAX_VALUE
        : (double) others / subject.section().wallNanos();
  }

  /** Null when the CPU time of the process is not known. */
  private static Double ofProcess(Subject subject, double cpus) {
    Long all = subject.section().process().cpuNanos();
    return all == null || all == 0
        ? null
        : Double.valueOf(cpus * subject.section().wallNanos() / all);
  }
}
