package io.fjprobe.analyzer.compare.cause.moment;

import io.fjprobe.analyzer.compare.cause.CalledMoreOften;
import io.fjprobe.analyzer.compare.cause.Case;
import io.fjprobe.analyzer.compare.cause.Cause;
import io.fjprobe.analyzer.compare.cause.CauseStatement;
import io.fjprobe.analyzer.compare.cause.InKernel;
import io.fjprobe.analyzer.compare.cause.OnlyLoaded;
import io.fjprobe.analyzer.compare.cause.limit.CauseLimit;
import io.fjprobe.analyzer.compare.measure.BySide;
import io.fjprobe.analyzer.compare.measure.Evidence;
import io.fjprobe.analyzer.compare.moment.MomentContrast;
import io.fjprobe.analyzer.compare.moment.MomentRow;
import io.fjprobe.analyzer.compare.moment.UnusedChange;
import io.fjprobe.analyzer.compare.statistics.Estimate;
import io.fjprobe.analyzer.contract.Unused;
import io.fjprobe.analyzer.wording.MomentWording;
import io.fjprobe.analyzer.wording.Wording;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A slower side works more, or less of its work runs at the same time: wall time is CPU time
 * divided by the CPUs that are used. Looks at all threads tell which of the two it is, whatever
 * else moved.
 */
public final class LessAtOnceCause {

  public static final String ID = "less-at-once";

  private final Case subject;
  private final MomentContrast moments;

  private LessAtOnceCause(Case subject, MomentContrast moments) {
    this.subject = subject;
    this.moments = moments;
  }

  /** Null: nobody looked at all threads on one side, or they had not as many CPUs on both. */
  public static @Nullable LessAtOnceCause of(Case subject) {
    MomentContrast moments = subject.contrast().moments();
    return moments == null || !moments.isOfAsManyCpus()
        ? null
        : new LessAtOnceCause(subject, moments);
  }

  /**
   * Returns the share of the gap that fewer CPUs in use make. It is below 0 if more are in use on
   * the slow side. The rest of the gap is more work.
   */
  public double share() {
    return factor().value() / logarithmOfGap();
  }

  /** Returns whether there are more workers than CPUs, so that an idle one may need none. */
  public boolean hasMoreWorkersThanCpus() {
    Integer workers = subject.onSlow(subject.contrast().parallelism());
    return workers != null && workers > moments.available();
  }

  /**
   * Returns whether fewer CPUs are in use on the slow side for certain: the interval leaves out
   * that both sides use as many.
   */
  public boolean isCertain() {
    Estimate factor = factor();
    return factor.moved() && factor.value() > 0 == logarithmOfGap() > 0;
  }

  /**
   * Returns the logarithm of base to next of the CPUs that are used. Looks may take a thread for
   * blocked that the kernel works for. The CPU time of the JVM is exact, so no more is claimed than
   * that tells.
   */
  private Estimate factor() {
    Estimate looked = moments.cpusFactor();
    double exact = usedByTime();
    double less = Math.abs(looked.value()) - Math.max(0, exact * Math.signum(looked.value()));
    return Double.isNaN(exact) || less <= 0 || !InKernel.hasMostOfIt(subject)
        ? looked
        : looked.map(each -> each - less * Math.signum(looked.value()));
  }

  /** Returns the same by the CPU time, without that of the JIT; not a number: it is not known. */
  private double usedByTime() {
    BySide<Double> cpu = subject.contrast().of(Evidence.CPU_TIME).values();
    BySide<Double> compile = subject.contrast().of(Evidence.COMPILE_TIME).values();
    BySide<Double> used =
        cpu.with(compile, (all, jit) -> Double.isNaN(jit) ? all : all - jit)
            .with(subject.contrast().wall().values(), (nanos, wall) -> nanos / wall);
    return used.any(each -> !(each > 0)) ? Double.NaN : Math.log(used.base() / used.next());
  }

  private double logarithmOfGap() {
    return Math.log(subject.contrast().wall().factor());
  }

  /**
   * Returns whether it names the line of others than workers at which the program waits. Then it
   * says why workers have less to do.
   */
  public boolean saysWhy() {
    MomentRow row = largest();
    return atLargest() != null && row != null && !row.worker() && !row.doing().runsCode();
  }

  /**
   * Returns whether the pool or its tasks do it, and not something beside them: by its reason, or
   * because tasks are blocked for most of the gap.
   */
  public boolean isOfPool() {
    MomentRow row = largest();
    return row != null && row.worker() && row.doing().isBlocked()
        || most().map(change -> change.why().isOfPool()).orElse(false);
  }

  /** Returns how much of the difference of wall times per operation it makes, in nanoseconds. */
  public Estimate effect() {
    double gap = subject.contrast().wall().difference().value();
    double whole = logarithmOfGap();
    Estimate factor = factor();
    double a = factor.low() / whole * gap;
    double b = factor.high() / whole * gap;
    return new Estimate(factor.value() / whole * gap, Math.min(a, b), Math.max(a, b));
  }

