package io.fjprobe.analyzer.compare.cause.virtual;

import io.fjprobe.analyzer.compare.cause.Case;
import io.fjprobe.analyzer.compare.cause.Cause;
import io.fjprobe.analyzer.compare.cause.limit.CauseLimit;
import io.fjprobe.analyzer.compare.measure.BySide;
import io.fjprobe.analyzer.compare.measure.Evidence;
import io.fjprobe.analyzer.compare.measure.Part;
import io.fjprobe.analyzer.compare.moment.MomentContrast;
import io.fjprobe.analyzer.compare.moment.MomentRow;
import io.fjprobe.analyzer.wording.MomentWording;
import io.fjprobe.analyzer.wording.Wording;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Virtual threads compute for longer at a time and so keep their carriers. Others that are ready
 * wait for one, and what these do next, such as to sleep, comes later: when the others have ended,
 * and the carriers have nothing to do.
 */
public final class BusyCarriersCause implements Cause {

  @Override
  public String id() {
    return "busy-carriers";
  }

  @Override
  public Set<Part> parts() {
    return EnumSet.of(Part.IDLE, Part.SPIN, Part.SCAN);
  }

  /** It delays no more than all the time that virtual threads wait for a carrier. */
  @Override
  public double most(Case subject) {
    BySide<Double> waits = waits(subject);
    return waits == null ? 0 : subject.onSlow(waits) * subject.onSlow(Evidence.TASKS);
  }

  @Override
  public @Nullable Account judge(Case subject) {
    BySide<Double> waits = waits(subject);
    if (waits == null
        || !subject.moreTime(Part.IDLE)
        || subject.moreTime(Part.WORK)
        || !subject.more(Evidence.WORK_PER_TASK, CauseLimit.MUCH_MORE)
        || subject.onSlow(waits) < CauseLimit.MUCH_MORE.value() * subject.onFast(waits)) {
      return null;
    }
    return subject.account(
        Wording.text(
            "virtual threads keep their carriers for longer at a time on %s, and others that are"
                + " ready wait for one meanwhile%s",
            subject.slow(), later(subject)),
        "User code per turn on a carrier: "
            + subject.both(Evidence.WORK_PER_TASK)
            + "; turns "
            + subject.both(Evidence.TASKS)
            + " per operation. Before a turn, a virtual thread that is ready waits for a carrier,"
            + " in the mean (estimate): "
            + subject.both(waits.map(Wording::time))
            + ". Unused parallelism: "
            + subject.both(Part.IDLE)
            + " per operation.",
        List.of(
            "let code that computes for long release its carrier now and then, for example by"
                + " Thread.yield(), or run it on platform threads: the operating system divides"
                + " the CPUs among them"));
  }

  /** Returns how long a virtual thread waits for a carrier each time; null: it is not known. */
  private static @Nullable BySide<Double> waits(Case subject) {
    MomentContrast moments = subject.contrast().moments();
    BySide<Double> ready = moments == null ? null : moments.ready();
    BySide<Boolean> virtual = subject.contrast().isOfVirtualThreads();
    if (ready == null || !virtual.base() || !virtual.next() || !subject.known(Evidence.TASKS)) {
      return null;
    }
    BySide<Double> wall = subject.contrast().wall().values();
    BySide<Double> turns = subject.contrast().compared(Evidence.TASKS).values();
    return new BySide<>(
        ready.base() * wall.base() / turns.base(), ready.next() * wall.next() / turns.next());
  }

  /** Returns what comes later: what holds the program up for longer; empty: it is not known. */
  private static String later(Case subject) {
    MomentContrast moments = subject.contrast().moments();
    MomentRow row =
        moments == null ? null : moments.largest(subject.contrast().wall().difference().value());
    return row == null || !row.doing().isBlocked()
        ? ""
        : Wording.text(
            ", so that this comes later: %s",
            MomentWording.of(row.doing(), row.where(), row.worker(), row.line()));
  }
}
