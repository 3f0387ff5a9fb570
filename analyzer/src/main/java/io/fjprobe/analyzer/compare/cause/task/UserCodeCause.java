package io.fjprobe.analyzer.compare.cause.task;

import io.fjprobe.analyzer.compare.cause.CalledMoreOften;
import io.fjprobe.analyzer.compare.cause.Case;
import io.fjprobe.analyzer.compare.cause.Cause;
import io.fjprobe.analyzer.compare.cause.CauseStatement;
import io.fjprobe.analyzer.compare.cause.EachForItself;
import io.fjprobe.analyzer.compare.cause.InKernel;
import io.fjprobe.analyzer.compare.cause.ManyMore;
import io.fjprobe.analyzer.compare.cause.MoreOfTheSame;
import io.fjprobe.analyzer.compare.cause.MoreThrowables;
import io.fjprobe.analyzer.compare.cause.MostOfIt;
import io.fjprobe.analyzer.compare.cause.NotInSamples;
import io.fjprobe.analyzer.compare.cause.OnlyLoaded;
import io.fjprobe.analyzer.compare.cause.RepeatedUpdate;
import io.fjprobe.analyzer.compare.cause.TellingCode;
import io.fjprobe.analyzer.compare.cause.limit.CauseLimit;
import io.fjprobe.analyzer.compare.contrast.GrownMethod;
import io.fjprobe.analyzer.compare.contrast.TimesAtLine;
import io.fjprobe.analyzer.compare.measure.BySide;
import io.fjprobe.analyzer.compare.measure.Evidence;
import io.fjprobe.analyzer.compare.measure.Part;
import io.fjprobe.analyzer.wording.Wording;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The tasks' own code takes longer, for as many tasks. */
public final class UserCodeCause implements Cause {

  @Override
  public String id() {
    return "user-code";
  }

  @Override
  public Set<Part> parts() {
    return EnumSet.of(Part.WORK);
  }

  @Override
  public boolean outsideForkJoin() {
    return true;
  }

  @Override
  public boolean explainsWaits() {
    return false;
  }

  @Override
  public @Nullable Account judge(Case subject) {
    if (!subject.more(Evidence.WORK_PER_TASK, CauseLimit.USER_CODE_LONGER)
        || !subject.same(Evidence.TASKS)
        || workersRunWhatCallersDo(subject)) {
      return null;
    }
    MoreThrowables throwables = MoreThrowables.of(subject);
    // to make an exception takes time in the JVM, which is known then
    NotInSamples hidden = throwables != null ? null : NotInSamples.of(subject, null);
    TimesAtLine line = hidden != null ? null : subject.slowerLines().code();
    GrownMethod method = hidden != null ? null : subject.grownMethod();
    double more = subject.onSlow(Part.WORK) - subject.onFast(Part.WORK);
    BySide<Double> nanos = subject.contrast().nanos(Part.WORK).values();
    String own = own(method, line);
    CalledMoreOften calls = CalledMoreOften.of(subject, own, nanos);
    TellingCode code = TellingCode.of(subject);
    return subject.account(
        CauseStatement.of(
            "the code inside the tasks takes longer on "
                + subject.slow()
                + MostOfIt.of(subject, method, line, more)
                + (hidden == null ? code.summary(method) : hidden.summary()),
            hidden == null
                ? code.signs(method)
                : CauseStatement.all(hidden.signs(), code.onlyOnSlow(null)),
            RepeatedUpdate.of(subject),
            InKernel.of(subject),
            throwables == null ? List.of() : throwables.signs(),
            compilers(subject),
            EachForItself.of(subject),
            ManyMore.of(subject),
            calls == null ? MoreOfTheSame.of(subject, nanos) : calls.signs(code),
            subject.alsoHeard(),
            OnlyLoaded.signsOfCode(subject)),
        "For as many tasks ("
            + subject.both(Evidence.TASKS)
            + " per operation), the time of user code per task is "
            + subject.both(Evidence.WORK_PER_TASK)
            + "."
            + subject.at("By samples, most of the difference is in", line)
            + (method == null || method.isAround(line) ? "" : subject.inMethod(method))
            + (hidden == null ? "" : hidden.sentence())
            + (throwables == null ? "" : throwables.sentence())
            + (calls == null ? "" : calls.sentence())
            + code.sentence(),
        hidden != null
            ? List.of(hidden.advice())
            : advice(CalledMoreOften.advice(calls, own, null)));
  }

  /**
   * Whether workers run for longer because callers run fewer of the tasks: those are not slower.
   */
  private static boolean workersRunWhatCallersDo(Case subject) {
    double more = subject.onSlow(Part.WORK) - subject.onFast(Part.WORK);
    double less =
        subject.onFast(Evidence.CALLERS_IN_TASKS) - subject.onSlow(Evidence.CALLERS_IN_TASKS);
    return less > CauseLimit.LONGER_AT_LINE_MOST.value() * more;
  }

  /** They compile what runs more; that this takes CPUs from the workers is no cause of its own. */
  private static List<String> compilers(Case subject) {
    return !subject.isCompiledMore()
        ? List.of()
        : List.of(
            Wording.text(
                "the JIT has more to compile on %s: %s, and %s on %s",
                subject.slow(),
                Wording.time(subject.onSlow(Evidence.COMPILE_TIME)),
                Wording.time(subject.onFast(Evidence.COMPILE_TIME)),
                subject.fast()));
  }

  /** Returns the method or the line of the application that has most of it; null: not known. */
  private static @Nullable String own(@Nullable GrownMethod method, @Nullable TimesAtLine line) {
    return method != null && method.own() != null
        ? method.own()
        : line == null ? null : line.line();
  }

  private static List<String> advice(@Nullable String count) {
    String profile =
        "profile the tasks: look at jdk.ExecutionSample in these recordings, for example in JMC";
    return count == null ? List.of(profile) : List.of(profile, count);
  }
}
