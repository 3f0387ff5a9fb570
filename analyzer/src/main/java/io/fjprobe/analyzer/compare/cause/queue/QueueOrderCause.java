package io.fjprobe.analyzer.compare.cause.queue;

import io.fjprobe.analyzer.compare.cause.Case;
import io.fjprobe.analyzer.compare.cause.Cause;
import io.fjprobe.analyzer.compare.measure.BySide;
import io.fjprobe.analyzer.compare.measure.Evidence;
import io.fjprobe.analyzer.compare.measure.Part;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Workers take their own tasks in the order of the forks on one side, in the reverse on the other.
 */
public final class QueueOrderCause implements Cause {

  @Override
  public String id() {
    return "queue-order";
  }

  @Override
  public Set<Part> parts() {
    return EnumSet.complementOf(EnumSet.of(Part.OUTSIDE, Part.PROBE));
  }

  @Override
  public @Nullable Account judge(Case subject) {
    BySide<Boolean> async = subject.contrast().isAsync();
    if (!subject.onSlow(async) || subject.onFast(async)) {
      return null;
    }
    boolean longer = subject.more(Evidence.QUEUE_GROWTHS) || subject.more(Evidence.GC_TIME);
    return !longer
        ? null
        : subject.account(
            "workers take their own tasks first in, first out on " + subject.slow(),
            "The pool uses asyncMode there. Tasks that divide the work then wait in the queues"
                + " by whole levels of the tree. Queue growths per operation: "
                + subject.both(Evidence.QUEUE_GROWTHS)
                + "; time in GC pauses: "
                + subject.both(Evidence.GC_TIME)
                + ".",
            List.of(
                "asyncMode is for tasks that nobody joins, such as events or messages: do not"
                    + " use it where tasks fork others and wait for them"));
  }
}
