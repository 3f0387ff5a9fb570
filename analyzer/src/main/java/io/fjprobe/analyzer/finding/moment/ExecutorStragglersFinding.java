package io.fjprobe.analyzer.finding.moment;

import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.finding.KnownBy;
import io.fjprobe.analyzer.finding.Verdict;
import io.fjprobe.analyzer.finding.caller.Callers;
import io.fjprobe.analyzer.finding.limit.Threshold;
import java.util.Optional;

/**
 * Few tasks of an executor that is no Fork/Join pool block while its other threads have no task,
 * and one thread waits for these few.
 *
 * <p>Needs looks at all threads.
 */
public final class ExecutorStragglersFinding implements Finding {

  @Override
  public String id() {
    return "executor-stragglers";
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
    if (subject.section().moments() == null) {
      return verdict.notRecorded("what all threads did at a time: nobody looked at it");
    }
    Stragglers stragglers =
        Stragglers.of(subject, Threshold.EXECUTOR_STRAGGLERS, box -> !box.worker());
    // One thread that waits for one task after the other is its own affair.
    return stragglers == null || stragglers.isSerial()
        ? verdict.ok("no thread waits for few tasks while other threads of their executor are idle")
        : stragglers.diagnosis(
            verdict,
            "threads of " + stragglers.held().first().where(),
            Callers.line(subject),
            Optional.empty());
  }
}
