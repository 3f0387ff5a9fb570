package io.fjprobe.analyzer.finding.machine;

import static io.fjprobe.analyzer.finding.limit.Threshold.CLASS_LOADING;
import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.machine.MachineAccount;
import io.fjprobe.analyzer.account.moment.MomentAccount;
import io.fjprobe.analyzer.contract.Doing;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.finding.Severity;
import io.fjprobe.analyzer.finding.Verdict;
import io.fjprobe.analyzer.finding.limit.Limits;
import io.fjprobe.analyzer.wording.MomentWording;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The program does not stop to load classes: it makes new ones again and again, as compilers of
 * expressions, templates and queries do. Each is interpreted at first.
 *
 * <p>Needs jdk.ClassLoadingStatistics in the second half of the window.
 */
public final class ClassLoadingFinding implements Finding {

  @Override
  public String id() {
    return "class-loading";
  }

  @Override
  public boolean isOfJvm() {
    return true;
  }

  /** Returns whether so many are loaded that their code has to be compiled all the time. */
  public static boolean applies(Subject subject) {
    Double late = subject.section().machine().lateClassesPerSecond();
    return late != null && late >= subject.limits().remark(CLASS_LOADING);
  }

  @Override
  public Diagnosis judge(Subject subject) {
    Limits limits = subject.limits();
    MachineAccount machine = subject.section().machine();
    Verdict verdict = new Verdict(this, subject);
    Double late = machine.lateClassesPerSecond();
    if (late == null) {
      return verdict.notRecorded(
          "classes that are loaded: nothing counted them in the second half of the window");
    }
    if (late < limits.remark(CLASS_LOADING)) {
      return verdict.ok("hardly any class is loaded in the second half of the window");
    }
    return verdict.diagnosis(
        late < limits.warning(CLASS_LOADING) ? Severity.INFO : Severity.WARNING,
        Math.max(late / limits.warning(CLASS_LOADING) / 2, CompilationFinding.share(subject)),
        null,
        text(
            "Classes are loaded all the time: %s a second in the second half of the window",
            Wording.number(late)),
        text(
            "A program that has started loads hardly any. To load even a small class takes tens of"
                + " microseconds of CPU time, and to make one takes more. New code is interpreted until"
                + " it has run often."
                + " Thresholds: remark from %s, warning from %s classes a second.",
            Wording.number(limits.remark(CLASS_LOADING)),
            Wording.number(limits.warning(CLASS_LOADING))),
        List.of(
            text(
                "find out which classes these are (-Xlog:class+load, or -verbose:class on JDK 8), and"
                    + " who makes them%s",
                runs(subject.section().moments())),
            "keep what is compiled, such as expressions, scripts, templates, queries, proxies and"
                + " serializers: do not compile it for each use"));
  }

  /** Says where the program runs most, which is where to look first; empty: it is not known. */
  private static String runs(@Nullable MomentAccount moments) {
    return moments == null
        ? ""
        : moments.boxes().stream()
            .filter(box -> box.doing() == Doing.RUNS && box.line() != null)
            .findFirst()
            .map(box -> text("; the program runs most%s", MomentWording.line(box)))
            .orElse("");
  }
}
