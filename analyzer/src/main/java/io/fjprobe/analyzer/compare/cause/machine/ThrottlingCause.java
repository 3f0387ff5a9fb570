package io.fjprobe.analyzer.compare.cause.machine;

import io.fjprobe.analyzer.compare.cause.Case;
import io.fjprobe.analyzer.compare.cause.Cause;
import io.fjprobe.analyzer.compare.measure.Evidence;
import io.fjprobe.analyzer.compare.measure.Part;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The container used up its share of CPU. */
public final class ThrottlingCause implements Cause {

  @Override
  public String id() {
    return "throttling";
  }

  @Override
  public Set<Part> parts() {
    return EnumSet.of(Part.CPU_WAIT, Part.OFF_CPU, Part.WORK, Part.UNATTRIBUTED);
  }

  @Override
  public boolean outsideForkJoin() {
    return true;
  }

  @Override
  public @Nullable Account judge(Case subject) {
    return !subject.more(Evidence.THROTTLED_TIME)
        ? null
        : subject.account(
            "the container is throttled on " + subject.slow(),
            "Time per operation in which it got no CPU: "
                + subject.both(Evidence.THROTTLED_TIME)
                + ".",
            List.of("give the container more CPU, or the pool fewer workers"));
  }
}
