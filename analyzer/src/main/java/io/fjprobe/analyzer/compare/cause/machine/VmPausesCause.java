package io.fjprobe.analyzer.compare.cause.machine;

import io.fjprobe.analyzer.compare.cause.Case;
import io.fjprobe.analyzer.compare.cause.Cause;
import io.fjprobe.analyzer.compare.measure.Evidence;
import io.fjprobe.analyzer.compare.measure.Part;
import io.fjprobe.analyzer.finding.machine.VmPausesFinding;
import io.fjprobe.analyzer.wording.Wording;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The JVM stops all threads more, and not to collect garbage. */
public final class VmPausesCause implements Cause {

  @Override
  public String id() {
    return "vm-pauses";
  }

  @Override
  public Set<Part> parts() {
    return EnumSet.of(Part.PAUSED);
  }

  @Override
  public boolean outsideForkJoin() {
    return true;
  }

  /** Returns by how much longer than for collections the JVM stops all threads on the slow side. */
  private static double moreThanCollections(Case subject) {
    return more(subject, Evidence.OTHER_PAUSE_TIME) - more(subject, Evidence.GC_TIME);
  }

  private static double more(Case subject, Evidence time) {
    return subject.onSlow(time) - subject.onFast(time);
  }

  @Override
  public @Nullable Account judge(Case subject) {
    if (!subject.more(Evidence.OTHER_PAUSE_TIME) || moreThanCollections(subject) <= 0) {
      return null;
    }
    String most = subject.contrast().vmOperation();
    return subject.account(
        Wording.text(
            "the JVM stops all threads for longer on %s, %s",
            subject.slow(), most == null ? "and not to collect garbage" : "most of it for " + most),
        "Pauses that are no collections, and long enough for an event, per operation: "
            + subject.both(Evidence.OTHER_PAUSES)
            + ", in total "
            + subject.both(Evidence.OTHER_PAUSE_TIME)
            + ".",
        List.of(VmPausesFinding.advice(most)));
  }
}
