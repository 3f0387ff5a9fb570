package io.fjprobe.analyzer.compare.cause.machine;

import io.fjprobe.analyzer.compare.cause.Case;
import io.fjprobe.analyzer.compare.cause.Cause;
import io.fjprobe.analyzer.compare.measure.Evidence;
import io.fjprobe.analyzer.compare.measure.Part;
import io.fjprobe.analyzer.finding.Diagnosis;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The collector stops the workers more. */
public final class GcCause implements Cause {

  @Override
  public String id() {
    return "gc-pauses";
  }

  @Override
  public Set<Part> parts() {
    return EnumSet.of(Part.PAUSED);
  }

  @Override
  public boolean outsideForkJoin() {
    return true;
  }

  /** Returns what the slow side alone says of it; otherwise that the reason is not known. */
  private static String asked(Case subject) {
    Diagnosis heard = subject.onlyHeardOfSlow("gc-pauses");
    return heard == null
        ? " Whether the program allocates more is not recorded."
        : subject.onlyOnSlow(heard);
  }

  @Override
  public @Nullable Account judge(Case subject) {
    if (!subject.more(Evidence.GC_TIME)) {
      return null;
    }
    return subject.account(
        "the garbage collector stops the workers more on " + subject.slow(),
        "GC pauses per operation: "
            + subject.both(Evidence.GC_PAUSES)
            + ", in total "
            + subject.both(Evidence.GC_TIME)
            + "."
            + asked(subject),
        List.of(
            "run both sides with the same collector and heap (-XX:+Use...GC -Xms -Xmx)",
            "if they are the same, find what allocates more: a profile of allocations, for example"
                + " in JMC"));
  }
}
