package io.fjprobe.analyzer.finding.queue;

import static io.fjprobe.analyzer.finding.limit.Condition.POOL_PER_OPERATION_HARDLY_RUNS;
import static io.fjprobe.analyzer.finding.limit.Condition.POOL_PER_OPERATION_HIGHEST_RATE;
import static io.fjprobe.analyzer.finding.limit.Condition.POOL_PER_OPERATION_PILE;
import static io.fjprobe.analyzer.finding.limit.Condition.POOL_PER_OPERATION_PILE_RATE;
import static io.fjprobe.analyzer.finding.limit.Condition.POOL_PER_OPERATION_POOLS;
import static io.fjprobe.analyzer.finding.limit.Condition.POOL_PER_OPERATION_SHORT;
import static io.fjprobe.analyzer.finding.limit.Threshold.POOL_PER_OPERATION;
import static io.fjprobe.analyzer.finding.limit.Threshold.POOL_PER_OPERATION_THREADS;
import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.group.PoolLives;
import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.account.time.WorkerTime;
import io.fjprobe.analyzer.contract.PoolCounter;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.finding.KnownBy;
import io.fjprobe.analyzer.finding.Severity;
import io.fjprobe.analyzer.finding.Verdict;
import io.fjprobe.analyzer.finding.limit.Limits;
import io.fjprobe.analyzer.wording.Wording;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The same line makes one pool after the other, which live for a moment only, or pile up with
 * nothing to do.
 *
 * <p>Needs PoolStart and the times of WorkerStatistics.
 */
public final class PoolPerOperationFinding implements Finding {

  @Override
  public String id() {
    return "pool-per-operation";
  }

  @Override
  public boolean concerns(Subject subject) {
    return areMany(subject);
  }

  private static boolean areMany(Subject subject) {
    PoolLives lives = subject.pool().presence().lives();
    return lives.pools() >= subject.limits().count(POOL_PER_OPERATION_POOLS)
        && !onePerIteration(subject, lives);
  }

  public static boolean applies(Subject subject) {
    return areMany(subject)
        && (subject.pool().presence().lives().lengths().medianNanos()
                < subject.limits().value(POOL_PER_OPERATION_SHORT)
            || pileUp(subject));
  }

  private static boolean pileUp(Subject subject) {
    Limits limits = subject.limits();
    PoolLives lives = subject.pool().presence().lives();
    Long running = subject.pool().times().time().runningNanos();
    return lives.peakAtOnce() >= limits.count(POOL_PER_OPERATION_PILE)
        && lives.pools() * 1e9
            >= limits.value(POOL_PER_OPERATION_PILE_RATE) * subject.section().period().wallNanos()
        && running != null
        && subject.shareOfWorkerTime(running) < limits.value(POOL_PER_OPERATION_HARDLY_RUNS);
  }

  /** This tells whether a workload makes new pools for each iteration. */
  private static boolean onePerIteration(Subject subject, PoolLives lives) {
    return subject.section().period().operations() != null
        && lives.pools() <= subject.section().period().operations().iterations();
  }

  @Override
  public KnownBy knownBy(Subject subject) {
    return subject.pool().presence().lives().estimated() ? KnownBy.SAMPLED : KnownBy.SEEN;
  }

  @Override
  public Diagnosis judge(Subject subject) {
    Limits limits = subject.limits();
    PoolAccount pool = subject.pool();
    PoolLives lives = pool.presence().lives();
    Verdict verdict = new Verdict(this, subject);
    if (!applies(subject)) {
      return verdict.ok("pools are kept, or there are few");
    }
    double threads = threadsPerSecond(subject);
    Long unused = unusedNanos(pool.times().time());
    double share = subject.shareOfWorkerTime(unused);
    boolean warning =
        share >= limits.warning(POOL_PER_OPERATION)
            || threads >= limits.warning(POOL_PER_OPERATION_THREADS);
    return verdict.diagnosis(
        warning ? Severity.WARNING : Severity.INFO,
        Math.max(share, threads / limits.value(POOL_PER_OPERATION_HIGHEST_RATE)),
        unused,
        text(
            "A pool is created for each request: %s%s pools at one line, %s",
            lives.estimated() ? "about " : "",
            Wording.count(lives.pools()),
            lives.lengths().medianNanos() < limits.value(POOL_PER_OPERATION_SHORT)
                ? text("each alive for %s (median)", Wording.time(lives.lengths().medianNanos()))
                : text("of which up to %s were alive at once", Wording.count(lives.peakAtOnce()))),
        explanation(subject, threads, unused),
        advice(lives));
  }

  /** This many threads were started a second, without those of pools that are not recorded. */
  private static double threadsPerSecond(Subject subject) {
    Long started = subject.pool().counts().count(PoolCounter.WORKERS_STARTED);
    return started == null || subject.section().period().wallNanos() == 0
        ? 0
        : started * 1e9 / subject.section().period().wallNanos();
  }

  /**
   * Workers were idle or spun for this many nanoseconds. Workers that stay would save a part of it,
   * and the rest is waiting.
   */
  private static @Nullable Long unusedNanos(WorkerTime time) {
    return time.measured().idleNanos() == null && time.measured().spinNanos() == null
        ? null
        : Long.valueOf(orZero(time.measured().idleNanos()) + orZero(time.measured().spinNanos()));
  }

  private static long orZero(@Nullable Long nanos) {
    return nanos == null ? 0 : nanos;
  }

  private static String explanation(Subject subject, double threads, @Nullable Long unused) {
    PoolAccount pool = subject.pool();
    PoolLives lives = pool.presence().lives();
    boolean all = lives.pools() <= lives.recorded();
    Long workers = pool.counts().count(PoolCounter.WORKERS_STARTED);
    return text(
        "Each pool lived for %s to %s. On average %s pools were alive at once, at the peak %s."
            + " %s %s The time that it takes to start and to end a thread is not recorded.%s"
            + " Thresholds: warning from %s of worker time, or from %s threads started a second.",
        Wording.time(lives.lengths().shortestNanos()),
        Wording.time(lives.lengths().longestNanos()),
        Wording.number(all ? Math.min(lives.atOnce(), lives.peakAtOnce()) : lives.atOnce()),
        Wording.count(lives.peakAtOnce()),
        workers == null
            ? "The threads started for them were not counted."
            : text(
                "%s were started for the %s pools that are recorded, %s a second.",
                Wording.many(workers, "thread"),
                Wording.count(lives.recorded()),
                Wording.number(threads)),
        unused == null
            ? "Idle times were not recorded."
            : text(
                "Their workers were idle for %s of their time.",
                Wording.percent(subject.shareOfWorkerTime(unused))),
        lives.estimated() && !all
            ? text(
                " Of %s pools only the number is known.",
                Wording.count(lives.pools() - lives.recorded()))
            : "",
        Wording.percent(subject.limits().warning(POOL_PER_OPERATION)),
        Wording.number(subject.limits().warning(POOL_PER_OPERATION_THREADS)));
  }

  private static List<String> advice(PoolLives lives) {
    List<String> advice = new ArrayList<>();
    advice.add(
        lives.maker() == null
            ? "create one pool, keep it in a field, and submit each request to it"
            : text(
                "%s creates a pool each time: create one, keep it in a field, and submit each"
                    + " request to it",
                lives.maker()));
    advice.add("do not shut it down until the program ends: idle workers end by themselves");
    return advice;
  }
}
