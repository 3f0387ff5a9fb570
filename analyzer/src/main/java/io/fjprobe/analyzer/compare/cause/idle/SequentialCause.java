package io.fjprobe.analyzer.compare.cause.idle;

import io.fjprobe.analyzer.compare.cause.CalledMoreOften;
import io.fjprobe.analyzer.compare.cause.Case;
import io.fjprobe.analyzer.compare.cause.Cause;
import io.fjprobe.analyzer.compare.cause.CauseStatement;
import io.fjprobe.analyzer.compare.cause.MostOfIt;
import io.fjprobe.analyzer.compare.cause.TellingCode;
import io.fjprobe.analyzer.compare.contrast.GrownMethod;
import io.fjprobe.analyzer.compare.contrast.TimesAtLine;
import io.fjprobe.analyzer.compare.measure.BySide;
import io.fjprobe.analyzer.compare.measure.Evidence;
import io.fjprobe.analyzer.compare.measure.Part;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A thread that calls the pool computes by itself for longer, and the workers idle meanwhile. */
public final class SequentialCause implements Cause {

  @Override
  public String id() {
    return "sequential-part";
  }

  @Override
  public Set<Part> parts() {
    return EnumSet.of(Part.SEQUENTIAL);
  }

  @Override
  public boolean outsideForkJoin() {
    return true;
  }

  @Override
  public @Nullable Account judge(Case subject) {
    if (!subject.more(Evidence.CALLERS_ALONE)) {
      return null;
    }
    TimesAtLine line = subject.slowerLines().callers();
    GrownMethod method = subject.grownMethod();
    BySide<Double> alone = subject.contrast().compared(Evidence.CALLERS_ALONE).values();
    double more = subject.onSlow(alone) - subject.onFast(alone);
    CalledMoreOften calls =
        CalledMoreOften.of(
            subject,
            method != null ? method.own() : line == null ? null : line.line(),
            method != null ? method.nanos() : alone);
    TellingCode code = TellingCode.of(subject);
    return subject.account(
        CauseStatement.of(
            "a caller computes by itself for longer on "
                + subject.slow()
                + ", while the pool is idle"
                + MostOfIt.of(subject, method, line, more)
                + code.summary(method),
            code.signs(method),
            calls == null ? List.of() : calls.signs(code)),
        "Time of callers on a CPU outside tasks per operation: "
            + subject.both(Evidence.CALLERS_ALONE)
            + "."
            + subject.at("Most of the difference, by samples, is in", line)
            + (method == null || method.isAround(line) ? "" : subject.inMethod(method))
            + (calls == null ? "" : calls.sentence())
            + code.sentence(),
        List.of(
            "this part of the program is sequential: make it faster, or do it in tasks of"
                + " the pool"));
  }
}
