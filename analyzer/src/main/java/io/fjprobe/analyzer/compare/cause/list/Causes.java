package io.fjprobe.analyzer.compare.cause.list;

import static java.util.stream.Collectors.toCollection;

import io.fjprobe.analyzer.compare.cause.Case;
import io.fjprobe.analyzer.compare.cause.Cause;
import io.fjprobe.analyzer.compare.cause.Starved;
import io.fjprobe.analyzer.compare.cause.blocking.BlockedJoinsCause;
import io.fjprobe.analyzer.compare.cause.blocking.BlockingCause;
import io.fjprobe.analyzer.compare.cause.blocking.CompensationPolicyCause;
import io.fjprobe.analyzer.compare.cause.blocking.ManagedBlockRetryCause;
import io.fjprobe.analyzer.compare.cause.blocking.ManagedBlockingCause;
import io.fjprobe.analyzer.compare.cause.blocking.UnmanagedBlockingCause;
import io.fjprobe.analyzer.compare.cause.idle.FutileSignalsCause;
import io.fjprobe.analyzer.compare.cause.idle.IdleCause;
import io.fjprobe.analyzer.compare.cause.idle.ImbalanceCause;
import io.fjprobe.analyzer.compare.cause.idle.ParallelismCause;
import io.fjprobe.analyzer.compare.cause.idle.SequentialCause;
import io.fjprobe.analyzer.compare.cause.idle.SignallingCause;
import io.fjprobe.analyzer.compare.cause.idle.TooFewTasksCause;
import io.fjprobe.analyzer.compare.cause.jdk.JdkChanges;
import io.fjprobe.analyzer.compare.cause.limit.CauseLimit;
import io.fjprobe.analyzer.compare.cause.machine.CompilationCause;
import io.fjprobe.analyzer.compare.cause.machine.GcCause;
import io.fjprobe.analyzer.compare.cause.machine.InterpretedCodeCause;
import io.fjprobe.analyzer.compare.cause.machine.OffCpuCause;
import io.fjprobe.analyzer.compare.cause.machine.StarvationCause;
import io.fjprobe.analyzer.compare.cause.machine.ThrottlingCause;
import io.fjprobe.analyzer.compare.cause.machine.VmPausesCause;
import io.fjprobe.analyzer.compare.cause.moment.ContextSwitchesCause;
import io.fjprobe.analyzer.compare.cause.moment.LessAtOnceCause;
import io.fjprobe.analyzer.compare.cause.moment.LongerAtLineCause;
import io.fjprobe.analyzer.compare.cause.moment.LongerInMethodCause;
import io.fjprobe.analyzer.compare.cause.moment.NothingAskedCause;
import io.fjprobe.analyzer.compare.cause.moment.StartedThreadsCause;
import io.fjprobe.analyzer.compare.cause.moment.Waits;
import io.fjprobe.analyzer.compare.cause.queue.ContentionCause;
import io.fjprobe.analyzer.compare.cause.queue.PoolPerOperationCause;
import io.fjprobe.analyzer.compare.cause.queue.QueueOrderCause;
import io.fjprobe.analyzer.compare.cause.queue.StarvedSubmissionsCause;
import io.fjprobe.analyzer.compare.cause.queue.WorkerSubmissionCause;
import io.fjprobe.analyzer.compare.cause.task.ExceptionsCause;
import io.fjprobe.analyzer.compare.cause.task.FineTasksCause;
import io.fjprobe.analyzer.compare.cause.task.MoreTasksCause;
import io.fjprobe.analyzer.compare.cause.task.OtherThreadsCause;
import io.fjprobe.analyzer.compare.cause.task.ThreadPerTaskCause;
import io.fjprobe.analyzer.compare.cause.task.UserCodeCause;
import io.fjprobe.analyzer.compare.cause.virtual.BusyCarriersCause;
import io.fjprobe.analyzer.compare.cause.virtual.MoreTurnsCause;
import io.fjprobe.analyzer.compare.cause.virtual.PinnedCarriersCause;
import io.fjprobe.analyzer.compare.contrast.Contrast;
import io.fjprobe.analyzer.compare.contrast.PartOf;
import io.fjprobe.analyzer.compare.measure.Part;
import io.fjprobe.analyzer.compare.statistics.Estimate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Finds the causes of a difference; those with the greatest effect come first. */
public final class Causes {

