package io.fjprobe.analyzer.compare.cause.task;

import io.fjprobe.analyzer.compare.cause.Case;
import io.fjprobe.analyzer.compare.cause.Cause;
import io.fjprobe.analyzer.compare.cause.CauseStatement;
import io.fjprobe.analyzer.compare.cause.limit.CauseLimit;
import io.fjprobe.analyzer.compare.cause.moment.AtMost;
import io.fjprobe.analyzer.compare.cause.moment.LessAtOnceCause;
import io.fjprobe.analyzer.compare.measure.Evidence;
import io.fjprobe.analyzer.compare.measure.Part;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** One side works in a pool, on the other one threads of no pool do it. */
public final class OtherThreadsCause implements Cause {

  @Override
  public String id() {
    return "other-threads";
  }

  @Override
  public Set<Part> parts() {
    return EnumSet.allOf(Part.class);
  }

  @Override
  public @Nullable Account judge(Case subject) {
    boolean slow = subject.onSlow(subject.contrast().isOutside());
    boolean fast = subject.onFast(subject.contrast().isOutside());
    if (slow == fast) {
      return null;
    }
    String outside = slow ? subject.slow() : subject.fast();
    String inside = slow ? subject.fast() : subject.slow();
    return subject.account(
        CauseStatement.of(
            "the tasks run in a Fork/Join pool on " + inside + " and in no such pool on " + outside,
            meanwhile(subject)),
        "Tasks of pools per operation: "
            + subject.both(Evidence.TASKS)
            + "; threads started by the JVM (estimate): "
            + subject.both(Evidence.THREADS_STARTED)
            + ". The account of a pool does not show what other threads do.",
        List.of("find out which executor runs the tasks on " + outside));
  }

  /** Returns as signs what that does to the program. */
  private static List<String> meanwhile(Case subject) {
    LessAtOnceCause less = LessAtOnceCause.of(subject);
    if (less == null
        || !less.isCertain()
        || less.share() <= CauseLimit.LONGER_AT_LINE_MOST.value()) {
      return AtMost.largestPart(subject);
    }
    CauseStatement statement = less.account().statement();
    return CauseStatement.all(List.of(statement.summary()), statement.signs());
  }
}
