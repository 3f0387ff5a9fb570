package io.fjprobe.analyzer.account.stall;

import io.fjprobe.analyzer.contract.PoolCounter;
import io.fjprobe.analyzer.contract.WorkerCounter;
import io.fjprobe.analyzer.recording.counter.Snapshot;
import io.fjprobe.analyzer.recording.pool.PoolFacts;
import io.fjprobe.analyzer.recording.pool.WorkerFacts;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The last statistics of a pool between which no task left a queue, though there were some. */
record FrozenTail(
    Snapshot<PoolCounter> first, Snapshot<PoolCounter> last, int idle, int blocked, int inTasks) {

  // The least number of snapshots that tell what a pool or a worker does.
  private static final int SNAPSHOTS = 3;
  // The shortest time without progress that is a stall, in nanoseconds.
  private static final long SHORTEST = 5_000_000_000L;

  /**
   * The least share of the time in question (0 to 1) for which a worker counts as having done
   * nothing else.
   */
  private static final double ALL_THE_TIME = 0.9;

  /** The counters that grow when a task leaves a queue, or is forked. */
  private static final Set<PoolCounter> PROGRESS =
      Set.of(
          PoolCounter.FORKS,
          PoolCounter.TASKS_RUN,
          PoolCounter.TASKS_INVOKED,
          PoolCounter.SUBMISSIONS_TAKEN,
          PoolCounter.WORKER_STEALS,
          PoolCounter.JOIN_HELP_STEALS,
          PoolCounter.COMPLETER_HELP_STEALS,
          PoolCounter.QUIESCE_HELP_STEALS,
          PoolCounter.EXTERNAL_HELP_STEALS,
          PoolCounter.DISCARDED_TASKS);

  /** Null if there is none. */
  static @Nullable FrozenTail of(PoolFacts pool) {
    List<Snapshot<PoolCounter>> all =
        pool.snapshots().stream().sorted(Comparator.comparingLong(Snapshot::nanos)).toList();
    int i = all.size() - 1;
    if (i < 0 || pool.endNanos() != null || all.get(i).queued() == 0) {
      return null;
    }
    Snapshot<PoolCounter> last = all.get(i);
    while (i > 0 && all.get(i - 1).queued() > 0 && samePlace(all.get(i - 1), last)) {
      i--;
    }
    return all.size() - i < SNAPSHOTS ? null : withWorkers(all.get(i), last, pool);
  }

  private static boolean samePlace(Snapshot<PoolCounter> one, Snapshot<PoolCounter> other) {
    return one.get(PoolCounter.SUBMISSIONS_TAKEN) != Snapshot.NOT_RECORDED
        && PROGRESS.stream().allMatch(counter -> one.get(counter) == other.get(counter))
        && gone(one) == gone(other);
  }

  /**
   * Returns how many tasks have left the queues, also those that their worker or submitter took
   * back.
   */
  private static long gone(Snapshot<PoolCounter> snapshot) {
    return snapshot.get(PoolCounter.FORKS) == Snapshot.NOT_RECORDED
            || snapshot.get(PoolCounter.SUBMISSIONS) == Snapshot.NOT_RECORDED
        ? 0
        : snapshot.get(PoolCounter.FORKS)
            + snapshot.get(PoolCounter.SUBMISSIONS)
            - snapshot.queued();
  }

  private static FrozenTail withWorkers(
      Snapshot<PoolCounter> first, Snapshot<PoolCounter> last, PoolFacts pool) {
    int idle = 0;
    int blocked = 0;
    int inTasks = 0;
    for (WorkerFacts worker : pool.workers().values()) {
      List<Snapshot<WorkerCounter>> own =
          worker.snapshots().stream()
              .filter(snapshot -> snapshot.nanos() >= first.nanos())
              .sorted(Comparator.comparingLong(Snapshot::nanos))
              .toList();
      if (own.size() < SNAPSHOTS || own.get(own.size() - 1).trigger().equals("worker end")) {
        continue;
      }
      double lived = increase(own, WorkerCounter.LIFETIME) * ALL_THE_TIME;
      if (increase(own, WorkerCounter.IDLE_TIME) >= lived) {
        idle++;
      } else if (increase(own, WorkerCounter.JOIN_BLOCKED_TIME)
              + increase(own, WorkerCounter.MANAGED_BLOCKED_TIME)
          >= lived) {
        blocked++;
      } else {
        inTasks++;
      }
    }
    return new FrozenTail(first, last, idle, blocked, inTasks);
  }

  /** Returns how much a counter grew; 0 when it was not recorded. */
  private static long increase(List<Snapshot<WorkerCounter>> snapshots, WorkerCounter counter) {
    return snapshots.get(snapshots.size() - 1).get(counter) - snapshots.get(0).get(counter);
  }

  long startNanos() {
    return first.nanos();
  }

  long endNanos() {
    return last.nanos();
  }

  long queued() {
    return last.queued();
  }

  /**
   * Returns whether this is a stall. Tasks that run for long on all workers are none, and a task
   * that blocks unknown to the pool may run.
   */
  boolean isStall(int parallelism) {
    return endNanos() - startNanos() >= SHORTEST
        && idle + blocked > 0
        && inTasks < Math.max(parallelism, 1);
  }

  StallAccount account(int parallelism) {
    return new StallAccount(
        new StallPeriod(startNanos(), endNanos() - startNanos(), false, false),
        new StalledWorkers(parallelism, last.workers(), idle, blocked, 0, inTasks),
        queued(),
        null,
        List.of());
  }
}
