package io.fjprobe.analyzer.compare.cause.virtual;

import io.fjprobe.analyzer.compare.cause.Case;
import io.fjprobe.analyzer.compare.cause.Cause;
import io.fjprobe.analyzer.compare.cause.limit.CauseLimit;
import io.fjprobe.analyzer.compare.measure.Evidence;
import io.fjprobe.analyzer.compare.measure.Part;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Virtual threads that block keep their carriers, so that these run no others meanwhile. */
public final class PinnedCarriersCause implements Cause {

  @Override
  public String id() {
    return "pinned-carriers";
  }

  @Override
  public Set<Part> parts() {
    return EnumSet.of(Part.UNMANAGED_BLOCKED, Part.THREADS);
  }

  @Override
  public @Nullable Account judge(Case subject) {
    return !subject.more(Evidence.PINNED, CauseLimit.MUCH_MORE)
        ? null
        : subject.account(
            "virtual threads that block keep their carriers on " + subject.slow(),
            "Virtual threads pinned per operation: "
                + subject.both(Evidence.PINNED)
                + "; carriers blocked: "
                + subject.both(Part.UNMANAGED_BLOCKED)
                + "."
                + subject.at("Most of the difference is at", subject.slowerLines().blocking()),
            List.of(
                "up to JDK 23 a virtual thread that blocks in a synchronized block is pinned:"
                    + " run on JDK 24 or later, or use java.util.concurrent.locks there",
                "native code on the stack pins a virtual thread on any JDK"));
  }
}
