package io.fjprobe.analyzer.finding.machine;

import static io.fjprobe.analyzer.finding.limit.Condition.MOST;
import static io.fjprobe.analyzer.finding.limit.Threshold.GC_PAUSES;
import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.machine.MachineAccount;
import io.fjprobe.analyzer.account.number.Row;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.finding.Severity;
import io.fjprobe.analyzer.finding.Verdict;
import io.fjprobe.analyzer.finding.limit.Limits;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;

/**
 * The collector stops the workers: not a problem of Fork/Join.
 *
 * <p>Needs jdk.GCPhasePause, which is absent as well when there was no collection;
 * jdk.GarbageCollection says why it took place.
 */
public final class GcPausesFinding implements Finding {

  @Override
  public String id() {
    return "gc-pauses";
  }

  @Override
  public boolean isOfJvm() {
    return true;
  }

  @Override
  public Diagnosis judge(Subject subject) {
    Limits limits = subject.limits();
    MachineAccount machine = subject.section().machine();
    Verdict verdict = new Verdict(this, subject);
    Row pauses = machine.gc().pauses();
    double share = machine.gc().share() == null ? 0 : machine.gc().share();
    if (pauses == null || share < limits.remark(GC_PAUSES)) {
      return verdict.ok(
          "collections paused the JVM for less than " + Wording.percent(limits.remark(GC_PAUSES)));
    }
    Row calledFor = machine.gc().calledFor();
    boolean asked =
        calledFor != null && calledFor.totalNanos() >= limits.value(MOST) * pauses.totalNanos();
    return verdict.diagnosis(
        share < limits.warning(GC_PAUSES) ? Severity.INFO : Severity.WARNING,
        share,
        null,
        text(
            "Garbage collection%s stops %s for %s of the window",
            asked ? ", which System.gc() asks for," : "",
            subject.section().pools().isEmpty() ? "the program" : "the workers",
            Wording.percent(share)),
        text(
            "There were %s, %s in total, %s at most.%s Thresholds: remark from %s, warning from %s"
                + " of wall time.",
            Wording.many(pauses.count(), "pause"),
            Wording.time(pauses.totalNanos()),
            Wording.time(pauses.maxNanos()),
            calledFor == null ? "" : called(calledFor),
            Wording.percent(limits.remark(GC_PAUSES)),
            Wording.percent(limits.warning(GC_PAUSES))),
        asked
            ? List.of(
                "find out who calls System.gc(), and do without it; -XX:+DisableExplicitGC shows what"
                    + " that gives")
            : List.of("give the JVM more heap, or allocate less in tasks, then record again"));
  }

  private static String called(Row calledFor) {
    return text(
        " %s, with %s of pauses, took place because the program called System.gc().",
        Wording.many(calledFor.count(), "collection"), Wording.time(calledFor.totalNanos()));
  }
}
