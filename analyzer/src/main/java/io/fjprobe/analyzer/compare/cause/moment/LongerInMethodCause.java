package io.fjprobe.analyzer.compare.cause.moment;

import io.fjprobe.analyzer.compare.cause.CalledMoreOften;
import io.fjprobe.analyzer.compare.cause.Case;
import io.fjprobe.analyzer.compare.cause.Cause;
import io.fjprobe.analyzer.compare.cause.CauseStatement;
import io.fjprobe.analyzer.compare.cause.EachForItself;
import io.fjprobe.analyzer.compare.cause.InKernel;
import io.fjprobe.analyzer.compare.cause.ManyMore;
import io.fjprobe.analyzer.compare.cause.MoreThrowables;
import io.fjprobe.analyzer.compare.cause.OnlyLoaded;
import io.fjprobe.analyzer.compare.cause.RepeatedUpdate;
import io.fjprobe.analyzer.compare.cause.TellingCode;
import io.fjprobe.analyzer.compare.cause.limit.CauseLimit;
import io.fjprobe.analyzer.compare.contrast.GrownMethod;
import io.fjprobe.analyzer.compare.contrast.SampledCode;
import io.fjprobe.analyzer.compare.measure.BySide;
import io.fjprobe.analyzer.compare.statistics.Estimate;
import io.fjprobe.analyzer.wording.Wording;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Threads run in one method for longer, and no single line holds up more of the wall time for
 * certain: the method runs at several of them, or the wall times of single runs differ too much.
 * Samples add up what is below a method, so they may be certain nevertheless.
 */
public final class LongerInMethodCause {

  public static final String ID = "longer-in-method";

  private final Case subject;
  private final GrownMethod method;
  private final double share;

  private LongerInMethodCause(Case subject, GrownMethod method, double share) {
    this.subject = subject;
    this.method = method;
    this.share = share;
  }

  /** Null: no method makes most of the gap, or it is not known. */
  public static @Nullable LongerInMethodCause of(Case subject) {
    SampledCode sampled = subject.contrast().sampledCode();
    GrownMethod method = subject.grownMethod();
    if (sampled == null || method == null || hasNearlyAll(method, sampled, subject)) {
      return null;
    }
    double slow = subject.onSlow(subject.contrast().wall().values());
    double gap = slow - subject.onFast(subject.contrast().wall().values());
    double atOnce = Math.max(1, subject.onSlow(sampled.nanos()) / slow);
    double more = subject.onSlow(method.nanos()) - subject.onFast(method.nanos());
    double share = Math.min(1, more / atOnce / gap);
    return share > CauseLimit.LONGER_AT_LINE_MOST.value()
        ? new LongerInMethodCause(subject, method, share)
        : null;
  }

  /** Below main, for example, threads run anyway. */
  private static boolean hasNearlyAll(GrownMethod method, SampledCode sampled, Case subject) {
    return CauseLimit.WORTH_A_WORD.value() * subject.onFast(method.nanos())
        > subject.onFast(sampled.nanos());
  }

  /** Returns the share of the gap that it makes. */
  public double share() {
    return share;
  }

  /** Returns how much of the difference of wall times per operation it makes, in nanoseconds. */
  public Estimate effect() {
    Estimate gap = subject.contrast().wall().difference();
    double error =
        method.error() / (subject.onSlow(method.nanos()) - subject.onFast(method.nanos()));
    double least = share * (1 - error);
    double most = Math.min(1, share * (1 + error));
    boolean longer = gap.value() > 0;
    return new Estimate(
        share * gap.value(),
        (longer ? least : most) * gap.low(),
        (longer ? most : least) * gap.high());
  }

  public Cause.Account account() {
    BySide<Double> nanos = method.nanos();
    MoreThrowables throwables = MoreThrowables.of(subject);
    String named = method.own() == null ? method.method() : method.own();
    CalledMoreOften calls = CalledMoreOften.of(subject, named, nanos);
    List<String> advice = new ArrayList<>();
    advice.add("look at what this method does on each side, and who calls it");
    String count = CalledMoreOften.advice(calls, named, null);
    if (count != null) {
      advice.add(count);
    }
    TellingCode code = TellingCode.of(subject);
    return new Cause.Account(
        CauseStatement.of(
            Wording.text("threads run for longer in %s on %s", method.shortly(), subject.slow())
                + code.summary(method),
            code.signs(method),
            RepeatedUpdate.of(subject),
            InKernel.of(subject),
            throwables == null ? List.of() : throwables.signs(),
            EachForItself.of(subject),
            ManyMore.of(subject),
            calls == null ? List.of() : calls.signs(code),
            OnlyLoaded.signsOfCode(subject)),
        subject.inMethod(method).trim()
            + (throwables == null ? "" : throwables.sentence())
            + (calls == null ? "" : calls.sentence())
            + code.sentence(),
        advice,
        List.of());
  }
}
