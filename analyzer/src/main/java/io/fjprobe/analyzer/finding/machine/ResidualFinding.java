package io.fjprobe.analyzer.finding.machine;

import static io.fjprobe.analyzer.finding.limit.Threshold.RESIDUAL;
import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.time.BucketKind;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.finding.KnownBy;
import io.fjprobe.analyzer.finding.Severity;
import io.fjprobe.analyzer.finding.Verdict;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;

/**
 * The account of the workers' time has a rest that nothing recorded explains.
 *
 * <p>Needs nothing: a rest is what is missing.
 */
public final class ResidualFinding implements Finding {

  @Override
  public String id() {
    return "residual";
  }

  @Override
  public KnownBy knownBy(Subject subject) {
    return KnownBy.UNKNOWN;
  }

  @Override
  public Diagnosis judge(Subject subject) {
    Verdict verdict = new Verdict(this, subject);
    Long rest = subject.pool().times().account().nanos(BucketKind.UNATTRIBUTED);
    if (rest == null) {
      return verdict.notRecorded("the time of workers: the recording has no WorkerStatistics");
    }
    double share = subject.shareOfWorkerTime(rest);
    if (share < subject.limits().remark(RESIDUAL)) {
      return verdict.ok("nearly all of the workers' time is attributed");
    }
    return verdict.diagnosis(
        Severity.INFO,
        share,
        rest,
        text("%s of the workers' time is not explained", Wording.percent(share)),
        text(
            "Nothing in the recording says what workers did for %s: %s. Threshold: remark from"
                + " %s.",
            Wording.time(rest),
            subject.pool().times().time().measured().idleNanos() == null
                ? "not even idle time was recorded"
                : "it has no stack of a running worker",
            Wording.percent(subject.limits().remark(RESIDUAL))),
        List.of("record for longer, or with settings that enable jdk.ExecutionSample"));
  }
}
