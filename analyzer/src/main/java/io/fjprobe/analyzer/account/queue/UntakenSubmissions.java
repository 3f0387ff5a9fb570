package io.fjprobe.analyzer.account.queue;

import io.fjprobe.analyzer.account.window.Window;
import io.fjprobe.analyzer.contract.PoolCounter;
import io.fjprobe.analyzer.recording.counter.Snapshot;
import io.fjprobe.analyzer.recording.pool.PoolFacts;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Time between looks at a pool in which submissions lay in its queues and nobody took any, while
 * its workers put tasks into their own queues.
 *
 * @param longestNanos without a break; a submission waited at least that long
 * @param totalNanos of all these times
 * @param ownTasks that workers put into their own queues meanwhile
 */
public record UntakenSubmissions(long longestNanos, long totalNanos, long ownTasks) {

  public static final UntakenSubmissions NONE = new UntakenSubmissions(0, 0, 0);

  /**
   * The counters of tasks that leave a queue in other ways than that a worker runs them from its
   * own.
   */
  private static final Set<PoolCounter> TAKERS =
      EnumSet.of(
          PoolCounter.SUBMISSIONS_TAKEN,
          PoolCounter.JOIN_HELP_STEALS,
          PoolCounter.COMPLETER_HELP_STEALS,
          PoolCounter.QUIESCE_HELP_STEALS,
          PoolCounter.EXTERNAL_HELP_STEALS,
          PoolCounter.TAKEN_BACK_TASKS,
          PoolCounter.DISCARDED_TASKS);

  /**
   * The least number of tasks per second that workers put into their own queues. Fewer may be those
   * of single tasks that go on.
   */
  private static final double MANY_TASKS = 1_000;

  /** The number of nanoseconds in a second. */
  private static final double SECOND = 1e9;

  static UntakenSubmissions of(List<PoolFacts> pools, Window window) {
    UntakenSubmissions all = NONE;
    for (PoolFacts pool : pools) {
      all =
          all.plus(
              of(pool.snapshots().stream().filter(look -> window.covers(look.nanos())).toList()));
    }
    return all;
  }

  /**
   * @param looks at one pool, one after the other
   */
  static UntakenSubmissions of(List<Snapshot<PoolCounter>> looks) {
    UntakenSubmissions all = NONE;
    Snapshot<PoolCounter> first = null;
    Snapshot<PoolCounter> last = null;
    for (Snapshot<PoolCounter> look : looks) {
      if (last == null || !isUntaken(last, look)) {
        all = all.plus(between(first, last));
        first = look;
      }
      last = look;
    }
    return all.plus(between(first, last));
  }

  @SuppressWarnings("ReferenceEquality") // a single snapshot makes no interval
  private static UntakenSubmissions between(
      @Nullable Snapshot<PoolCounter> first, @Nullable Snapshot<PoolCounter> last) {
    if (first == null || last == null || first == last) {
      return NONE;
    }
    long nanos = last.nanos() - first.nanos();
    long tasks = last.get(PoolCounter.FORKS) - first.get(PoolCounter.FORKS);
    boolean many = tasks >= MANY_TASKS * Math.max(1, nanos / SECOND);
    return many ? new UntakenSubmissions(nanos, nanos, tasks) : NONE;
  }

  private static boolean isUntaken(Snapshot<PoolCounter> before, Snapshot<PoolCounter> look) {
    return before.queuedSubmissions() > 0
        && look.queuedSubmissions() > 0
        && look.get(PoolCounter.FORKS) != Snapshot.NOT_RECORDED
        && TAKERS.stream().allMatch(counter -> tookNone(counter, before, look));
  }

  private static boolean tookNone(
      PoolCounter counter, Snapshot<PoolCounter> before, Snapshot<PoolCounter> look) {
    return look.get(counter) != Snapshot.NOT_RECORDED && look.get(counter) == before.get(counter);
  }

  private UntakenSubmissions plus(UntakenSubmissions other) {
    return new UntakenSubmissions(
        Math.max(longestNanos, other.longestNanos),
        totalNanos + other.totalNanos,
        ownTasks + other.ownTasks);
  }
}
