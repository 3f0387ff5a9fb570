package io.fjprobe.analyzer.account.pool;

import io.fjprobe.analyzer.account.number.Increase;
import io.fjprobe.analyzer.account.number.Sums;
import io.fjprobe.analyzer.account.window.Window;
import io.fjprobe.analyzer.contract.PoolCounter;
import io.fjprobe.analyzer.contract.WorkerCounter;
import io.fjprobe.analyzer.recording.counter.Snapshot;
import io.fjprobe.analyzer.recording.pool.PoolFacts;
import io.fjprobe.analyzer.recording.pool.WorkerFacts;
import java.util.Comparator;
import java.util.List;

/**
 * The least time that workers of a pool were active while the agent did not observe them. There are
 * such workers where the agent was attached: the pool counts its active workers, and more of them
 * than were observed can't all have been observed.
 */
final class UnobservedTime {

  private UnobservedTime() {}

  /**
   * @param observed of all its workers
   */
  static long of(PoolFacts pool, Increase<WorkerCounter> observed, Window window) {
    long busy =
        Sums.orZero(observed.get(WorkerCounter.LIFETIME))
            - Sums.orZero(observed.get(WorkerCounter.IDLE_TIME));
    return Math.max(Math.max(active(pool.snapshots(), window) - busy, known(pool, window)), 0);
  }

  /**
   * Returns the least time that workers of the pool were active, in nanoseconds. Between two looks
   * at the pool, as many count as were active at both of them.
   */
  private static long active(List<Snapshot<PoolCounter>> snapshots, Window window) {
    List<Snapshot<PoolCounter>> looks =
        snapshots.stream().sorted(Comparator.comparingLong(Snapshot::nanos)).toList();
    long nanos = 0;
    for (int i = 1; i < looks.size(); i++) {
      Snapshot<PoolCounter> before = looks.get(i - 1);
      Snapshot<PoolCounter> look = looks.get(i);
      nanos +=
          Math.max(Math.min(before.active(), look.active()), 0)
              * window.common(before.nanos(), look.nanos());
    }
    return nanos;
  }

  /** Returns the time of workers that the agent knows of but can't observe yet, in nanoseconds. */
  private static long known(PoolFacts pool, Window window) {
    long nanos = 0;
    for (WorkerFacts worker : pool.workers().values()) {
      long[] looks = worker.unobserved().stream().mapToLong(Snapshot::nanos).sorted().toArray();
      nanos += looks.length == 0 ? 0 : window.common(looks[0], looks[looks.length - 1]);
    }
    return nanos;
  }
}
