package io.fjprobe.analyzer.finding.moment;

import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.moment.Box;
import io.fjprobe.analyzer.account.moment.MomentAccount;
import io.fjprobe.analyzer.contract.Doing;
import io.fjprobe.analyzer.contract.Unused;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.finding.KnownBy;
import io.fjprobe.analyzer.finding.Severity;
import io.fjprobe.analyzer.finding.Verdict;
import io.fjprobe.analyzer.wording.MomentWording;
import io.fjprobe.analyzer.wording.Wording;
import java.util.Comparator;
import java.util.List;

/**
 * Tasks wait in the queue of an executor that is no Fork/Join pool, all its threads are taken, and
 * CPUs are unused.
 *
 * <p>Needs looks at all threads, with the queues of executors.
 */
public final class SaturatedExecutorFinding implements Finding {

  /** Of its threads' time, in which tasks wait behind them. */
  private static final double MOST = 0.5;

  @Override
  public String id() {
    return "saturated-executor";
  }

  @Override
  public boolean isOfJvm() {
    return true;
  }

  @Override
  public KnownBy knownBy(Subject subject) {
    return KnownBy.SAMPLED;
  }

  @Override
  public Diagnosis judge(Subject subject) {
    Verdict verdict = new Verdict(this, subject);
    MomentAccount account = subject.section().moments();
    if (account == null || account.executors() == null) {
      return verdict.notRecorded("queues of executors: nobody looked at them");
    }
    UnusedCpus unused = UnusedCpus.of(subject, Unused.EXECUTOR);
    if (unused == null) {
      return verdict.ok("no CPU is unused while tasks wait for an executor, or hardly ever");
    }
    List<Box> boxes =
        account.boxes().stream()
            .filter(box -> box.tasksWait() >= MOST)
            .sorted(Comparator.comparingDouble(SaturatedExecutorFinding::present).reversed())
            .toList();
    if (boxes.isEmpty()) {
      return verdict.ok("tasks wait for an executor only for moments");
    }
    Box first = boxes.get(0);
    boolean serial = first.doing().runsCode() && first.alone() >= MOST; // often so on purpose
    return verdict.diagnosis(
        serial ? Severity.INFO : unused.severity(boxes),
        unused.timeShare(),
        null,
        text(
            "All threads of an executor (%s) are taken while tasks wait in its queue; %s of the"
                + " time of the CPUs is unused meanwhile",
            first.where(), Wording.percent(unused.cpuShare())),
        unused.seen()
            + text(
                " while tasks waited in the queue of the executor and none of its threads was free."
                    + " Most of the time, a thread of it %s%s.%s",
                MomentWording.of(first.doing()),
                MomentWording.line(first),
                UnusedCpus.thresholds()),
        advice(first, serial));
  }

  /** Thread time. */
  private static double present(Box box) {
    return box.width() * box.share();
  }

  private static List<String> advice(Box first, boolean serial) {
    if (first.doing() == Doing.WAITS_FOR_RESULT) {
      return List.of(
          text(
              "do not wait in a task for another task of the same executor%s: the other one may"
                  + " wait for the thread that waits for it",
              MomentWording.line(first)));
    }
    return serial
        ? List.of(
            text(
                "if these tasks may run at the same time, give the executor more threads; else make"
                    + " them shorter%s",
                MomentWording.line(first)))
        : List.of(
            text(
                "give the executor more threads, or take out of its tasks what they wait for%s",
                MomentWording.line(first)));
  }
}
