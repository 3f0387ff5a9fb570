package io.fjprobe.analyzer.compare.cause.task;

import io.fjprobe.analyzer.compare.cause.Case;
import io.fjprobe.analyzer.compare.cause.Cause;
import io.fjprobe.analyzer.compare.cause.MoreThrowables;
import io.fjprobe.analyzer.compare.cause.limit.CauseLimit;
import io.fjprobe.analyzer.compare.contrast.TimesAtLine;
import io.fjprobe.analyzer.compare.measure.Evidence;
import io.fjprobe.analyzer.compare.measure.Part;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Tasks make more exceptions, each of which takes a picture of the stack. */
public final class ExceptionsCause implements Cause {

  @Override
  public String id() {
    return "exceptions";
  }

  @Override
  public Set<Part> parts() {
    return EnumSet.of(Part.WORK, Part.PAUSED, Part.UNATTRIBUTED);
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
    boolean made = subject.more(Evidence.THROWABLES, CauseLimit.MUCH_MORE);
    boolean ended = subject.more(Evidence.EXCEPTIONAL_TASKS, CauseLimit.MUCH_MORE);
    double more = made ? difference(subject, Evidence.THROWABLES) : 0;
    more = Math.max(more, ended ? difference(subject, Evidence.EXCEPTIONAL_TASKS) : 0);
    if (!subject.canMake(
        CauseLimit.ADDITIONAL_MAKE, more * CauseLimit.EXCEPTIONS_LOWEST_COST.value())) {
      return null;
    }
    TimesAtLine most = subject.slowerLines().exceptions();
    MoreThrowables throwables = MoreThrowables.of(subject);
    return subject.account(
        "more exceptions are created on "
            + subject.slow()
            + (throwables == null ? "" : throwables.where()),
        "Exceptions created per operation in the whole JVM (estimate): "
            + subject.both(Evidence.THROWABLES)
            + "; tasks ended with an exception: "
            + subject.both(Evidence.EXCEPTIONAL_TASKS)
            + "."
            + subject.at("According to samples, most are created at", most)
            + (throwables == null ? "" : throwables.time()),
        List.of(
            "creating an exception walks the stack: test for the case instead, or return a"
                + " result that says so"));
  }

  private static double difference(Case subject, Evidence evidence) {
    return subject.onSlow(evidence) - subject.onFast(evidence);
  }
}
