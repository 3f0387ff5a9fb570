package io.fjprobe.analyzer.compare.cause;

import io.fjprobe.analyzer.compare.Evidence;
import io.fjprobe.analyzer.compare.Part;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Workers are put to sleep and woken more often. */
final class WakeUpCause implements Cause {

  @Override
  public String id() {
    return "signalling";
  }

  @Override
  public Set<Part> parts() {
    return EnumSet.of(Part.IDLE, Part.SPIN, Part.SCAN, Part.FORK_JOIN, Part.SUBMIT);
  }

  @Override
  public Account judge(Case subject) {
    boolean signals = subject.more(Evidence.SIGNALS);
    boolean parks = subject.more(Evidence.PARKS);
    if (!signals && !parks || !subject.same(Evidence.TASKS)) {
      return null;
    }
    return new Account(
        "workers are parked and woken more often on " + subject.slow(),
        "For as many tasks, signals to idle workers per operation are "
            + subject.both(Evidence.SIGNALS)
            + ", parks "
            + subject.both(Evidence.PARKS)
            + " of "
            + subject.both(Evidence.PARK_LENGTH)
            + ".",
        List.of("give the pool larger bursts of work, or fewer workers"));
  }
}
