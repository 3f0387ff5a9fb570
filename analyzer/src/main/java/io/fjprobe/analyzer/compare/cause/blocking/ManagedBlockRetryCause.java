package io.fjprobe.analyzer.compare.cause.blocking;

import io.fjprobe.analyzer.compare.cause.Case;
import io.fjprobe.analyzer.compare.cause.Cause;
import io.fjprobe.analyzer.compare.cause.limit.CauseLimit;
import io.fjprobe.analyzer.compare.measure.Evidence;
import io.fjprobe.analyzer.compare.measure.Part;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * There are as many managed blocks, but each takes longer: the pool takes its time to compensate.
 */
public final class ManagedBlockRetryCause implements Cause {

  @Override
  public String id() {
    return "managed-block-length";
  }

  @Override
  public Set<Part> parts() {
    return EnumSet.of(Part.MANAGED_BLOCKED, Part.CPU_WAIT, Part.OFF_CPU, Part.THREADS);
  }

  @Override
  public @Nullable Account judge(Case subject) {
    boolean longer = subject.more(Evidence.MANAGED_BLOCK_LENGTH, CauseLimit.CLEARLY_MORE);
    if (!longer || !subject.same(Evidence.MANAGED_BLOCKS)) {
      return null;
    }
    return subject.account(
        "each managed block takes longer on " + subject.slow(),
        "There are as many managed blocks ("
            + subject.both(Evidence.MANAGED_BLOCKS)
            + " per operation), but their mean length is "
            + subject.both(Evidence.MANAGED_BLOCK_LENGTH)
            + ". This is the wait of the blocker, and before it the time that the pool needs to"
            + " compensate. How much of each is not recorded.",
        List.of(
            "let fewer tasks block at a time, or run blocking code in its own pool with as many"
                + " threads as may block"));
  }
}
