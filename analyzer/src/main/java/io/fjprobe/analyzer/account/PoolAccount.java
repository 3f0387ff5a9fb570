package io.fjprobe.analyzer.account;

import io.fjprobe.analyzer.recording.PoolCounter;
import java.util.List;
import java.util.Map;

/**
 * One pool, or pools that a workload made one after the other, in one window.
 *
 * @param ids the agent's numbers of the pools
 * @param lifetimeNanos from the first start to the last end seen in the recording
 * @param windowNanos time between the statistics that the counters are the difference of
 * @param peakWorkers the most workers at once that the statistics and compensations saw
 * @param counters by their name in PoolStatistics
 * @param tasksRun how many, counted or derived
 * @param taskRuns each by itself, only at level=full
 */
public record PoolAccount(
    String name,
    List<Integer> ids,
    String kind,
    int parallelism,
    boolean asyncMode,
    long lifetimeNanos,
    long windowNanos,
    int peakWorkers,
    WorkerTime time,
    Map<String, CounterAccount> counters,
    TasksRun tasksRun,
    TaskAccount taskRuns,
    QueueGrowthAccount queueGrowth,
    StealAccount steals,
    JoinAccount joins,
    CompensationAccount compensations,
    Map<String, Long> workerStarts,
    Map<String, Long> workerEnds,
    BlockingAccount blocking) {

  /** The increase of a counter; null when not recorded. */
  public Long count(PoolCounter counter) {
    return counters.get(counter.field()).count();
  }

  /** Tasks that came into the pool; null when not recorded. */
  public Long tasks() {
    Long forks = count(PoolCounter.FORKS);
    Long submissions = count(PoolCounter.SUBMISSIONS);
    return forks == null || submissions == null ? null : forks + submissions;
  }

  /** Nothing happened in it. */
  boolean quiet() {
    return Sums.orZero(time.totalNanos()) == 0
        && counters.values().stream().allMatch(counter -> Sums.orZero(counter.count()) == 0)
        && steals.events() == 0
        && joins.all().count() == 0;
  }
}
