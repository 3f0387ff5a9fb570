package io.fjprobe.analyzer.account.pool;

import io.fjprobe.analyzer.account.blocking.BlockingAccount;
import io.fjprobe.analyzer.account.blocking.CompensationAccount;
import io.fjprobe.analyzer.account.blocking.JoinAccount;
import io.fjprobe.analyzer.account.code.CodeAccount;
import io.fjprobe.analyzer.account.code.SpinAccount;
import io.fjprobe.analyzer.account.group.PoolLives;
import io.fjprobe.analyzer.account.number.Sums;
import io.fjprobe.analyzer.account.queue.BacklogAccount;
import io.fjprobe.analyzer.account.queue.QueueGrowthAccount;
import io.fjprobe.analyzer.account.queue.StealAccount;
import io.fjprobe.analyzer.account.stall.StallAccount;
import io.fjprobe.analyzer.account.task.TaskAccount;
import io.fjprobe.analyzer.account.task.TasksRun;
import io.fjprobe.analyzer.account.time.LoadSpread;
import io.fjprobe.analyzer.account.time.TimeAccount;
import io.fjprobe.analyzer.account.time.WorkerTime;
import io.fjprobe.analyzer.account.window.CounterAccount;
import io.fjprobe.analyzer.contract.PoolCounter;
import io.fjprobe.analyzer.contract.PoolKind;
import java.util.List;
import java.util.Map;

/**
 * One pool, or pools that were made at the same line, in one window.
 *
 * @param ids the agent's numbers of the pools
 * @param lifetimeNanos from the first start to the last end seen in the recording
 * @param windowNanos time between the statistics that the counters are the difference of
 * @param peakWorkers the most workers of one pool at once that the statistics and compensations saw
 * @param parallelism of one of the pools
 * @param lives how many pools there were, when and for how long
 * @param account the time of its workers, split without overlap and remainder
 * @param spread null when not recorded
 * @param counters in the order of their rows
 * @param tasksRun how many, counted or derived
 * @param code of its tasks, by line
 * @param spins of them, where they wait by spinning
 * @param taskRuns each by itself, only at level=full
 * @param stalls the longest first
 */
public record PoolAccount(
    String name,
    List<Integer> ids,
    PoolKind kind,
    int parallelism,
    boolean asyncMode,
    long lifetimeNanos,
    long windowNanos,
    int peakWorkers,
    PoolLives lives,
    WorkerTime time,
    TimeAccount account,
    LoadSpread spread,
    Map<PoolCounter, CounterAccount> counters,
    TasksRun tasksRun,
    TaskAccount taskRuns,
    QueueGrowthAccount queueGrowth,
    StealAccount steals,
    JoinAccount joins,
    CompensationAccount compensations,
    Map<String, Long> workerStarts,
    Map<String, Long> workerEnds,
    BlockingAccount blocking,
    CodeAccount code,
    SpinAccount spins,
    List<StallAccount> stalls,
    BacklogAccount backlog) {

  /** Of a worker's time: what it needs to start, and to find nothing. */
  private static final double AWAKE = 0.05;

  /** Of the window. */
  private static final double HARDLY = 0.01;

  /** Tasks that ran, by the counters of level=full; 0: none did, or they are not counted. */
  public long tasksCounted() {
    return Sums.orZero(count(PoolCounter.TASKS_RUN))
        + Sums.orZero(count(PoolCounter.TASKS_INVOKED));
  }

  /** The increase of a counter; null when not recorded. */
  public Long count(PoolCounter counter) {
    return counters.get(counter).count();
  }

  /** Tasks that came into the pool; null when not recorded. */
  public Long tasks() {
    Long forks = count(PoolCounter.FORKS);
    Long submissions = count(PoolCounter.SUBMISSIONS);
    return forks == null || submissions == null ? null : forks + submissions;
  }

  /** Nothing happened in it: no task came or ran, even if workers waited for some. */
  public boolean quiet() {
    return stalls.isEmpty()
        && nothingRan()
        && counters.entrySet().stream()
            .filter(entry -> !entry.getKey().isOfLives())
            .allMatch(entry -> Sums.orZero(entry.getValue().count()) == 0)
        && steals.events() == 0
        && joins.all().count() == 0;
  }

  /** Next to nothing ran in it, for as long as it was there. */
  public boolean hardlyRuns() {
    Long running = time.runningNanos();
    return quiet() || running != null && running < HARDLY * windowNanos;
  }

  /** Time that is not recorded may have been spent on anything. */
  private boolean nothingRan() {
    long total = Sums.orZero(time.totalNanos());
    Long running = time.runningNanos();
    return total == 0 || running != null && running < AWAKE * total;
  }
}