  public Cause.Account account() {
    BySide<Double> cpus = moments.cpus();
    Optional<UnusedChange> most = most();
    List<String> advice = new ArrayList<>();
    most.ifPresent(change -> advice.add(advice(change.why())));
    CalledMoreOften calls = CalledMoreOften.of(subject, null, subject.contrast().wall().values());
    return new Cause.Account(
        CauseStatement.of(
            Wording.text(
                "less runs at the same time on %s: %.1f CPUs are used there, and %.1f on %s",
                subject.slow(), subject.onSlow(cpus), subject.onFast(cpus), subject.fast()),
            most.map(change -> change.why().words()).stream().toList(),
            at(),
            BegunByTimer.of(subject, atLargest()),
            SlowNetwork.of(subject),
            subject.whileMoreWaitForCarrier(),
            calls == null ? List.of() : calls.signs(),
            subject.alsoHeard()),
        Wording.text(
                "By looks at all threads, the CPUs that are used: %s.%s%s",
                subject.both(cpus.map(number -> Wording.text("%.2f", number))),
                most.map(this::unused).orElse(""),
                where())
            + subject.moreWaitForCarrier()
            + (calls == null ? "" : calls.sentence())
            + OnlyLoaded.of(subject),
        advice,
        List.of());
  }

  /**
   * Returns the reason for most of what is unused for longer on the slow side; empty: nothing is.
   */
  private Optional<UnusedChange> most() {
    double sign = subject.nextIsSlow() ? 1 : -1;
    return moments.unused().stream()
        .filter(change -> sign * change.difference() > 0)
        .max(Comparator.comparingDouble(change -> sign * change.difference()));
  }

  private String unused(UnusedChange change) {
    return Wording.text(
        " Most of what is unused more, per operation, is unused because %s: %s of CPU time.",
        change.why().words(), subject.both(change.nanos().map(Wording::time)));
  }

  /** Returns signs: what has most of the gap. There are more, if that is most of it. */
  private List<String> at() {
    MomentRow row = atLargest();
    return row == null || row.line() == null
        ? AtMost.largestPart(subject)
        : CauseStatement.all(
            List.of(WayThere.where(subject, row) + fewerThreads(row)),
            EndedByTime.of(subject, row),
            MoreSleeps.of(subject, row),
            SleepsMeanwhile.of(subject, row),
            WayThere.of(subject, row),
            WayThere.othersWait(subject, row));
  }

  /** Null: nothing has most of the gap, or its line is not known. */
  private @Nullable MomentRow atLargest() {
    MomentRow row = largest();
    return row == null
            || row.line() == null
            || !subject.canMake(CauseLimit.LONGER_AT_LINE_MOST, Math.abs(row.difference().value()))
        ? null
        : row;
  }

  /** Says that fewer threads do it at a time; empty: they are not clearly fewer. */
  private String fewerThreads(MomentRow row) {
    double slow = subject.onSlow(row.widths());
    double fast = subject.onFast(row.widths());
    return slow == 0 || fast < CauseLimit.MUCH_MORE.value() * slow
        ? ""
        : Wording.text(" (%.1f threads at a time, and %.1f on %s)", slow, fast, subject.fast());
  }

  private @Nullable MomentRow largest() {
    return moments.largest(subject.contrast().wall().difference().value());
  }

  private String where() {
    MomentRow row = largest();
    return row == null
        ? ""
        : Wording.text(
                " What takes more of the wall time: %s (%s per operation).",
                MomentWording.of(row.doing(), row.where(), row.worker(), row.line()),
                subject.both(row.nanos().map(Wording::time)))
            + WayThere.sentence(subject, row)
            + WayThere.othersSentence(subject, row);
  }

  private static String advice(Unused why) {
    return switch (why) {
      case ONE_WORKER ->
          "one worker has what others could help with: look for tasks that wait for each other, for"
              + " an order that must be kept, for one long task, or for tasks that are handed over"
              + " one at a time";
      case ONE_OUTSIDE -> "a part of the program is sequential: do it in tasks, or make it shorter";
      case LOCKS -> "hold the lock for less, or give each thread its own copy of what it protects";
      case EXECUTOR -> "give the executor more threads, or take waiting out of its tasks";
      case EVENT_LOOP -> "do not block in event loops: let other threads do what blocks";
      case ONE_BLOCKED, BLOCKED, WORKERS_WAIT ->
          "let more tasks wait at the same time, or take waiting out of the tasks";
      case PAUSED -> "look at the collector: the JVM pauses all threads meanwhile";
      case FEW, NOBODY_RUNS -> "look at who waits for whom: summarize shows it for each side";
      case ASLEEP, NOT_ASKED -> "look at who asks: there is less to do at a time";
    };
  }
}
