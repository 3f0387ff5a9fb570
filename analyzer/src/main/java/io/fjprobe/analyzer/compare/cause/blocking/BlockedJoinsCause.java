package io.fjprobe.analyzer.compare.cause.blocking;

import io.fjprobe.analyzer.compare.cause.Case;
import io.fjprobe.analyzer.compare.cause.Cause;
import io.fjprobe.analyzer.compare.measure.Evidence;
import io.fjprobe.analyzer.compare.measure.Part;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Workers block in joins more often or longer, or run less of others meanwhile. */
public final class BlockedJoinsCause implements Cause {

  @Override
  public String id() {
    return "blocked-joins";
  }

  @Override
  public Set<Part> parts() {
    return EnumSet.of(Part.JOIN_BLOCKED);
  }

  @Override
  public @Nullable Account judge(Case subject) {
    boolean oftener = subject.more(Evidence.BLOCKED_JOINS);
    boolean longer = subject.more(Evidence.JOIN_LENGTH);
    if (!oftener && !longer) {
      return null;
    }
    boolean ownWork = subject.more(Evidence.OWN_WORK_JOINS);
    boolean helpLess = subject.fewer(Evidence.HELP_STEALS);
    return subject.account(
        "workers block in joins "
            + (oftener ? "more often" : "for longer")
            + " on "
            + subject.slow(),
        "Blocked joins per operation: "
            + subject.both(Evidence.BLOCKED_JOINS)
            + "; mean length: "
            + subject.both(Evidence.JOIN_LENGTH)
            + "."
            + (ownWork
                ? " More of them leave tasks in the worker's own queue ("
                    + subject.both(Evidence.OWN_WORK_JOINS)
                    + "): they join in fork order."
                : "")
            + (helpLess
                ? " Joining workers help less: "
                    + subject.both(Evidence.HELP_STEALS)
                    + " tasks stolen to help."
                : ""),
        List.of(
            ownWork
                ? "join in the reverse order of the forks, or use ForkJoinTask.invokeAll"
                : "to see which line waits for which task, look at the blocked joins in analyzer"
                    + " summarize --all"));
  }
}
