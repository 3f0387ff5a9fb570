package io.fjprobe.workloads.run.measure;

import io.fjprobe.workloads.run.figures.IterationResult;
import io.fjprobe.workloads.run.plan.RunPlan;
import java.util.function.Consumer;

/** The event of an iteration where this JVM has Flight Recorder; never a reason to fail. */
public final class IterationMark {
  /** Null: no jdk.jfr here, or it does not work. */
  private JfrMark jfr;

  public IterationMark() {
    try {
      Class.forName("jdk.jfr.Event");
      jfr = new JfrMark();
    } catch (ClassNotFoundException | LinkageError | RuntimeException e) {
      jfr = null;
    }
  }

  void begin() {
    guarded(JfrMark::begin);
  }

  void end() {
    guarded(JfrMark::end);
  }

  void commit(RunPlan plan, IterationResult result) {
    guarded(mark -> mark.commit(plan, result));
  }

  public boolean isPresent() {
    return jfr != null;
  }

  private void guarded(Consumer<JfrMark> step) {
    if (jfr == null) {
      return;
    }
    try {
      step.accept(jfr);
    } catch (RuntimeException | LinkageError e) {
      jfr = null;
    }
  }
}
