package io.fjprobe.analyzer.finding.blocking;

import static io.fjprobe.analyzer.finding.limit.Condition.ENOUGH_SAMPLES;
import static io.fjprobe.analyzer.finding.limit.Threshold.BUSY_WAITING;
import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.code.SpinAccount;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.finding.KnownBy;
import io.fjprobe.analyzer.finding.Severity;
import io.fjprobe.analyzer.finding.Verdict;
import io.fjprobe.analyzer.finding.limit.Limits;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;

/**
 * Tasks wait by spinning: they use a CPU and keep a worker, and do nothing.
 *
 * <p>Needs samples; they show Thread.yield, Thread.onSpinWait where it is not compiled into its
 * caller, and queues that are asked whether they have something. Who spins in another way is not
 * told from who computes.
 */
public final class BusyWaitingFinding implements Finding {

  @Override
  public String id() {
    return "busy-waiting";
  }

  @Override
  public boolean concerns(Subject subject) {
    return subject.pool().inTasks().spins().of() >= subject.limits().count(ENOUGH_SAMPLES);
  }

  @Override
  public KnownBy knownBy(Subject subject) {
    return KnownBy.SAMPLED;
  }

  @Override
  public Diagnosis judge(Subject subject) {
    Limits limits = subject.limits();
    Verdict verdict = new Verdict(this, subject);
    SpinAccount spins = subject.pool().inTasks().spins();
    double share = (double) spins.samples() / spins.of();
    if (share < limits.remark(BUSY_WAITING)) {
      return verdict.ok("few samples show workers that wait by spinning in a loop");
    }
    Long running = subject.pool().times().time().runningNanos();
    return verdict.diagnosis(
        share < limits.warning(BUSY_WAITING) ? Severity.INFO : Severity.WARNING,
        share,
        running == null ? null : Long.valueOf(Math.round(share * running)),
        text("Tasks wait by spinning in %s of the samples of workers", Wording.percent(share))
            + (spins.line() == null ? "" : " (" + spins.line() + ")"),
        text(
            "User code calls Thread.yield or Thread.onSpinWait, or asks a queue without waiting,"
                + " in %s of %s. Such a task takes a"
                + " CPU and a worker from the others and does nothing meanwhile. Thresholds:"
                + " remark from %s, warning from %s of the samples.",
            Wording.count(spins.samples()),
            Wording.many(spins.of(), "sample"),
            Wording.percent(limits.remark(BUSY_WAITING)),
            Wording.percent(limits.warning(BUSY_WAITING))),
        List.of(
            spins.line() == null
                ? "run the code that spins in its own thread, outside the pool"
                : text(
                    "run the code that spins at %s in its own thread, outside the pool",
                    spins.line()),
            "or let it block on a lock, a queue or a future; if it has to stay in the pool, use"
                + " a ForkJoinPool.ManagedBlocker"));
  }
}
