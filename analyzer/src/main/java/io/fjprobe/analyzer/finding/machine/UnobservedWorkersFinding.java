package io.fjprobe.analyzer.finding.machine;

import static io.fjprobe.analyzer.finding.limit.Threshold.UNOBSERVED_WORKERS;
import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.number.Row;
import io.fjprobe.analyzer.account.number.Sums;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.finding.KnownBy;
import io.fjprobe.analyzer.finding.Severity;
import io.fjprobe.analyzer.finding.Verdict;
import io.fjprobe.analyzer.finding.caller.CallerWaits;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;

/**
 * Workers were active, but the agent did not observe them: that no other finding fires means
 * nothing then.
 *
 * <p>Needs the active workers of PoolStatistics and the times of WorkerStatistics.
 */
public final class UnobservedWorkersFinding implements Finding {

  public static final String ID = "unobserved-workers";

  @Override
  public String id() {
    return ID;
  }

  @Override
  public boolean concerns(Subject subject) {
    return subject.pool().times().unobservedNanos() > 0;
  }

  /** The pool is looked at once a second. */
  @Override
  public KnownBy knownBy(Subject subject) {
    return KnownBy.SAMPLED;
  }

  /** It says that nothing is known, so it has to fire however little is known of the pool. */
  @Override
  public boolean isFailure() {
    return true;
  }

  @Override
  public Diagnosis judge(Subject subject) {
    Verdict verdict = new Verdict(this, subject);
    long nanos = subject.pool().times().unobservedNanos();
    double share = subject.shareOfWorkerTime(nanos);
    if (share < subject.limits().remark(UNOBSERVED_WORKERS)) {
      return verdict.ok("nearly all of the time that workers were active was observed");
    }
    return verdict.diagnosis(
        Severity.INFO,
        share,
        nanos,
        text(
            "Workers were not observed for %s of the time that the pool had them",
            Wording.percent(share)),
        text(
            "By the pool's own count, workers were active for %s or more that the agent did not"
                + " observe; it observed %s. These workers were there before the agent was"
                + " attached. Their tasks, steals and waits in the pool are not known, so other"
                + " findings may be missing.%s%s Threshold: remark from %s of the time.",
            Wording.time(nanos),
            observed(subject),
            blocked(subject),
            callers(subject),
            Wording.percent(subject.limits().remark(UNOBSERVED_WORKERS))),
        List.of(
            "start the JVM with -javaagent, so that workers are observed from the start",
            "or run jcmd <pid> Thread.print several times to see what these workers do"));
  }

  private static String observed(Subject subject) {
    long observed = Sums.orZero(subject.pool().times().time().totalNanos());
    return observed == 0 ? "no worker at all" : text("%s of worker time", Wording.time(observed));
  }

  private static String blocked(Subject subject) {
    Row all = subject.pool().inTasks().blocking().all();
    return all.count() == 0
        ? ""
        : text(
            " Events of the JDK on threads with the names of its workers: blocked %s, for %s.",
            Wording.many(all.count(), "time"), Wording.time(all.totalNanos()));
  }

  private static String callers(Subject subject) {
    CallerWaits waits = CallerWaits.of(subject);
    return waits == null
        ? ""
        : text(
            " Meanwhile callers waited for pools %s, for %s%s.",
            Wording.many(waits.count(), "time"),
            Wording.time(waits.nanos()),
            waits.line() == null ? "" : text(", most of it at %s", waits.line()));
  }
}
