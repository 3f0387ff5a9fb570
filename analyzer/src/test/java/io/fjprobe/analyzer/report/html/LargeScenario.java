package io.fjprobe.analyzer.report.html;

import static io.fjprobe.analyzer.TestRecording.emit;

/** A pool with many workers, none of which does the same as another. */
final class LargeScenario {

  private static final long US = 1_000;

  private LargeScenario() {}

  static void round(int round, int index, Thread worker) {
    emit(
        "WorkerStatistics",
        "poolId",
        1,
        "workerIndex",
        index,
        "worker",
        worker,
        "trigger",
        "period",
        "lifetime",
        round * 100 * US,
        "idleTime",
        round * (index % 40) * US,
        "joinBlockedTime",
        round * (index % 30) * US);
    emit(
        "Steal",
        "poolId",
        1,
        "thiefIndex",
        index,
        "victimIndex",
        (index * 7 + round * 2) % 512 | 1,
        "victimKind",
        "worker",
        "site",
        "scan",
        "taskClass",
        LargeScenario.class,
        "runLength",
        1 + round % 3,
        "interval",
        10);
    emit(
        "JoinWait",
        "poolId",
        1,
        "workerIndex",
        index,
        "waiter",
        "worker",
        "taskClass",
        LargeScenario.class,
        "blockedTime",
        (long) (index * round),
        "outcome",
        "done",
        "interval",
        1);
    if (round % 4 == 0) {
      emit("WorkerIdle", "poolId", 1, "workerIndex", index, "interval", 5);
    }
  }

  static void pool(int round, int workers) {
    emit(
        "PoolStatistics",
        "poolId",
        1,
        "poolName",
        "ForkJoinPool-1",
        "poolKind",
        "custom",
        "trigger",
        "period",
        "parallelism",
        workers,
        "workers",
        workers,
        "active",
        workers - round % 50,
        "forks",
        round * 12_345L,
        "submissions",
        round * 17L,
        "workerSteals",
        round * 997L);
  }
}
