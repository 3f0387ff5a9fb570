package io.fjprobe.analyzer.compare.cause.task;

import io.fjprobe.analyzer.compare.cause.Case;
import io.fjprobe.analyzer.compare.cause.Cause;
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
        "the tasks run in a Fork/Join pool on " + inside + " and in no such pool on " + outside,
        "Tasks of pools per operation: "
            + subject.both(Evidence.TASKS)
            + "; threads started by the JVM (estimate): "
            + subject.both(Evidence.THREADS_STARTED)
            + ". The account of a pool does not show what other threads do.",
        List.of("find out which executor runs the tasks on " + outside));
  }
}
