package io.fjprobe.analyzer.finding.machine;

import static io.fjprobe.analyzer.finding.limit.Threshold.VM_PAUSES;
import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.machine.VmOperationRow;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.finding.Severity;
import io.fjprobe.analyzer.finding.Verdict;
import io.fjprobe.analyzer.finding.limit.Limits;
import io.fjprobe.analyzer.recording.machine.VmOperation;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The JVM stops all threads, and not to collect garbage: not a problem of Fork/Join.
 *
 * <p>Needs jdk.ExecuteVMOperation and jdk.SafepointStateSynchronization, as the agent records them.
 */
public final class VmPausesFinding implements Finding {

  @Override
  public String id() {
    return "vm-pauses";
  }

  @Override
  public boolean isOfJvm() {
    return true;
  }

  @Override
  public Diagnosis judge(Subject subject) {
    Limits limits = subject.limits();
    Verdict verdict = new Verdict(this, subject);
    List<VmOperationRow> operations = subject.section().machine().vmOperations();
    if (operations == null) {
      return verdict.notRecorded("pauses that are no collections");
    }
    long nanos = operations.stream().mapToLong(VmOperationRow::totalNanos).sum();
    double share = (double) nanos / Math.max(subject.section().period().wallNanos(), 1);
    if (operations.isEmpty() || share < limits.remark(VM_PAUSES)) {
      return verdict.ok(
          "the JVM stopped all threads for less than "
              + Wording.percent(limits.remark(VM_PAUSES))
              + ", apart from collections");
    }
    VmOperationRow most = operations.get(0);
    return verdict.diagnosis(
        share < limits.warning(VM_PAUSES) ? Severity.INFO : Severity.WARNING,
        share,
        null,
        text(
            "The JVM stops all threads for at least %s of the window, most of it for %s",
            Wording.percent(share), most.words()),
        text(
            "Pauses that are no collections, and long enough for an event, took %s in total. Most of"
                + " it: %s, %s in total, %s at most. Thresholds: remark from %s, warning from %s of"
                + " wall time.",
            Wording.time(nanos),
            Wording.many(most.count(), "pause"),
            Wording.time(most.totalNanos()),
            Wording.time(most.maxNanos()),
            Wording.percent(limits.remark(VM_PAUSES)),
            Wording.percent(limits.warning(VM_PAUSES))),
        List.of(advice(most.operation())));
  }

  /**
   * Returns what to do about pauses.
   *
   * @param most what the JVM stops all threads for most of the time; null: not known
   */
  public static String advice(@Nullable String most) {
    return VmOperation.STOPPING.equals(most)
        ? "look for a thread that runs for long without a safepoint: a counted loop (on JDK 8, try"
            + " -XX:+UseCountedLoopSafepoints), a copy of a large array, or memory that is swapped"
            + " out; jdk.SafepointBegin in JMC shows each wait"
        : "ask for this less often; jdk.ExecuteVMOperation in JMC shows each pause";
  }
}
