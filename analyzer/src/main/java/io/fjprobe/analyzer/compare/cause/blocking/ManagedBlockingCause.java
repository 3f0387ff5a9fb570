package io.fjprobe.analyzer.compare.cause.blocking;

import io.fjprobe.analyzer.compare.cause.Case;
import io.fjprobe.analyzer.compare.cause.Cause;
import io.fjprobe.analyzer.compare.measure.Evidence;
import io.fjprobe.analyzer.compare.measure.Part;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Tasks wait more for futures, latches and the like, in a way that the pool is told of. */
public final class ManagedBlockingCause implements Cause {

  @Override
  public String id() {
    return "waiting-in-tasks";
  }

  @Override
  public Set<Part> parts() {
    return EnumSet.of(Part.MANAGED_BLOCKED);
  }

  @Override
  public boolean outsideForkJoin() {
    return true;
  }

  @Override
  public @Nullable Account judge(Case subject) {
    boolean oftener = subject.more(Evidence.MANAGED_BLOCKS);
    boolean longer = subject.more(Evidence.MANAGED_BLOCK_LENGTH);
    return !oftener && !longer
        ? null
        : subject.account(
            "tasks wait "
                + (oftener ? "more often" : "for longer")
                + " for a future, a latch or the like on "
                + subject.slow(),
            "Blocked in managed blockers per operation: "
                + subject.both(Part.MANAGED_BLOCKED)
                + ", "
                + subject.both(Evidence.MANAGED_BLOCKS)
                + "; mean length: "
                + subject.both(Evidence.MANAGED_BLOCK_LENGTH)
                + "."
                + subject.at("Most of the difference is at", subject.slowerLines().managed()),
            List.of(
                "start the code that needs the result when the result is there (thenApply,"
                    + " thenCombine), instead of waiting for it in a task"));
  }
}
