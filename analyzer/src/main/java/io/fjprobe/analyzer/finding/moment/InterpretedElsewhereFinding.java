package io.fjprobe.analyzer.finding.moment;

import static io.fjprobe.analyzer.finding.limit.Threshold.INTERPRETED_ELSEWHERE;
import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.moment.Box;
import io.fjprobe.analyzer.account.moment.MomentAccount;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Verdict;
import io.fjprobe.analyzer.finding.machine.ClassLoadingFinding;
import io.fjprobe.analyzer.finding.machine.InterpretedCodeFinding;
import io.fjprobe.analyzer.wording.MomentWording;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Most of the code that threads outside of pools run is not compiled.
 *
 * <p>Needs looks at all threads, and samples, which say how the frame on top is run.
 */
public final class InterpretedElsewhereFinding extends LookFinding {

  @Override
  public String id() {
    return "interpreted-elsewhere";
  }

  @Override
  Diagnosis judge(Subject subject, Verdict verdict, MomentAccount account) {
    HeldUp held =
        HeldUp.of(subject, INTERPRETED_ELSEWHERE, InterpretedElsewhereFinding::interpreted);
    if (held == null) {
      return verdict.ok("threads outside of pools run compiled code for most of the time");
    }
    if (ClassLoadingFinding.applies(subject)) {
      return verdict.ok("the code of classes that are loaded all the time: see class-loading");
    }
    Box first = held.first();
    @Nullable String switched = InterpretedCodeFinding.switchedOff(subject);
    return verdict.diagnosis(
        held.severity(),
        held.share(),
        null,
        text(
            "Threads outside of pools run interpreted code for %s of the time",
            Wording.percent(held.share())),
        held.seen()
            + text(
                " and the samples between them, threads outside of pools ran code for %s of the time"
                    + " that the JIT had not compiled, which is usually many times slower; most of"
                    + " it %s%s.%s",
                Wording.percent(held.share()),
                first.where(),
                MomentWording.line(first),
                switched == null ? "" : text(" The JVM was started with %s.", switched))
            + held.thresholds(),
        List.of(InterpretedCodeFinding.advice(switched)));
  }

  private static double interpreted(Box box) {
    return box.doing().runsCode() && !box.worker() ? box.interpreted() : 0;
  }
}
