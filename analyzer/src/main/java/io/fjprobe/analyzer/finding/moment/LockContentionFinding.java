package io.fjprobe.analyzer.finding.moment;

import static io.fjprobe.analyzer.finding.limit.Condition.LOCK_CONTENTION_HOLDER;
import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.moment.Box;
import io.fjprobe.analyzer.account.moment.WaitRow;
import io.fjprobe.analyzer.account.number.Row;
import io.fjprobe.analyzer.account.number.Sums;
import io.fjprobe.analyzer.contract.Doing;
import io.fjprobe.analyzer.contract.Unused;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Verdict;
import io.fjprobe.analyzer.finding.limit.Threshold;
import io.fjprobe.analyzer.recording.moment.BoxKey;
import io.fjprobe.analyzer.wording.MomentWording;
import io.fjprobe.analyzer.wording.Wording;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Threads wait for a lock that one of them has, while CPUs are unused; in pools or not.
 *
 * <p>Needs looks at all threads, which know the owners of locks.
 */
public final class LockContentionFinding extends MomentFinding {

  public LockContentionFinding() {
    super(Unused.LOCKS, Threshold.LOCK_CONTENTION);
  }

  @Override
  public String id() {
    return "lock-contention";
  }

  /** A virtual thread that has a lock can't give it back while it has no carrier. */
  @Override
  @Nullable String elsewhere(Subject subject, UnusedCpus unused) {
    Row pinned = subject.section().machine().pinned();
    boolean virtual =
        unused.account().waits().stream()
            .filter(row -> row.doing().isKeptOut())
            .findFirst()
            .filter(row -> row.where().equals(BoxKey.VIRTUAL))
            .isPresent();
    return virtual && pinned != null && pinned.totalNanos() >= unused.most() * carriers(subject)
        ? "virtual threads with locks wait for carriers, which are pinned: see pinned-carriers"
        : null;
  }

  /** This is the time of all carriers, in nanoseconds. */
  private static long carriers(Subject subject) {
    return subject.section().pools().stream()
        .filter(pool -> pool.identity().kind().isScheduler())
        .mapToLong(pool -> Sums.orZero(pool.times().time().totalNanos()))
        .sum();
  }

  @Override
  Diagnosis judge(Verdict verdict, UnusedCpus unused) {
    List<Box> holders =
        unused.account().boxes().stream()
            .filter(box -> box.waiters() >= unused.limits().value(LOCK_CONTENTION_HOLDER))
            .sorted(Comparator.comparingDouble(LockContentionFinding::waited).reversed())
            .toList();
    List<WaitRow> waits =
        unused.account().waits().stream().filter(row -> row.doing().isKeptOut()).toList();
    return verdict.diagnosis(
        unused.severity(unused.account().boxes()),
        unused.timeShare(),
        null,
        text(
            "Threads wait for %s, while %s of the time of the CPUs is unused",
            what(waits), Wording.percent(unused.cpuShare())),
        unused.seen()
            + text(" because threads waited for %s that others had.", what(waits))
            + waits.stream().findFirst().map(LockContentionFinding::waits).orElse("")
            + (isForPermits(waits) // nobody knows who has those
                ? ""
                : holders.stream().findFirst().map(LockContentionFinding::holder).orElse(""))
            + unused.thresholds(),
        advice(holders, waits));
  }

  /**
   * This tells whether most of the blocking in a pool is for locks, while CPUs are unused for that
   * reason.
   *
   * @param blockedNanos of all workers of the pool
   */
  public static boolean explains(Subject subject, long blockedNanos) {
    UnusedCpus unused = UnusedCpus.of(subject, Unused.LOCKS, Threshold.LOCK_CONTENTION);
    if (unused == null || !unused.isMuch()) {
      return false;
    }
    String pool = subject.pool().identity().name();
    double threads =
        unused.account().waits().stream()
            .filter(row -> row.doing() == Doing.WAITS_FOR_LOCK)
            .filter(row -> row.worker() && row.where().equals(pool))
            .mapToDouble(WaitRow::threads)
            .sum();
    return threads >= unused.most() * blockedNanos / unused.account().lookedNanos();
  }

  /** This is the time of all threads that wait for the box, as a multiple of the wall time. */
  private static double waited(Box box) {
    return box.waiters() * box.width() * box.share();
  }

  /** These words say what threads wait for, as far as it is known. */
  private static String what(List<WaitRow> waits) {
    return isForPermits(waits) ? "a permit or a connection" : "a lock";
  }

  /** This tells whether the largest group of waiting threads waits for a permit. */
  private static boolean isForPermits(List<WaitRow> waits) {
    return !waits.isEmpty() && waits.get(0).doing() == Doing.WAITS_FOR_PERMIT;
  }

  private static String waits(WaitRow row) {
    return text(" On average, %s wait%s.", MomentWording.threads(row), MomentWording.line(row));
  }

  private static String holder(Box box) {
    return text(
        " Most of them waited for %s, which %s%s meanwhile; %.1f threads waited for it on average.",
        MomentWording.one(box),
        MomentWording.of(box.doing()),
        MomentWording.line(box),
        box.waiters());
  }

  private static List<String> advice(List<Box> holders, List<WaitRow> waits) {
    if (isForPermits(waits)) {
      return List.of(
          text(
              "let there be more of what they wait for%s, or make what is done with it shorter",
              MomentWording.line(waits.get(0))));
    }
    List<String> advice = new ArrayList<>();
    holders.stream()
        .filter(box -> box.line() != null)
        .findFirst()
        .ifPresent(
            box ->
                advice.add(
                    box.doing().runsCode()
                        ? text(
                            "do less while the lock is held: this is where it is held most of the"
                                + " time%s",
                            MomentWording.line(box))
                        : text(
                            "do not wait while the lock is held: a thread that has it %s%s",
                            MomentWording.of(box.doing()), MomentWording.line(box))));
    if (advice.isEmpty()) {
      advice.add(
          "take the lock less often: each time that it changes hands a thread has to be woken; a"
              + " fair lock changes hands each time");
    }
    advice.add(
        "or give each thread or task its own copy of what the lock protects, or several locks for"
            + " parts of it");
    return advice;
  }
}
