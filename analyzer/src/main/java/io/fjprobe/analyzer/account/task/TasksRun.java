package io.fjprobe.analyzer.account.task;

import io.fjprobe.analyzer.account.number.Increase;
import io.fjprobe.analyzer.account.window.CounterAccount;
import io.fjprobe.analyzer.account.window.Operations;
import io.fjprobe.analyzer.contract.PoolCounter;
import org.jspecify.annotations.Nullable;

/**
 * How many tasks from the pool's queues ran in the window.
 *
 * @param count null when not known
 * @param derived not counted, but forks + submissions - discarded - taken back - what is queued
 *     more than before. Recordings of agents that did not count what was taken back have that in
 *     it.
 */
public record TasksRun(
    @Nullable Long count,
    boolean derived,
    @Nullable Double perSecond,
    @Nullable Double perOperation) {

  public static TasksRun of(Increase<PoolCounter> pool, @Nullable Operations operations) {
    Long counted = pool.get(PoolCounter.TASKS_RUN);
    Long count = counted == null ? left(pool) : counted;
    CounterAccount rates = CounterAccount.of(count, pool.nanos(), null, operations);
    return new TasksRun(
        count, counted == null && count != null, rates.perSecond(), rates.perOperation());
  }

  private static @Nullable Long left(Increase<PoolCounter> pool) {
    Long forks = pool.get(PoolCounter.FORKS);
    Long submissions = pool.get(PoolCounter.SUBMISSIONS);
    Long discarded = pool.get(PoolCounter.DISCARDED_TASKS);
    Long takenBack = pool.get(PoolCounter.TAKEN_BACK_TASKS);
    return forks == null || submissions == null || discarded == null
        ? null
        // queues and counters are read one after the other, while tasks run
        : Long.valueOf(
            Math.max(
                forks
                    + submissions
                    - discarded
                    - (takenBack == null ? 0 : takenBack)
                    - pool.queued(),
                0));
  }
}