  /** Parts that need a CPU, so that they take longer where threads wait for one. */
  private static final Set<Part> ON_CPU = EnumSet.of(Part.WORK, Part.FORK_JOIN, Part.SCAN);

  /** Those of a worker that has something to do. */
  private static final Set<Part> COMPUTING = EnumSet.of(Part.WORK, Part.FORK_JOIN);

  /**
   * All causes, the special before the general ones. Each part of the time has one cause, and a
   * mechanism that is known by its own evidence is a better one than "more of this".
   */
  private static final List<Cause> ALL =
      List.of(
          new ThreadPerTaskCause(),
          new OtherThreadsCause(),
          new ManagedBlockRetryCause(),
          new CompensationPolicyCause(),
          new UnmanagedBlockingCause(),
          new WorkerSubmissionCause(),
          new PoolPerOperationCause(),
          new ParallelismCause(),
          new QueueOrderCause(),
          new StarvedSubmissionsCause(),
          new FineTasksCause(),
          new VmPausesCause(),
          new GcCause(),
          new ThrottlingCause(),
          new InterpretedCodeCause(),
          new ExceptionsCause(),
          new StarvationCause(),
          new CompilationCause(),
          new OffCpuCause(),
          new MoreTasksCause(),
          new SequentialCause(),
          new FutileSignalsCause(),
          new BlockedJoinsCause(),
          new ContentionCause(),
          new SignallingCause(),
          new BusyCarriersCause(),
          new MoreTurnsCause(),
          new TooFewTasksCause(),
          new ImbalanceCause(),
          new IdleCause(),
          new PinnedCarriersCause(),
          new ManagedBlockingCause(),
          new BlockingCause(),
          new UserCodeCause());

  /** Those of a difference of which only one side has its work in a pool. */
  private static final List<Cause> OF_OTHER_THREADS =
      List.of(new ThreadPerTaskCause(), new OtherThreadsCause());

  private Causes() {}

  public static List<String> ids() {
    return Stream.concat(
            ALL.stream().map(Cause::id),
            Stream.of(
                LessAtOnceCause.ID,
                LongerAtLineCause.ID,
                NothingAskedCause.ID,
                LongerInMethodCause.ID,
                StartedThreadsCause.ID,
                ContextSwitchesCause.ID))
        .toList();
  }

  /**
   * Returns whether a difference is too small to say why.
   *
   * @param ratio of the throughputs
   */
  public static boolean isTooSmall(double ratio) {
    return Math.max(ratio, 1 / ratio) - 1 < CauseLimit.WORTH_EXPLAINING.value();
  }

  /** Returns the causes of a difference that is shown. Without one there is nothing to explain. */
  public static List<Explanation> of(Contrast contrast) {
    return of(contrast, EnumSet.allOf(Part.class));
  }

  /**
   * @param explicable parts of the time that a cause may claim
   */
  public static List<Explanation> of(Contrast contrast, Set<Part> explicable) {
    List<Explanation> explanations = new ArrayList<>();
    Set<Part> open = EnumSet.copyOf(explicable);
    boolean crowdIsSame = isCrowdSame(new Case(contrast));
    for (Cause cause : isOfOneSide(contrast) ? OF_OTHER_THREADS : ALL) {
      Set<Part> parts = EnumSet.copyOf(cause.parts(new Case(contrast)));
      if (crowdIsSame && parts.stream().anyMatch(COMPUTING::contains)) {
        parts.add(Part.CPU_WAIT); // who computes more also waits more, and who idles does not
      }
      parts.retainAll(open);
      Explanation explanation = parts.isEmpty() ? null : judge(cause, parts, contrast);
      if (explanation != null) {
        explanations.add(explanation);
        open.removeAll(explanation.effect().parts());
        if (open.isEmpty()) {
          break;
        }
      }
    }
    List<Explanation> possible = possible(explanations, new Case(contrast));
    possible.sort(
        Comparator.comparingDouble((Explanation each) -> each.effect().ofGap()).reversed());
    return inShares(possible);
  }

