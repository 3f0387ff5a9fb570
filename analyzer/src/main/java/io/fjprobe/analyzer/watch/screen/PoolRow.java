package io.fjprobe.analyzer.watch.screen;

import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.account.time.BucketKind;
import io.fjprobe.analyzer.account.time.TimeAccount;
import io.fjprobe.analyzer.contract.PoolCounter;
import io.fjprobe.analyzer.wording.Wording;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** One line about a pool: how many workers do what, in the mean, and how often things happen. */
final class PoolRow {

  static final List<String> HEADS =
      List.of("workers", "run", "blocked", "joins", "idle", "tasks/s", "steal/s", "queued");

  static final String NOT_RECORDED = "-";

  private static final Set<BucketKind> IDLE =
      EnumSet.of(BucketKind.IDLE, BucketKind.SPIN, BucketKind.SCAN);
  private static final Set<BucketKind> BLOCKED =
      EnumSet.of(BucketKind.UNMANAGED_BLOCKED, BucketKind.MANAGED_BLOCKED);
  private static final Set<BucketKind> JOINS = EnumSet.of(BucketKind.JOIN_BLOCKED);
  private static final Set<BucketKind> RUNNING =
      EnumSet.complementOf(
          EnumSet.of(
              BucketKind.IDLE,
              BucketKind.SPIN,
              BucketKind.SCAN,
              BucketKind.UNMANAGED_BLOCKED,
              BucketKind.MANAGED_BLOCKED,
              BucketKind.JOIN_BLOCKED));

  private final PoolAccount pool;
  private final long wallNanos;

  /**
   * @param wallNanos of the window
   */
  PoolRow(PoolAccount pool, long wallNanos) {
    this.pool = pool;
    this.wallNanos = wallNanos;
  }

  List<String> cells() {
    return List.of(
        mean(EnumSet.allOf(BucketKind.class)),
        mean(RUNNING),
        mean(BLOCKED),
        mean(JOINS),
        mean(IDLE),
        rate(pool.counts().tasksRun().perSecond()),
        steals(),
        pool.progress().backlog().looks() == 0
            ? NOT_RECORDED
            : Wording.number(pool.progress().backlog().meanTasks()));
  }

  private String steals() {
    var steals = pool.counts().counters().get(PoolCounter.WORKER_STEALS);
    return rate(steals == null ? null : steals.perSecond());
  }

  private static String rate(@Nullable Double perSecond) {
    return perSecond == null ? NOT_RECORDED : Wording.number(perSecond);
  }

  private String mean(Set<BucketKind> kinds) {
    TimeAccount time = pool.times().account();
    boolean known = kinds.stream().anyMatch(kind -> time.nanos(kind) != null);
    return known && wallNanos > 0
        ? Wording.text("%.1f", sum(time, kinds) / wallNanos)
        : NOT_RECORDED;
  }

  private static double sum(TimeAccount time, Set<BucketKind> kinds) {
    return kinds.stream()
        .map(time::nanos)
        .filter(nanos -> nanos != null)
        .mapToLong(Long::longValue)
        .sum();
  }

  /** Returns how long workers were blocked, in nanoseconds; what is not recorded counts as 0. */
  static double blockedNanos(PoolAccount pool) {
    return sum(pool.times().account(), BLOCKED);
  }
}
