package io.fjprobe.analyzer.finding.queue;

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

  // One line has to make at least this many pools.
  private static final int MANY = 10;
  // Pools are not kept if half of them live for less than this many nanoseconds.
  private static final double SHORT_NANOS = 1e9;

  /**
   * Pools pile up if at least this many are alive at the same time. Nobody means to have so many.
   */
  private static final int PILE = 50;

  /** Pools pile up only if at least this many are started a second. */
  private static final double PILE_PER_SECOND = 1;

  /**
   * Pools pile up only if their workers run for less than this share of their time (0 to 1). A pool
   * that is kept has more to do.
   */
  private static final double HARDLY_RUNS = 0.05;

  // A warning is made from this share of worker time in which workers are idle or spin (0 to 1).
  private static final double WARNING_SHARE = 0.05;
  // A warning is made from this many started threads a second.
  private static final double WARNING_THREADS_PER_SECOND = 100;
  // This many started threads a second make the highest score.
  private static final double HIGHEST_RATE = 2_000;

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
    return lives.pools() >= MANY && !onePerIteration(subject, lives);
  }

  public static boolean applies(Subject subject) {
    return areMany(subject)
        && (subject.pool().presence().lives().lengths().medianNanos() < SHORT_NANOS
            || pileUp(subject));
  }

  private static boolean pileUp(Subject subject) {
    PoolLives lives = subject.pool().presence().lives();
    Long running = subject.pool().times().time().runningNanos();
    return lives.peakAtOnce() >= PILE
        && lives.pools() * 1e9 >= PILE_PER_SECOND * subject.section().period().wallNanos()
        && running != null
        && subject.shareOfWorkerTime(running) < HARDLY_RUNS;
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
    PoolAccount pool = subject.pool();
    PoolLives lives = pool.presence().lives();
    Verdict verdict = new Verdict(this, subject);
    if (!applies(subject)) {
      return verdict.ok("pools are kept, or there are few");
    }
    double threads = threadsPerSecond(subject);
    Long unused = unusedNanos(pool.times().time());
    double share = subject.shareOfWorkerTime(unused);
    boolean warning = share >= WARNING_SHARE || threads >= WARNING_THREADS_PER_SECOND;
    return verdict.diagnosis(
        warning ? Severity.WARNING : Severity.INFO,
        Math.max(share, threads / HIGHEST_RATE),
        unused,
        text(
            "A pool is created for each request: %s%s pools at one line, %s",
            lives.estimated() ? "about " : "",
            Wording.count(lives.pools()),
            lives.lengths().medianNanos() < SHORT_NANOS
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
        Wording.percent(WARNING_SHARE),
        Wording.number(WARNING_THREADS_PER_SECOND));
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
