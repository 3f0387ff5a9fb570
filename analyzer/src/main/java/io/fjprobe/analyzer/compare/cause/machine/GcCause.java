package io.fjprobe.analyzer.compare.cause.machine;

import io.fjprobe.analyzer.compare.cause.Case;
import io.fjprobe.analyzer.compare.cause.Cause;
import io.fjprobe.analyzer.compare.cause.CauseStatement;
import io.fjprobe.analyzer.compare.cause.TellingCode;
import io.fjprobe.analyzer.compare.contrast.BytesAtLine;
import io.fjprobe.analyzer.compare.measure.Evidence;
import io.fjprobe.analyzer.compare.measure.Part;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.wording.MomentWording;
import io.fjprobe.analyzer.wording.Wording;
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

  /** Returns what both sides allocate, and what the slow side alone says of its collections. */
  private static String garbage(
      Case subject, @Nullable BytesAtLine most, @Nullable Diagnosis heard) {
    String allocated =
        subject.known(Evidence.ALLOCATED)
            ? " Bytes allocated per operation (estimate by samples): "
                + subject.both(Evidence.ALLOCATED)
                + "."
                + (most == null ? "" : at(subject, most))
            : " Whether the program allocates more is not recorded.";
    return heard == null ? allocated : allocated + subject.onlyOnSlow(heard);
  }

  private static String at(Case subject, BytesAtLine most) {
    return Wording.text(
        " Most of what is allocated more is allocated at %s: %s.",
        most.line(),
        subject.both(
            most.bytes().map(bytes -> bytes == 0 ? "none seen" : "about " + Wording.bytes(bytes))));
  }

  @Override
  public @Nullable Account judge(Case subject) {
    if (!subject.more(Evidence.GC_TIME)) {
      return null;
    }
    BytesAtLine most =
        subject.more(Evidence.ALLOCATED) ? subject.contrast().inSamples().mostAllocated() : null;
    TellingCode code = TellingCode.of(subject);
    Diagnosis heard = subject.onlyHeardOfSlow("gc-pauses");
    return subject.account(
        CauseStatement.of(
            "the garbage collector stops the workers more on "
                + subject.slow()
                + (most == null
                    ? ""
                    : ", where more is allocated, most of it at "
                        + MomentWording.withoutPackage(most.line())),
            heard == null ? List.of() : List.of(subject.onlyHeard(heard)),
            code.signs(null)),
        "GC pauses per operation: "
            + subject.both(Evidence.GC_PAUSES)
            + ", in total "
            + subject.both(Evidence.GC_TIME)
            + "."
            + garbage(subject, most, heard)
            + code.sentence(),
        most == null
            ? List.of(
                "run both sides with the same collector and heap (-XX:+Use...GC -Xms -Xmx)",
                "if they are the same, find what allocates more: a profile of allocations, for"
                    + " example in JMC")
            : List.of("allocate less at " + most.line() + ", or give the JVM more heap"));
  }
}
