package io.fjprobe.analyzer.compare.cause.blocking;

import io.fjprobe.analyzer.compare.cause.Case;
import io.fjprobe.analyzer.compare.cause.Cause;
import io.fjprobe.analyzer.compare.cause.limit.CauseLimit;
import io.fjprobe.analyzer.compare.contrast.Change;
import io.fjprobe.analyzer.compare.measure.BySide;
import io.fjprobe.analyzer.compare.measure.Evidence;
import io.fjprobe.analyzer.compare.measure.Part;
import io.fjprobe.analyzer.wording.Wording;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A blocked join is made up for by another worker on one side, by none on the other. */
public final class CompensationPolicyCause implements Cause {

  @Override
  public String id() {
    return "compensation-policy";
  }

  @Override
  public Set<Part> parts() {
    return EnumSet.of(Part.JOIN_BLOCKED, Part.MANAGED_BLOCKED, Part.THREADS);
  }

  @Override
  public @Nullable Account judge(Case subject) {
    boolean fewerSpares = subject.fewer(Evidence.SPARES_CREATED, CauseLimit.CLEARLY_MORE);
    boolean moreUncompensated = subject.more(Evidence.ACTIVE_LOWERED, CauseLimit.CLEARLY_MORE);
    boolean joinsBlock = subject.onSlow(Part.JOIN_BLOCKED) > 0;
    if (!fewerSpares || !moreUncompensated || !joinsBlock) {
      return null;
    }
    Change threads = subject.contrast().threads();
    return subject.account(
        "a worker that blocks in a join is not replaced on " + subject.slow(),
        "Joins block. For a blocked join, "
            + subject.fast()
            + " starts another worker, and "
            + subject.slow()
            + " does not: spare workers created "
            + subject.both(Evidence.SPARES_CREATED)
            + "; uncompensated blocks "
            + subject.both(Evidence.ACTIVE_LOWERED)
            + ". So "
            + subject.both(
                new BySide<>(
                    Wording.number(threads.base()) + " threads are at work",
                    Wording.number(threads.next())))
            + ", and blocked joins take "
            + subject.both(Part.JOIN_BLOCKED)
            + " per operation.",
        List.of(
            "join in the reverse order of the forks, or use ForkJoinTask.invokeAll: then joins"
                + " hardly block, on any JDK",
            "tasks that sleep or wait need their own threads, not spare workers of a pool: use a"
                + " ManagedBlocker, or raise the parallelism of the pool",
            "the constructor argument minimumRunnable (from JDK 9 on) asks for spare workers"));
  }
}
