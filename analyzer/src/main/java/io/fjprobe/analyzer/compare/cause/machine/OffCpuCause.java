package io.fjprobe.analyzer.compare.cause.machine;

import io.fjprobe.analyzer.compare.cause.Case;
import io.fjprobe.analyzer.compare.cause.Cause;
import io.fjprobe.analyzer.compare.measure.Evidence;
import io.fjprobe.analyzer.compare.measure.Part;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Workers are off the CPU, and not for lack of one. The system knows that, but no event says why.
 */
public final class OffCpuCause implements Cause {

  @Override
  public String id() {
    return "off-cpu";
  }

  @Override
  public Set<Part> parts() {
    return EnumSet.of(Part.OFF_CPU, Part.UNMANAGED_BLOCKED);
  }

  @Override
  public boolean outsideForkJoin() {
    return true;
  }

  @Override
  public @Nullable Account judge(Case subject) {
    if (!subject.moreTime(Part.OFF_CPU)) {
      return counted(subject);
    }
    return subject.account(
        "workers are off the CPU for longer on " + subject.slow() + ", for an unknown reason",
        "Neither on a CPU nor blocked in any event: "
            + subject.both(Part.OFF_CPU)
            + " per operation. This is the kernel's work on files or memory, or blocking that is"
            + " shorter than the threshold of its event. Where waiting for a CPU was not"
            + " recorded, it is included.",
        List.of(
            "to see which lines call native code, look at the finding off-cpu of analyzer"
                + " summarize",
            "to record shorter blocking, set for instance jdk.ThreadPark#threshold=0 ms"));
  }

  /**
   * Judges recordings that have the waiting for a CPU: workers are blocked for longer, though
   * events tell of no more.
   */
  private static @Nullable Account counted(Case subject) {
    boolean told =
        subject.more(Evidence.UNMANAGED_BLOCKS) || subject.more(Evidence.UNMANAGED_BLOCK_LENGTH);
    return told || !subject.moreTime(Part.UNMANAGED_BLOCKED)
        ? null
        : subject.account(
            "workers are blocked for longer on " + subject.slow() + ", for an unknown reason",
            "Unmanaged blocking: "
                + subject.both(Part.UNMANAGED_BLOCKED)
                + " per operation, which events of the JDK do not explain. This is waiting for"
                + " files, sockets or memory, or blocking that is shorter than the threshold of"
                + " its event.",
            List.of(
                "to see which lines call native code, look at the finding off-cpu of analyzer"
                    + " summarize",
                "to record shorter blocking, set for instance jdk.ThreadPark#threshold=0 ms"));
  }
}
