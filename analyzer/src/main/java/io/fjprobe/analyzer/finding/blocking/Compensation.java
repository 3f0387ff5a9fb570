package io.fjprobe.analyzer.finding.blocking;

import static io.fjprobe.analyzer.finding.limit.Condition.TASKS_WAIT_SELDOM;

import io.fjprobe.analyzer.account.number.Proportion;
import io.fjprobe.analyzer.account.number.Sums;
import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.account.queue.BacklogAccount;
import io.fjprobe.analyzer.contract.PoolCounter;
import io.fjprobe.analyzer.finding.Finding;

/** Whether the pool made up for the workers that blocked in managed blockers. */
enum Compensation {
  /** As many workers as the parallelism were free, and tasks seldom waited in the queues. */
  COMPLETE,
  /**
   * As many workers were free. The looks at the queues are too few to tell whether tasks waited.
   */
  UNKNOWN,
  /** Blocking takes workers from other tasks, or tasks waited in the queues. */
  INCOMPLETE;

  static Compensation of(Finding.Subject subject) {
    PoolAccount pool = subject.pool();
    if (!isReplaced(pool)) {
      return INCOMPLETE;
    }
    BacklogAccount backlog = pool.progress().backlog();
    if (backlog.looks() == 0) {
      return UNKNOWN;
    }
    Proportion waiting = Proportion.of(backlog.withTasks(), backlog.looks());
    double seldom = subject.limits().value(TASKS_WAIT_SELDOM);
    return waiting.high() < seldom ? COMPLETE : waiting.low() > seldom ? INCOMPLETE : UNKNOWN;
  }

  /**
   * The workers that did not block were as many as the parallelism, on average, and none was
   * refused. It must be known that they did not block for a lock or a permit: a spare worker waits
   * for that as well.
   */
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
