package io.fjprobe.analyzer.compare.cause.queue;

import io.fjprobe.analyzer.compare.cause.Case;
import io.fjprobe.analyzer.compare.cause.Cause;
import io.fjprobe.analyzer.compare.cause.limit.CauseLimit;
import io.fjprobe.analyzer.compare.measure.Evidence;
import io.fjprobe.analyzer.compare.measure.Part;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** One side makes pools again and again, the other one keeps them. */
public final class PoolPerOperationCause implements Cause {

  @Override
  public String id() {
    return "pool-per-operation";
  }

  @Override
  public Set<Part> parts() {
    return EnumSet.of(
        Part.THREADS,
        Part.IDLE,
        Part.SCAN,
        Part.SPIN,
        Part.FORK_JOIN,
        Part.SUBMIT,
        Part.CPU_WAIT,
        Part.UNATTRIBUTED);
  }

  @Override
  public @Nullable Account judge(Case subject) {
    Evidence threads =
        Double.isNaN(subject.onSlow(Evidence.WORKERS_STARTED))
            ? Evidence.THREADS_STARTED
            : Evidence.WORKERS_STARTED;
    if (!subject.more(Evidence.POOLS_STARTED, CauseLimit.MUCH_MORE)
        || !subject.more(threads, CauseLimit.MUCH_MORE)
        || !often(subject, Evidence.POOLS_STARTED)) {
      return null;
    }
    return subject.account(
        "pools are created again and again on " + subject.slow(),
        "Pools started per operation: "
            + subject.both(Evidence.POOLS_STARTED)
            + "; "
            + threads.label()
            + ": "
            + subject.both(threads)
            + ". Each worker is a thread that starts, finds its first task, and ends.",
        List.of("create one pool, keep it in a field, and submit each operation to it"));
  }

  private static boolean often(Case subject, Evidence evidence) {
    double wall = subject.onSlow(subject.contrast().wall().values());
    return subject.onSlow(evidence) * 1e9 >= CauseLimit.POOL_PER_OPERATION_OFTEN.value() * wall;
  }
}
