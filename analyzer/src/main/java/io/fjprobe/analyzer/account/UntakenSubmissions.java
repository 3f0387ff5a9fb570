package io.fjprobe.analyzer.account;

import io.fjprobe.analyzer.recording.PoolCounter;
import io.fjprobe.analyzer.recording.PoolFacts;
import io.fjprobe.analyzer.recording.Snapshot;
import java.util.List;

/**
 * Time between looks at a pool in which submissions lay in its queues and no worker took any, while
 * its workers put tasks into their own queues, and so ran some.
 *
 * @param longestNanos without a break; a submission waited at least that long
 * @param totalNanos of all these times
 * @param ownTasks that workers put into their own queues meanwhile
 */
public record UntakenSubmissions(long longestNanos, long totalNanos, long ownTasks) {

  public static final UntakenSubmissions NONE = new UntakenSubmissions(0, 0, 0);

  /** In a second: fewer may be those of single tasks that go on. */
  private static final double MANY_TASKS = 1_000;

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
  static UntakenSubmissions of(List<Snapshot> looks) {
    UntakenSubmissions all = NONE;
    Snapshot first = null;
    Snapshot last = null;
    for (Snapshot look : looks) {
      if (last == null || !isUntaken(last, look)) {
        all = all.plus(between(first, last));
        first = look;
      }
      last = look;
    }
    return all.plus(between(first, last));
  }

  private static UntakenSubmissions between(Snapshot first, Snapshot last) {
    if (first == last) {
      return NONE;
    }
    long nanos = last.nanos() - first.nanos();
    long tasks = last.get(PoolCounter.FORKS) - first.get(PoolCounter.FORKS);
    boolean many = tasks >= MANY_TASKS * Math.max(1, nanos / SECOND);
    return many ? new UntakenSubmissions(nanos, nanos, tasks) : NONE;
  }

  private static boolean isUntaken(Snapshot before, Snapshot look) {
    return before.queuedSubmissions() > 0
        && look.queuedSubmissions() > 0
        && look.get(PoolCounter.FORKS) != Snapshot.NOT_RECORDED
        && look.get(PoolCounter.SUBMISSIONS_TAKEN) != Snapshot.NOT_RECORDED
        && look.get(PoolCounter.SUBMISSIONS_TAKEN) == before.get(PoolCounter.SUBMISSIONS_TAKEN);
  }

  private UntakenSubmissions plus(UntakenSubmissions other) {
    return new UntakenSubmissions(
        Math.max(longestNanos, other.longestNanos),
        totalNanos + other.totalNanos,
        ownTasks + other.ownTasks);
  }
}