  /**
   * Whether only one side has its work in a pool. Of the other one, no part of its time is known.
   */
  private static boolean isOfOneSide(Contrast contrast) {
    return !contrast.isOutside().base().equals(contrast.isOutside().next());
  }

  /** Compilers of code that only the slow side runs belong to that code. */
  private static boolean isCrowdSame(Case subject) {
    return !Starved.more(subject) || subject.isCompiledMore();
  }

  /**
   * Limits the causes that say that there is more work: they explain no more than what more work
   * makes of the gap. If less runs at the same time, and nothing says why, that is added as a
   * cause. So is a line that holds up most of the gap, if most of it is left. Where other threads
   * are at that line, it says why workers have less to do, and takes the place of that. If they run
   * there, it says also why workers are parked more often.
   */
  private static List<Explanation> possible(List<Explanation> explanations, Case subject) {
    List<Explanation> possible = bounded(withPauses(explanations, subject), subject);
    LongerAtLineCause line = LongerAtLineCause.of(subject);
    if (line == null || line.share() <= CauseLimit.LONGER_AT_LINE_MOST.value()) {
      return LeftOver.explained(possible, subject);
    }
    List<Explanation> others =
        line.isOfPool() && !line.isMostlyOutside() ? possible : withoutIdle(possible);
    if (line.isRun() && line.isMostlyOutside()) {
      others = withoutWakeUps(others); // workers park when they wait for whoever is at the line
    }
    double left = 1 - others.stream().mapToDouble(Causes::ofGap).sum();
    if (left > CauseLimit.LONGER_AT_LINE_MOST.value()) {
      possible = others;
      possible.add(
          Explanation.of(
              LongerAtLineCause.ID,
              line.account(),
              line.isOfPool(),
              line.effect(),
              Math.min(left, line.share()),
              line.isRun()
                  ? JdkChanges.explaining(LongerAtLineCause.ID, subject.contrast())
                  : List.of()));
    }
    return possible;
  }

  private static List<Explanation> bounded(List<Explanation> explanations, Case subject) {
    LessAtOnceCause less = LessAtOnceCause.of(subject);
    if (less == null || !less.isCertain()) {
      return explanations;
    }
    double work = explanations.stream().filter(Causes::isWork).mapToDouble(Causes::ofGap).sum();
    double most = Math.max(1 - less.share(), 0);
    double factor = work > most ? most / work : 1;
    List<Explanation> possible = new ArrayList<>();
    for (Explanation each : less.saysWhy() ? withoutIdle(explanations) : explanations) {
      Explanation bounded = isWork(each) ? each.of(factor * ofGap(each)) : each;
      if (ofGap(bounded) >= CauseLimit.LEAST_EFFECT.value()) {
        possible.add(bounded);
      }
    }
    double left = 1 - possible.stream().mapToDouble(Causes::ofGap).sum();
    double paused = possible.stream().filter(Causes::isPause).mapToDouble(Causes::ofGap).sum();
    double share = Math.min(left, less.share() - paused);
    if (share >= CauseLimit.LEAST_EFFECT.value()) {
      possible.add(
          Explanation.of(
              LessAtOnceCause.ID,
              less.account(),
              less.isOfPool(),
              less.effect(),
              share,
              List.of()));
    }
    return possible;
  }

