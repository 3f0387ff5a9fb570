package io.fjprobe.analyzer.finding.machine;

import static io.fjprobe.analyzer.finding.limit.Condition.MOST;
import static io.fjprobe.analyzer.finding.limit.Threshold.GC_PAUSES;
import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.machine.AllocationAccount;
import io.fjprobe.analyzer.account.machine.GcCallers;
import io.fjprobe.analyzer.account.machine.HeapAfterGc;
import io.fjprobe.analyzer.account.machine.MachineAccount;
import io.fjprobe.analyzer.account.number.Row;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.finding.Severity;
import io.fjprobe.analyzer.finding.Verdict;
import io.fjprobe.analyzer.finding.limit.Limits;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;
import org.jspecify.annotations.Nullable;

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
    GcCallers callers = machine.gc().callers();
    String caller = callers == null ? null : callers.line();
    HeapAfterGc kept = machine.gc().heapAfterGc();
    boolean asked =
        calledFor != null && calledFor.totalNanos() >= limits.value(MOST) * pauses.totalNanos();
    double full = kept == null || kept.medianShare() == null ? 0 : kept.medianShare();
    boolean isFull = full >= limits.value(MOST);
    return verdict.diagnosis(
        share < limits.warning(GC_PAUSES) ? Severity.INFO : Severity.WARNING,
        share,
        null,
        text(
            "Garbage collection%s stops %s for %s of the window%s",
            asked ? ", which System.gc() asks for" + mostlyAt(caller) + "," : "",
            subject.section().pools().isEmpty() ? "the program" : "the workers",
            Wording.percent(share),
            isFull && !asked
                ? "; half of the collections leave at least "
                    + Wording.percent(full)
                    + " of the heap in use"
                : ""),
        text(
            "There were %s, %s in total, %s at most.%s%s Thresholds: remark from %s, warning from %s"
                + " of wall time.",
            Wording.many(pauses.count(), "pause"),
            Wording.time(pauses.totalNanos()),
            Wording.time(pauses.maxNanos()),
            calledFor == null ? "" : called(calledFor, callers),
            kept == null ? "" : kept(kept),
            Wording.percent(limits.remark(GC_PAUSES)),
            Wording.percent(limits.warning(GC_PAUSES))),
        asked
            ? List.of(
                text(
                    "%s; -XX:+DisableExplicitGC shows what that gives",
                    caller == null
                        ? "find out who calls System.gc(), and do without it"
                        : "do without System.gc() at " + caller))
            : List.of(
                isFull
                    ? "give the JVM more heap (-Xmx), or keep fewer objects; a heap dump shows what is"
                        + " kept"
                    : "give the JVM more heap, or allocate less"
                        + mostAt(machine.gc().allocations())));
  }

  /** Says which line allocates most; empty: it is not known. */
  private static String mostAt(@Nullable AllocationAccount allocations) {
    AllocationAccount.Row most = allocations == null ? null : allocations.rows().get(0);
    return allocations == null || most == null || most.line() == null
        ? ""
        : text(
            ": of %s of allocations, %s are at %s",
            Wording.many(allocations.samples(), "sample"),
            Wording.percent(allocations.share(most)),
            most.line());
  }

  private static String mostlyAt(@Nullable String line) {
    return line == null ? "" : " mostly at " + line;
  }

  private static String called(Row calledFor, @Nullable GcCallers callers) {
    return text(
        " %s, with %s of pauses, took place because the program called System.gc()%s.",
        Wording.many(calledFor.count(), "collection"),
        Wording.time(calledFor.totalNanos()),
        callers == null || callers.line() == null ? "" : ", mostly at " + callers.line());
  }

  private static String kept(HeapAfterGc kept) {
    return text(
        " Half of the collections left at least %s%s in use, garbage that they did not collect"
            + " included.",
        Wording.bytes(kept.medianBytes()),
        kept.maxBytes() == null ? "" : " of " + Wording.bytes(kept.maxBytes()));
  }
}
