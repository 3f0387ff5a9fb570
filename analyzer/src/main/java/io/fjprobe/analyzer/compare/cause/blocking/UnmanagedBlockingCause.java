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

/** Tasks tell the pool that they block on one side only. */
public final class UnmanagedBlockingCause implements Cause {

  @Override
  public String id() {
    return "unmanaged-blocking";
  }

  @Override
  public Set<Part> parts() {
    return EnumSet.of(
        Part.MANAGED_BLOCKED, Part.UNMANAGED_BLOCKED, Part.JOIN_BLOCKED, Part.THREADS, Part.IDLE);
  }

  @Override
  public @Nullable Account judge(Case subject) {
    boolean told = subject.fewer(Evidence.MANAGED_BLOCKS, CauseLimit.MUCH_MORE);
    if (!told || !subject.moreTime(Part.UNMANAGED_BLOCKED)) {
      return null;
    }
    return subject.account(
        "tasks block without a ManagedBlocker on " + subject.slow(),
        "Managed blocks per operation: "
            + subject.both(Evidence.MANAGED_BLOCKS)
            + "; unmanaged blocking: "
            + subject.both(Part.UNMANAGED_BLOCKED)
            + ". For a managed block, the pool starts or wakes another worker meanwhile.",
        List.of("wrap the blocking code in ForkJoinPool.managedBlock"));
  }
}
