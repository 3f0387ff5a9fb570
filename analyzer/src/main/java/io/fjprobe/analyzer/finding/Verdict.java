package io.fjprobe.analyzer.finding;

import static io.fjprobe.analyzer.finding.limit.Condition.HARDLY_LIVED;
import static io.fjprobe.analyzer.finding.limit.Condition.NOT_FELT;
import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.number.Sums;
import io.fjprobe.analyzer.finding.limit.Limits;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Builds the diagnosis of one finding for one pool. */
public final class Verdict {

  private final Finding finding;
  private final Finding.Subject subject;

  public Verdict(Finding finding, Finding.Subject subject) {
    this.finding = finding;
    this.subject = subject;
  }

  public Diagnosis ok(String summary) {
    return diagnosis(Severity.OK, 0, null, summary, "", List.of());
  }

  public Diagnosis notRecorded(String what) {
    return diagnosis(Severity.NOT_RECORDED, 0, null, what, "", List.of());
  }

  /**
   * Fires if the share of worker time reaches a threshold.
   *
   * @param info threshold of the share, 0 to 1
   * @param warning threshold of the share, 0 to 1
   */
  public Diagnosis byShare(
      long nanos,
      double info,
      double warning,
      String summary,
      String explanation,
      List<String> advice) {
    return byShare(nanos, nanos, info, warning, summary, explanation, advice);
  }

  /**
   * @param avoidableNanos the part that does not count for another finding: it makes the score
   */
  public Diagnosis byShare(
      long nanos,
      long avoidableNanos,
      double info,
      double warning,
      String summary,
      String explanation,
      List<String> advice) {
    double share = subject.shareOfWorkerTime(nanos);
    if (share < info) {
      return ok(summary);
    }
    String thresholds =
        warning > 1
            ? text(" Threshold: remark from %s of worker time.", Wording.percent(info))
            : text(
                " Thresholds: remark from %s, warning from %s of worker time.",
                Wording.percent(info), Wording.percent(warning));
    return diagnosis(
        subject.shareOfWorkerTime(avoidableNanos) < warning ? Severity.INFO : Severity.WARNING,
        subject.shareOfWorkerTime(avoidableNanos),
        avoidableNanos,
        summary,
        explanation + thresholds,
        advice);
  }

  /**
   * Fires with a severity that the finding has chosen.
   *
   * @param weight 0 to 1, orders findings of the same severity, by what the pool is of all
   * @param nanos worker time that is at stake; null when not known
   */
  public Diagnosis diagnosis(
      Severity severity,
      double weight,
      @Nullable Long nanos,
      String summary,
      String explanation,
      List<String> advice) {
    Limits limits = subject.limits();
    double felt = finding.isFailure() || finding.isOfJvm() ? 1 : subject.significance();
    boolean fires = severity == Severity.INFO || severity == Severity.WARNING;
    if (fires && felt < limits.value(NOT_FELT)) {
      return ok(
          "the pool used less than " + Wording.percent(limits.value(NOT_FELT)) + " of the time");
    }
    boolean enough =
        felt >= limits.value(HARDLY_LIVED) && finding.knownBy(subject).isEnoughForAWarning();
    if (severity == Severity.WARNING && !enough) {
      return diagnosis(Severity.INFO, weight, nanos, summary, explanation, advice);
    }
    int above = severity == Severity.INFO ? 49 : 25;
    Long possible = possible(nanos);
    return new Diagnosis(
        finding.id(),
        severity,
        severity == Severity.NOT_RECORDED ? KnownBy.UNKNOWN : finding.knownBy(subject),
        fires
            ? severity.score() + (int) Math.round(above * Math.min(Math.max(weight, 0), 1) * felt)
            : 0,
        place(),
        new Effect(
            possible == null || finding.isOfJvm() ? null : subject.pool().times().share(possible),
            possible == null ? null : subject.nanosPerOperation(possible)),
        new Statement(summary, explanation, advice));
  }

  private Place place() {
    String section = subject.section().name();
    return finding.isOfJvm() ? Place.ofJvm(section) : Place.ofPool(subject.pool().name(), section);
  }

  /** Threads also live before and after they are workers, so that events may add up to more. */
  private @Nullable Long possible(@Nullable Long nanos) {
    if (nanos == null || finding.isOfJvm()) {
      return nanos;
    }
    Long total = subject.pool().times().time().totalNanos();
    long unobserved = subject.pool().times().unobservedNanos();
    return total == null && unobserved == 0
        ? nanos
        : Long.valueOf(Math.min(nanos, Sums.orZero(total) + unobserved));
  }
}
