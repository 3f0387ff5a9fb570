package io.fjprobe.analyzer.finding;

import static io.fjprobe.analyzer.finding.Verdict.text;

import io.fjprobe.analyzer.account.MachineAccount;
import java.util.List;

/**
 * The JIT takes the CPUs: the program was not warm. Not a problem of Fork/Join.
 *
 * <p>Needs jdk.CompilerStatistics.
 */
final class CompilationFinding implements Finding {

  private static final double INFO = 0.15;
  private static final double WARNING = 0.4;

  @Override
  public String id() {
    return "compilation";
  }

  @Override
  public boolean isOfJvm() {
    return true;
  }

  @Override
  public Diagnosis judge(Subject subject) {
    MachineAccount machine = subject.section().machine();
    Verdict verdict = new Verdict(this, subject);
    if (machine.compileNanos() == null || machine.compileWallNanos() == 0) {
      return verdict.notRecorded("compilation: jdk.CompilerStatistics is not in the recording");
    }
    double capacity =
        (double) machine.compileWallNanos() * (subject.cpus() == null ? 1 : subject.cpus());
    double share = machine.compileNanos() / capacity;
    if (share < INFO) {
      return verdict.ok("the JIT took little CPU time");
    }
    return verdict.diagnosis(
        share < WARNING ? Severity.INFO : Severity.WARNING,
        Math.min(share, 1),
        null,
        text(
            "The JIT compiles, on %s of the CPUs: the program is not warm", Wording.percent(share)),
        text(
            "%s took %s within %s. Until they are done, tasks run in the interpreter or in slower"
                + " code. Information from %s, warning from %s of the CPUs.",
            Wording.many(machine.compilations(), "compilation"),
            Wording.time(machine.compileNanos()),
            Wording.time(machine.compileWallNanos()),
            Wording.percent(INFO),
            Wording.percent(WARNING)),
        List.of("warm up for longer before measuring; Fork/Join is not the cause"));
  }
}
