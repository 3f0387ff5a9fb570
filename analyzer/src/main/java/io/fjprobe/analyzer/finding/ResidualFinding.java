package io.fjprobe.analyzer.finding;

import static io.fjprobe.analyzer.finding.Verdict.text;

import io.fjprobe.analyzer.account.BucketKind;
import java.util.List;

/**
 * The account of the workers' time has a rest that nothing recorded explains.
 *
 * <p>Needs nothing: a rest is what is missing.
 */
final class ResidualFinding implements Finding {

  private static final double INFO = 0.05;

  @Override
  public String id() {
    return "residual";
  }

  @Override
  public Diagnosis judge(Subject subject) {
    Verdict verdict = new Verdict(this, subject);
    Long rest = subject.pool().account().nanos(BucketKind.UNATTRIBUTED);
    if (rest == null) {
      return verdict.notRecorded("the time of workers: no WorkerStatistics");
    }
    double share = subject.shareOfWorkerTime(rest);
    if (share < INFO) {
      return verdict.ok("all but a little of the workers' time is attributed");
    }
    boolean sampled = subject.pool().account().parts().samples().all() > 0;
    return verdict.diagnosis(
        Severity.INFO,
        share,
        rest,
        text("%s of the workers' time is not explained", Wording.percent(share)),
        text(
            "Nothing in the recording says what workers did for %s: %s. Information from %s.",
            Wording.time(rest),
            subject.pool().time().idleNanos() == null
                ? "not even idle time was recorded"
                : sampled
                    ? "they were off the CPUs, for less than the threshold of the JDK's events"
                    : "it has no stack of a running worker",
            Wording.percent(INFO)),
        List.of(
            sampled
                ? "record with lower thresholds of jdk.ThreadPark and jdk.JavaMonitorEnter"
                : "record for longer, or with settings that enable jdk.ExecutionSample"));
  }
}
