package io.fjprobe.analyzer.compare.cause.virtual;

import io.fjprobe.analyzer.compare.cause.AdditionalTasks;
import io.fjprobe.analyzer.compare.cause.CalledMoreOften;
import io.fjprobe.analyzer.compare.cause.Case;
import io.fjprobe.analyzer.compare.cause.Cause;
import io.fjprobe.analyzer.compare.cause.CauseStatement;
import io.fjprobe.analyzer.compare.cause.limit.CauseLimit;
import io.fjprobe.analyzer.compare.contrast.LongerCode;
import io.fjprobe.analyzer.compare.contrast.SampledCode;
import io.fjprobe.analyzer.compare.measure.BySide;
import io.fjprobe.analyzer.compare.measure.Evidence;
import io.fjprobe.analyzer.compare.measure.Part;
import io.fjprobe.analyzer.wording.MomentWording;
import io.fjprobe.analyzer.wording.Wording;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Virtual threads go on more often, and each time for less: what wakes them may wake too many, or
 * they wait for smaller pieces.
 */
public final class MoreTurnsCause implements Cause {

  @Override
  public String id() {
    return "more-turns";
  }

  @Override
  public Set<Part> parts() {
    return EnumSet.of(
        Part.WORK,
        Part.FORK_JOIN,
        Part.SCAN,
        Part.SPIN,
        Part.SUBMIT,
        Part.PROBE,
        Part.CPU_WAIT,
        Part.PAUSED);
  }

  @Override
  public boolean explainsWaits() {
    return false;
  }

  @Override
  public @Nullable Account judge(Case subject) {
    if (subject.contrast().isOfVirtualThreads().any(virtual -> !virtual)
        || !subject.more(Evidence.TASKS, CauseLimit.MUCH_MORE)
        || !subject.fewer(Evidence.WORK_PER_TASK)
        || !AdditionalTasks.takeTime(subject)) {
      return null;
    }
    return subject.account(
        CauseStatement.of(
            Wording.text(
                "virtual threads go on %s times as often on %s, each time for less",
                Wording.number(subject.onSlow(Evidence.TASKS) / subject.onFast(Evidence.TASKS)),
                subject.slow()),
            longerIn(subject),
            calledMore(subject)),
        "Turns of virtual threads on a carrier, per operation: "
            + subject.both(Evidence.TASKS)
            + ", with less user code in each: "
            + subject.both(Evidence.WORK_PER_TASK)
            + ". Before and after each, a virtual thread is unparked, queued, mounted and"
            + " unmounted.",
        List.of(
            "look at what wakes them: signalAll and notifyAll wake all that wait, although one may"
                + " be enough",
            "look at how much they wait for each time: a short queue or small reads let them wait"
                + " often"));
  }

  /** Returns as signs what is called more often; none: that was not counted, or nothing is. */
  private static List<String> calledMore(Case subject) {
    BySide<Double> nanos = subject.contrast().nanos(Part.WORK).values();
    CalledMoreOften calls = CalledMoreOften.of(subject, null, nanos);
    return calls == null ? List.of() : calls.signs();
  }

  /** Names what tells most of where they go on; none: samples show nothing that they do longer. */
  private static List<String> longerIn(Case subject) {
    SampledCode sampled = subject.contrast().sampledCode();
    List<LongerCode> longer = sampled == null ? List.of() : sampled.longer();
    return longer.isEmpty()
        ? List.of()
        : List.of(
            Wording.text(
                "by samples, threads run for longer in %s on %s",
                MomentWording.withoutPackage(longer.get(0).method()), subject.slow()));
  }
}
