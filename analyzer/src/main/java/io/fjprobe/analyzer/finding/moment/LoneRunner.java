package io.fjprobe.analyzer.finding.moment;

import static io.fjprobe.analyzer.finding.limit.Condition.RUNS_ALONE;
import static io.fjprobe.analyzer.finding.limit.Threshold.CPU_ELSEWHERE_ALONE;
import static io.fjprobe.analyzer.finding.limit.Threshold.IDLE_WORKERS_ALONE;
import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.moment.Box;
import io.fjprobe.analyzer.contract.Context;
import io.fjprobe.analyzer.contract.Unused;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.finding.Severity;
import io.fjprobe.analyzer.finding.limit.Threshold;
import io.fjprobe.analyzer.wording.MomentWording;
import io.fjprobe.analyzer.wording.Wording;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * One thread at a time runs while CPUs are unused, and most of the time it is of one pool or of one
 * group of other threads: whoever waits for it, and however they do.
 *
 * @param boxes what it runs
 */
public record LoneRunner(UnusedCpus unused, List<Box> boxes) {

  /** This is a worker of this pool that runs alone. Null: there is none, or nobody looked. */
  public static @Nullable LoneRunner worker(Finding.Subject subject) {
    LoneRunner lone = of(subject, Unused.ONE_WORKER, IDLE_WORKERS_ALONE, true);
    return lone == null || !lone.boxes.get(0).where().equals(subject.pool().name()) ? null : lone;
  }

  /** This is a thread outside of pools that runs alone. Null: there is none, or nobody looked. */
  public static @Nullable LoneRunner outside(Finding.Subject subject) {
    return of(subject, Unused.ONE_OUTSIDE, CPU_ELSEWHERE_ALONE, false);
  }

  private static @Nullable LoneRunner of(
      Finding.Subject subject, Unused why, Threshold threshold, boolean worker) {
    UnusedCpus unused = UnusedCpus.of(subject, why, threshold);
    if (unused == null || unused.account().cpus() < 2 || !unused.isAsked() || !unused.isMuch()) {
      return null;
    }
    Map<String, List<Box>> runners =
        unused.account().boxes().stream()
            .filter(box -> box.worker() == worker && box.doing().runsCode())
            .collect(Collectors.groupingBy(Box::where));
    double all = runners.values().stream().mapToDouble(LoneRunner::alone).sum();
    return runners.values().stream()
        .filter(boxes -> alone(boxes) >= subject.limits().value(RUNS_ALONE) * all)
        .findFirst()
        .map(boxes -> new LoneRunner(unused, boxes))
        .orElse(null);
  }

  private static double alone(List<Box> boxes) {
    return boxes.stream().mapToDouble(LoneRunner::alone).sum();
  }

  private static double alone(Box box) {
    return box.alone() * box.width() * box.share();
  }

  public Severity severity() {
    return unused.severity(boxes);
  }

  /**
   * This tells whether it runs mostly tasks of a pool. Other threads could have taken parts of
   * them.
   */
  public boolean isInPoolTasks() {
    double inTasks = boxes.stream().mapToDouble(box -> box.inPoolTasks() * alone(box)).sum();
    return inTasks >= unused.most() * alone(boxes);
  }

  /** This is what most of it is called for. Null: nothing is known of it. */
  public @Nullable Context context() {
    Map<Context, Double> times = new EnumMap<>(Context.class);
    for (Box box : boxes) {
      if (box.context() != null && box.context() != Context.EVENT_LOOP) { // that is for waits
        times.merge(box.context(), alone(box), Double::sum);
      }
    }
    return times.entrySet().stream()
        .filter(each -> each.getValue() >= unused.most() * alone(boxes))
        .map(Map.Entry::getKey)
        .findFirst()
        .orElse(null);
  }

  public double timeShare() {
    return unused.timeShare();
  }

  /** The runner spends the most of its time alone in this box. */
  public Box highest() {
    return boxes.stream().max(Comparator.comparingDouble(LoneRunner::alone)).orElseThrow();
  }

  /**
   * @param who as the begin of a sentence
   */
  public String summary(String who) {
    return text(
        "%s runs for %s of the time, while nothing else does", who, Wording.percent(timeShare()));
  }

  /**
   * @param who in the middle of a sentence
   */
  public String explanation(String who) {
    return unused.seen()
        + text(
            " because %s ran alone%s.%s",
            who,
            highest().line() == null ? "" : ", most of it" + MomentWording.line(highest()),
            unused.thresholds());
  }
}
