package io.fjprobe.analyzer.finding.moment;

import io.fjprobe.analyzer.account.moment.MomentAccount;
import io.fjprobe.analyzer.finding.Diagnosis;
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
public final class ExecutorStragglersFinding extends LookFinding {

  @Override
  public String id() {
    return "executor-stragglers";
  }

  @Override
  Diagnosis judge(Subject subject, Verdict verdict, MomentAccount account) {
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
