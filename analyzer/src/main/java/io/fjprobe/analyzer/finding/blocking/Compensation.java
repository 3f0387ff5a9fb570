package io.fjprobe.analyzer.finding.blocking;

import io.fjprobe.analyzer.account.number.Sums;
import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.account.queue.BacklogAccount;
import io.fjprobe.analyzer.contract.PoolCounter;

/** Whether the pool made up for the workers that blocked in managed blockers. */
final class Compensation {

  /**
   * Tasks wait for a worker if at least this share of the looks at the queues finds some there (0
   * to 1).
   */
  private static final double BEHIND = 0.5;

  private Compensation() {}

  /**
   * The workers that did not block were as many as the parallelism, on average; none was refused,
   * and no tasks waited in the queues. Then blocking takes nothing from other tasks. It must be
   * known that it is not for a lock or a permit: a spare worker waits for that as well.
   */
  static boolean isComplete(PoolAccount pool) {
    BacklogAccount backlog = pool.progress().backlog();
    return isReplaced(pool)
        && backlog.looks() > 0
        && backlog.withTasks() < BEHIND * backlog.looks();
  }

  /**
   * The pool replaced its blocked workers, but nobody looked at its queues. So it is not known
   * whether tasks waited there.
   */
  static boolean isUnknown(PoolAccount pool) {
    return isReplaced(pool) && pool.progress().backlog().looks() == 0;
  }

  private static boolean isReplaced(PoolAccount pool) {
    Long total = pool.times().time().totalNanos();
    Long refusals = pool.counts().count(PoolCounter.REFUSALS);
    long blocked =
        Sums.orZero(pool.times().time().measured().managedBlockedNanos())
            + Sums.orZero(pool.times().time().measured().joinBlockedNanos());
    return pool.inTasks().blocking().isManagedFree()
        && total != null
        && refusals != null
        && refusals == 0
        && total - blocked >= pool.identity().parallelism() * pool.presence().windowNanos();
  }
}
