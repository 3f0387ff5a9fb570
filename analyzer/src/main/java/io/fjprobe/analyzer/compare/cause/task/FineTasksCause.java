package io.fjprobe.analyzer.compare.cause.task;

import io.fjprobe.analyzer.compare.cause.AdditionalTasks;
import io.fjprobe.analyzer.compare.cause.Case;
import io.fjprobe.analyzer.compare.cause.Cause;
import io.fjprobe.analyzer.compare.cause.limit.CauseLimit;
import io.fjprobe.analyzer.compare.contrast.GrownMethod;
import io.fjprobe.analyzer.compare.contrast.SampledCode;
import io.fjprobe.analyzer.compare.measure.Evidence;
import io.fjprobe.analyzer.compare.measure.Part;
import io.fjprobe.analyzer.wording.Wording;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The same work is cut into more tasks, so that there is less of it in each. What a task costs is
 * partly inlined into the user's code, and so part of that.
 */
public final class FineTasksCause implements Cause {

  @Override
  public String id() {
    return "fine-tasks";
  }

  @Override
  public Set<Part> parts() {
    return EnumSet.of(
        Part.WORK,
        Part.FORK_JOIN,
        Part.SCAN,
        Part.SPIN,
        Part.SUBMIT,
        Part.IDLE,
        Part.PROBE,
        Part.JOIN_BLOCKED,
        Part.CPU_WAIT,
        Part.PAUSED,
        Part.SEQUENTIAL,
        Part.UNATTRIBUTED);
  }

  /** A caller that computes something else for longer may hand over tasks in smaller portions. */
  @Override
  public Set<Part> parts(Case subject) {
    Set<Part> parts = EnumSet.copyOf(parts());
    if (doCallersComputeMore(subject)) {
      parts.remove(Part.SEQUENTIAL);
    }
    return parts;
  }

  private static boolean doCallersComputeMore(Case subject) {
    SampledCode sampled = subject.contrast().sampledCode();
    return sampled != null
        && subject.more(Evidence.CALLERS_ALONE)
        && sampled.isOutsidePools(CauseLimit.LONGER_AT_LINE_MOST.value());
  }

  @Override
  public boolean explainsWaits() {
    return false;
  }

  @Override
  public @Nullable Account judge(Case subject) {
    if (subject.onSlow(subject.contrast().isOfVirtualThreads())
        || !subject.more(Evidence.TASKS)
        || !subject.fewer(Evidence.WORK_PER_TASK)
        || !AdditionalTasks.takeTime(subject)) {
      return null;
    }
    boolean async = subject.onSlow(subject.contrast().isAsync());
    GrownMethod method = subject.grownMethod();
    return subject.account(
        Wording.text(
                async
                    ? "workers run more tasks on %s, with less work in each"
                    : "the work is split into more tasks on %s",
                subject.slow())
            + (method == null
                ? ""
                : ", and most of the additional running time is in " + method.shortly()),
        "Tasks per operation: "
            + subject.both(Evidence.TASKS)
            + ", with less work in each: "
            + subject.both(Evidence.WORK_PER_TASK)
            + ". Each has to be pushed, found, run and joined."
            + (method == null ? "" : subject.inMethod(method)),
        List.of(
            async
                ? "look at what hands so many tasks to this pool: it may send the same messages"
                    + " again, or make a task of each small step"
                : "fork only while there is enough work to share: raise the sequential threshold"));
  }
}
