package io.fjprobe.analyzer.finding.machine;

import static io.fjprobe.analyzer.finding.limit.Condition.ENOUGH_SAMPLES;
import static io.fjprobe.analyzer.finding.limit.Threshold.INTERPRETED_CODE;
import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.code.SampleCounts;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.finding.KnownBy;
import io.fjprobe.analyzer.finding.Severity;
import io.fjprobe.analyzer.finding.Verdict;
import io.fjprobe.analyzer.finding.limit.Limits;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Most of the code that workers run is not compiled. Not a problem of Fork/Join.
 *
 * <p>Needs samples, which say how the frame on top is run.
 */
public final class InterpretedCodeFinding implements Finding {

  private static final List<String> SWITCHES =
      List.of("-Xint", "-Djava.compiler=NONE", "-XX:-UseCompiler");

  @Override
  public String id() {
    return "interpreted-code";
  }

  @Override
  public boolean concerns(Subject subject) {
    return all(samples(subject)) >= subject.limits().count(ENOUGH_SAMPLES);
  }

  private static SampleCounts samples(Subject subject) {
    return subject.pool().times().account().parts().samples();
  }

  private static long all(SampleCounts samples) {
    return samples.work() + samples.forkJoin() + samples.scan();
  }

  @Override
  public KnownBy knownBy(Subject subject) {
    return KnownBy.SAMPLED;
  }

  @Override
  public Diagnosis judge(Subject subject) {
    Limits limits = subject.limits();
    Verdict verdict = new Verdict(this, subject);
    SampleCounts samples = samples(subject);
    long all = all(samples);
    double share = (double) samples.interpreted() / all;
    if (share < limits.remark(INTERPRETED_CODE)) {
      return verdict.ok(
          text("%s of the samples of workers were in interpreted code", Wording.percent(share)));
    }
    String switched = switchedOff(subject);
    Long computing = computingNanos(subject);
    boolean hardlyComputes =
        computing != null
            && share * subject.shareOfWorkerTime(computing) < limits.remark(INTERPRETED_CODE);
    return verdict.diagnosis(
        share < limits.warning(INTERPRETED_CODE) || hardlyComputes
            ? Severity.INFO
            : Severity.WARNING,
        share,
        computing == null ? null : Long.valueOf(Math.round(share * computing)),
        text("Workers run interpreted code in %s of their samples", Wording.percent(share)),
        text(
            "%s of %s were in code that the JIT had not compiled, which is usually many times"
                + " slower.%s%s Thresholds: remark from %s, warning from %s of the samples.",
            Wording.count(samples.interpreted()),
            Wording.many(all, "sample"),
            switched == null ? "" : text(" The JVM was started with %s.", switched),
            hardlyComputes
                ? text(
                    " The workers computed for %s of their time only, so this is a remark.",
                    Wording.percent(subject.shareOfWorkerTime(computing)))
                : "",
            Wording.percent(limits.remark(INTERPRETED_CODE)),
            Wording.percent(limits.warning(INTERPRETED_CODE))),
        List.of(advice(switched)));
  }

  /**
   * @param switched the option that switches the JIT compiler off; null: no such option is known
   */
  public static String advice(@Nullable String switched) {
    return switched == null
        ? "if the program has just started, record for longer; otherwise check whether the code"
            + " cache is full (jcmd <pid> Compiler.codecache)"
        : text("start the JVM without %s", switched);
  }

  /** Their blocking is in no sample. Null: not recorded. */
  private static @Nullable Long computingNanos(Subject subject) {
    Long running = subject.pool().times().time().runningNanos();
    return running == null
        ? null
        : Long.valueOf(Math.max(running - subject.pool().inTasks().blocking().nanos(), 0));
  }

  /** This is the option that switches the JIT compiler off. Null: no such option is known. */
  public static @Nullable String switchedOff(Subject subject) {
    return subject.jvmArguments() == null
        ? null
        : SWITCHES.stream()
            .filter(each -> List.of(subject.jvmArguments().trim().split("[\\s,]+")).contains(each))
            .findFirst()
            .orElse(null);
  }
}