  /** A pause takes wall time whether workers had something to do or not. */
  private static List<Explanation> withPauses(List<Explanation> explanations, Case subject) {
    Waits waits = new Waits(subject);
    Estimate effect = waits.pauses();
    double share = waits.share(effect);
    Cause stops = new VmPausesCause();
    Cause.Account account = stops.judge(subject);
    if (account == null) {
      stops = new GcCause();
      account = stops.judge(subject);
    }
    double known = explanations.stream().filter(Causes::isPause).mapToDouble(Causes::ofGap).sum();
    if (account == null || share - known < CauseLimit.LEAST_EFFECT.value()) {
      return explanations;
    }
    List<Explanation> more = new ArrayList<>(explanations);
    more.removeIf(Causes::isPause);
    more.add(Explanation.of(stops.id(), account, false, effect, share, List.of()));
    return more;
  }

  /** The CPUs are unused in a pause, which explains that. */
  private static boolean isPause(Explanation explanation) {
    return isPause(explanation.cause());
  }

  private static boolean isPause(String cause) {
    return cause.equals(new GcCause().id()) || cause.equals(new VmPausesCause().id());
  }

  private static boolean isIdle(Explanation explanation) {
    return explanation.cause().equals(new IdleCause().id());
  }

  private static List<Explanation> withoutIdle(List<Explanation> explanations) {
    return explanations.stream()
        .filter(each -> !isIdle(each))
        .collect(toCollection(ArrayList::new));
  }

  private static List<Explanation> withoutWakeUps(List<Explanation> explanations) {
    return explanations.stream()
        .filter(each -> !each.cause().equals(new SignallingCause().id()))
        .collect(toCollection(ArrayList::new));
  }

  private static boolean isWork(Explanation explanation) {
    List<Part> parts = explanation.effect().parts();
    return !parts.isEmpty()
        && parts.stream().allMatch(part -> ON_CPU.contains(part) || part == Part.CPU_WAIT);
  }

  private static double ofGap(Explanation explanation) {
    return explanation.effect().ofGap();
  }

  /**
   * Turns effects into shares that add up to 1 at most. What has no cause may have gone the other
   * way, and then the causes did more than the gap.
   */
  private static List<Explanation> inShares(List<Explanation> explanations) {
    double all = explanations.stream().mapToDouble(each -> each.effect().ofGap()).sum();
    return explanations.stream()
        .map(each -> each.of(PartOf.share(each.effect().ofGap(), Math.max(all, 1))))
        .toList();
  }

  private static @Nullable Explanation judge(Cause cause, Set<Part> acting, Contrast contrast) {
    Case subject = new Case(contrast);
    Cause.Account account = cause.judge(subject);
    if (account == null) {
      return null;
    }
    Set<Part> parts = moved(acting, contrast);
    Estimate effect = contrast.contribution(parts);
    double gap = contrast.wall().difference().value();
    double share = Math.min(effect.value() / gap, most(cause, subject));
    return !effect.moved() || share < CauseLimit.LEAST_EFFECT.value()
        ? null
        : new Explanation(
            cause.id(),
            account.statement(),
            !cause.outsideForkJoin(),
            new Share(List.copyOf(parts), effect, share),
            account.explanation(),
            account.advice(),
            account.evidence(),
            JdkChanges.explaining(cause.id(), contrast));
  }

  /**
   * Returns the largest share of the gap that a cause can plausibly make: nothing of what others
   * are known to make, the JVM's pauses above all.
   */
  private static double most(Cause cause, Case subject) {
    double most = cause.most(subject) / subject.gap();
    Waits waits = new Waits(subject);
    return isPause(cause.id())
        ? most
        : Math.min(
            most, 1 - (isOfOneSide(subject.contrast()) ? waits.shareOfNew() : waits.share(cause)));
  }

  /**
   * Returns all parts that a cause acts on if their sum moved, because one may have turned into
   * another. If it did not, returns the parts that moved, because the noise of the others must not
   * hide them.
   */
  private static Set<Part> moved(Set<Part> parts, Contrast contrast) {
    if (contrast.contribution(parts).moved()) {
      return parts;
    }
    Set<Part> moved = EnumSet.copyOf(parts);
    moved.removeIf(part -> !contrast.contribution(Set.of(part)).moved());
    return moved;
  }
}
