package io.fjprobe.analyzer.compare.cause.machine;

import io.fjprobe.analyzer.compare.cause.Case;
import io.fjprobe.analyzer.compare.cause.Cause;
import io.fjprobe.analyzer.compare.cause.limit.CauseLimit;
import io.fjprobe.analyzer.compare.measure.Evidence;
import io.fjprobe.analyzer.compare.measure.Part;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The JIT still compiles while one side is measured, and takes CPU for it. */
public final class CompilationCause implements Cause {

  @Override
  public String id() {
    return "compilation";
  }

  @Override
  public Set<Part> parts() {
    return EnumSet.of(Part.WORK, Part.CPU_WAIT, Part.UNATTRIBUTED);
  }

  @Override
  public boolean outsideForkJoin() {
    return true;
  }

  @Override
  public boolean explainsWaits() {
    return false;
  }

  @Override
  public @Nullable Account judge(Case subject) {
    double more = subject.onSlow(Evidence.COMPILE_TIME) - subject.onFast(Evidence.COMPILE_TIME);
    // a run has its warm-up in it, on both sides
    boolean warmUp = subject.ofRuns() && !subject.more(Evidence.INTERPRETED);
    return warmUp
            || subject.isCompiledMore()
            || !subject.more(Evidence.COMPILE_TIME, CauseLimit.CLEARLY_MORE)
            || more < CauseLimit.COMPILATION_MORE.value() * subject.gap()
        ? null
        : subject.account(
            "the JIT compiler runs while " + subject.slow() + " is measured",
            "Elapsed time of the compiler threads per operation: "
                + subject.both(Evidence.COMPILE_TIME)
                + ".",
            List.of("warm up for longer before measuring"));
  }
}
