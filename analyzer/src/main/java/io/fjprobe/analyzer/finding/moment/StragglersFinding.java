package io.fjprobe.analyzer.finding.moment;

import io.fjprobe.analyzer.account.number.Row;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.finding.KnownBy;
import io.fjprobe.analyzer.finding.Verdict;
import io.fjprobe.analyzer.finding.blocking.JoinOrderFinding;
import io.fjprobe.analyzer.finding.caller.Callers;
import io.fjprobe.analyzer.finding.caller.WorkInProgress;
import io.fjprobe.analyzer.finding.limit.Threshold;
import org.jspecify.annotations.Nullable;

/**
 * Few tasks block while other workers of the pool have no task, and a caller waits for these few.
 * More threads would not help.
 *
 * <p>Needs looks at all threads.
 */
public final class StragglersFinding implements Finding {

  @Override
  public String id() {
    return "stragglers";
  }

  @Override
  public KnownBy knownBy(Subject subject) {
    return KnownBy.SAMPLED;
  }

  /** This tells whether it is worth a remark. Then blocking itself is not what is wrong. */
  public static boolean applies(Subject subject) {
    return stragglers(subject) != null;
  }

  private static @Nullable Stragglers stragglers(Subject subject) {
    return subject.pool().identity().kind().isScheduler()
            || WorkInProgress.of(subject) == null
            || WorkInProgress.isOneAtATime(subject)
            || JoinOrderFinding.applies(subject)
            || OneAtATimeFinding.joinsAtOnce(subject)
            || UndividedSourceFinding.explains(subject, 0)
        ? null
        : Stragglers.of(
            subject,
            Threshold.STRAGGLERS,
            box -> box.worker() && box.where().equals(subject.pool().name()));
  }

  @Override
  public Diagnosis judge(Subject subject) {
    Verdict verdict = new Verdict(this, subject);
    if (subject.section().moments() == null) {
      return verdict.notRecorded("what all threads did at a time: nobody looked at it");
    }
    Stragglers stragglers = stragglers(subject);
    return stragglers == null
        ? verdict.ok("no caller waits for few tasks that block while other workers are idle")
        : stragglers.diagnosis(
            verdict,
            "workers",
            Callers.line(subject),
            subject.pool().events().joins().rows().byLine().stream().findFirst().map(Row::name));
  }
}
