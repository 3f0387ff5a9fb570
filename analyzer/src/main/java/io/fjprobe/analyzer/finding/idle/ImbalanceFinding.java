package io.fjprobe.analyzer.finding.idle;

import static io.fjprobe.analyzer.finding.limit.Condition.IMBALANCE_UNEVEN;
import static io.fjprobe.analyzer.finding.limit.Condition.LINE_NAMED;
import static io.fjprobe.analyzer.finding.limit.Threshold.IDLE_WORKERS;
import static io.fjprobe.analyzer.finding.limit.Threshold.IMBALANCE;
import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.code.CodeRow;
import io.fjprobe.analyzer.account.number.Sums;
import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.account.queue.StealRow;
import io.fjprobe.analyzer.account.task.TaskRow;
import io.fjprobe.analyzer.account.time.LoadSpread;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.finding.KnownBy;
import io.fjprobe.analyzer.finding.Verdict;
import io.fjprobe.analyzer.finding.caller.Callers;
import io.fjprobe.analyzer.finding.caller.WorkInProgress;
import io.fjprobe.analyzer.finding.limit.Limits;
import io.fjprobe.analyzer.finding.moment.OneAtATimeFinding;
import io.fjprobe.analyzer.finding.span.SpanEvidence;
import io.fjprobe.analyzer.recording.stack.ApplicationCode;
import io.fjprobe.analyzer.wording.Wording;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * One worker runs while others are idle: the work is cut so that it can't be shared.
 *
 * <p>Needs the times of single workers in WorkerStatistics.
 */
public final class ImbalanceFinding implements Finding {

  @Override
  public String id() {
    return "imbalance";
  }

  @Override
  public KnownBy knownBy(Subject subject) {
    return WorkInProgress.knownBy(subject);
  }

  /**
   * An even load would have saved this many nanoseconds of idle time. It is 0 if the load is even,
   * or if too little is known.
   */
  static long avoidable(Subject subject) {
    PoolAccount pool = subject.pool();
    LoadSpread spread = pool.times().spread();
    Long idle = pool.times().time().measured().idleNanos();
    if (idle == null || spread == null || WorkInProgress.atOnce(subject) < 2) {
      return 0;
    }
    WorkInProgress work = WorkInProgress.of(subject);
    if (work == null
        || WorkInProgress.isOneAtATime(subject)
        || OneAtATimeFinding.joinsAtOnce(subject)) { // then only one has a task at a time
      return 0;
    }
    double even = even(subject, spread);
    return !isUneven(subject, spread)
        ? 0
        : (long)
            Math.min(
                Math.min(idle, work.unused(subject)),
                (spread.busiestNanos() - even) * WorkInProgress.atOnce(subject));
  }

  private static boolean isUneven(Subject subject, LoadSpread spread) {
    return spread.busiestNanos()
        >= subject.limits().value(IMBALANCE_UNEVEN) * even(subject, spread);
  }

  private static double even(Subject subject, LoadSpread spread) {
    return (double) spread.runningNanos() / WorkInProgress.atOnce(subject);
  }

  /** This tells whether it is worth a remark and explains half of the idle time or more. */
  static boolean applies(Subject subject) {
    long avoidable = avoidable(subject);
    return subject.shareOfWorkerTime(avoidable) >= subject.limits().remark(IMBALANCE)
        && avoidable >= Sums.orZero(subject.pool().times().time().measured().idleNanos()) / 2
        && !isBySpan(subject);
  }

  /** Tasks that need each other can't be spread evenly: idle-workers says so. */
  private static boolean isBySpan(Subject subject) {
    SpanEvidence evidence = SpanEvidence.of(subject);
    WorkInProgress work = WorkInProgress.of(subject);
    return evidence != null
        && work != null
        && work.unusedShare(subject) >= subject.limits().remark(IDLE_WORKERS)
        && evidence.explains(work.runners(subject), work.unusedShare(subject));
  }

  @Override
  public Diagnosis judge(Subject subject) {
    Limits limits = subject.limits();
    PoolAccount pool = subject.pool();
    Verdict verdict = new Verdict(this, subject);
    LoadSpread spread = pool.times().spread();
    if (spread == null || pool.times().time().measured().idleNanos() == null) {
      return verdict.notRecorded("imbalance: the times of each worker were not recorded");
    }
    if (!applies(subject)) {
      return isUneven(subject, spread) && WorkInProgress.of(subject) == null
          ? verdict.notRecorded("imbalance: whether anybody waited for the pool was not recorded")
          : verdict.ok(
              isUneven(subject, spread) && isBySpan(subject)
                  ? "the load can't be even, because tasks need each other: see idle-workers"
                  : "workers run for about the same time, or are not idle");
    }
    String summary =
        text(
            "The load is uneven: one worker has %s of the running time of all workers",
            Wording.percent((double) spread.busiestNanos() / Math.max(spread.runningNanos(), 1)));
    String explanation =
        text(
            "The busiest worker ran for %s, and %s together ran for %s, with a parallelism of"
                + " %d. Meanwhile workers were idle for %s. If the same work were spread evenly,"
                + " they would be idle for %s less. The load counts as uneven from %s times the"
                + " even share on.",
            Wording.time(spread.busiestNanos()),
            Wording.many(spread.workers(), "worker"),
            Wording.time(spread.runningNanos()),
            pool.identity().parallelism(),
            Wording.time(pool.times().time().measured().idleNanos()),
            Wording.time(avoidable(subject)),
            Wording.number(limits.value(IMBALANCE_UNEVEN)));
    return verdict.byShare(
        avoidable(subject),
        limits.remark(IMBALANCE),
        limits.warning(IMBALANCE),
        summary,
        explanation,
        advice(subject));
  }

  /**
   * Samples show the line that takes the time. The task is named only if its class is the program's
   * own.
   */
  private static String split(Subject subject) {
    PoolAccount pool = subject.pool();
    Optional<CodeRow> line =
        pool.inTasks().code().lines().stream()
            .filter(row -> row.share() >= subject.limits().value(LINE_NAMED))
            .findFirst();
    Optional<String> type =
        pool.events().steals().byTaskClass().stream()
            .map(StealRow::name)
            .filter(name -> !ApplicationCode.isLibrary(name))
            .findFirst();
    if (line.isPresent() && type.filter(name -> line.get().where().contains(name)).isEmpty()) {
      return text(
          "%s of the workers' samples are at %s: make several tasks of what it does",
          Wording.percent(line.get().share()), line.get().where());
    }
    return text(
        "split %s into halves before computing: a steal then takes half of what is left, and not a"
            + " single leaf",
        type.orElse("the work"));
  }

  private static List<String> advice(Subject subject) {
    PoolAccount pool = subject.pool();
    List<String> advice = new ArrayList<>();
    pool.events().taskRuns().byClass().stream()
        .max(Comparator.comparingLong(TaskRow::maxNanos))
        .ifPresent(
            row ->
                advice.add(
                    text(
                        "%s has the longest task, %s: split it",
                        row.name(), Wording.time(row.maxNanos()))));
    advice.add(split(subject));
    Callers.line(subject)
        .ifPresent(
            line ->
                advice.add(
                    text(
                        "%s waits for them: check whether its input can be divided. A list can"
                            + " be divided; an iterator or a reader can't",
                        line)));
    if (pool.events().taskRuns().byClass().isEmpty()) {
      advice.add("record with level=full to see which task runs longest");
    }
    return advice;
  }
}
