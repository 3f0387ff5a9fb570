package io.fjprobe.analyzer.compare.cause;

import io.fjprobe.analyzer.compare.Part;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Workers are off the CPU, and not for lack of one: the system knows that, but not why. */
final class OffCpuCause implements Cause {

  @Override
  public String id() {
    return "off-cpu";
  }

  @Override
  public Set<Part> parts() {
    return EnumSet.of(Part.OFF_CPU);
  }

  @Override
  public boolean outsideForkJoin() {
    return true;
  }

  @Override
  public Account judge(Case subject) {
    if (!subject.moreTime(Part.OFF_CPU, Case.WORTH_A_WORD)) {
      return null;
    }
    return new Account(
        "workers are off the CPU for longer on " + subject.slow() + ", the JVM does not tell why",
        "Neither on a CPU nor blocked as far as events tell: "
            + subject.both(Part.OFF_CPU)
            + " per operation. That is the kernel at work on files or memory, or blocking that is"
            + " shorter than its event's threshold; where waiting for a CPU was not recorded, that"
            + " too.",
        List.of(
            "see which lines call native code: analyzer summarize, off-cpu",
            "record shorter blocking, for instance with jdk.ThreadPark#threshold=0 ms"));
  }
}
