package io.fjprobe.analyzer.account.pool;

import io.fjprobe.analyzer.account.number.Sums;
import io.fjprobe.analyzer.account.task.TasksRun;
import io.fjprobe.analyzer.account.window.CounterAccount;
import io.fjprobe.analyzer.contract.PoolCounter;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What is counted exactly.
 *
 * @param counters in the order of their rows
 * @param tasksRun how many, counted or derived
 */
public record PoolCounts(Map<PoolCounter, CounterAccount> counters, TasksRun tasksRun) {

  /** Tasks that ran, by the counters of level=full; 0: none did, or they are not counted. */
  public long tasksCounted() {
    return Sums.orZero(count(PoolCounter.TASKS_RUN))
        + Sums.orZero(count(PoolCounter.TASKS_INVOKED));
  }

  /** The increase of a counter; null when not recorded. */
  public @Nullable Long count(PoolCounter counter) {
    CounterAccount counted = counters.get(counter);
    return counted == null ? null : counted.count();
  }

  /** Tasks that came into the pool; null when not recorded. */
  public @Nullable Long tasks() {
    Long forks = count(PoolCounter.FORKS);
    Long submissions = count(PoolCounter.SUBMISSIONS);
    return forks == null || submissions == null ? null : forks + submissions;
  }

  /**
   * Tasks that can have come to workers: their own forks, and the submissions that they took. The
   * other tasks are in a queue still, or whoever submitted them ran them. Null when not recorded.
   */
  public @Nullable Long tasksOfWorkers() {
    Long tasks = tasks();
    Long submissions = count(PoolCounter.SUBMISSIONS);
    Long taken = count(PoolCounter.SUBMISSIONS_TAKEN);
    return tasks == null || submissions == null || taken == null
        ? tasks
        : Long.valueOf(tasks - Math.max(submissions - taken, 0));
  }

  boolean allZero() {
    return counters.entrySet().stream()
        .filter(entry -> !entry.getKey().isOfLives())
        .allMatch(entry -> Sums.orZero(entry.getValue().count()) == 0);
  }
}
