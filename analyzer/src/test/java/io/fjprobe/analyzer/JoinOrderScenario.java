package io.fjprobe.analyzer;

import static io.fjprobe.analyzer.TestRecording.begin;
import static io.fjprobe.analyzer.TestRecording.emit;
import static io.fjprobe.analyzer.TestRecording.end;

import java.io.IOException;
import java.nio.file.Path;
import jdk.jfr.Event;

/**
 * A workload as the agent and the workloads would record it: a warm-up and two measured iterations,
 * a fresh pool with two workers for each, joins in fork order, sampled steals.
 */
public final class JoinOrderScenario {

  /** What who records them shares: an event goes into all recordings that run. */
  public static final String EVENTS_OF_THIS_JVM = "events of this JVM";

  private static final long MS = 1_000_000;

  private JoinOrderScenario() {}

  public static Path record(Path file) throws IOException {
    return record(file, 10);
  }

  /**
   * @param operations that an iteration says it had; the more, the less it took for each
   */
  public static Path record(Path file, int operations) throws IOException {
    try (TestRecording recording = new TestRecording().enable("jdk.ThreadSleep").start()) {
      emit(
          "AgentState",
          "version",
          "0.1.0",
          "generation",
          "jdk17",
          "mode",
          "premain",
          "level",
          "default",
          "woven",
          42,
          "missing",
          "quiesceHelpSteals (not on this JDK)",
          "suppressedErrors",
          0,
          "firstError",
          "",
          "stealSampling",
          "one in n (adaptive)");
      iteration(1, "warm-up", 1, 10, operations);
      iteration(2, "measured", 1, 1, operations);
      iteration(3, "measured", 2, 1, operations);
      return recording.dumpTo(file);
    }
  }

  /** As the agent alone records it, in a program that does not say what it does. */
  public static Path recordWithoutIterations(Path file) throws IOException {
    try (TestRecording recording = new TestRecording().start()) {
      poolStart(1);
      work(1, 1, -1);
      poolEnd(1);
      return recording.dumpTo(file);
    }
  }

  private static void iteration(int pool, String phase, int number, long scale, int operations) {
    poolStart(pool);
    Event iteration = begin("WorkloadIteration");
    work(pool, scale, 0);
    end(
        iteration,
        "WorkloadIteration",
        "workload",
        "join-order",
        "mode",
        "fifo",
        "phase",
        phase,
        "iteration",
        number,
        "operations",
        operations,
        "unit",
        "tree of 1,000 tasks",
        "parallelism",
        2,
        "checksum",
        1.0);
    poolEnd(pool);
  }

  private static void poolStart(int pool) {
    emit(
        "PoolStart",
        "poolId",
        pool,
        "poolName",
        "ForkJoinPool-" + pool, // no worker yet, no name yet
        "poolKind",
        "custom",
        "parallelism",
        2,
        "asyncMode",
        true);
  }

  private static void work(int pool, long scale, long tasksRun) {
    Thread[] workers = {new Thread("join-order-" + pool + "-worker-1"), new Thread("w2")};
    for (int i = 0; i < 2; i++) {
      emit(
          "WorkerStart",
          "poolId",
          pool,
          "workerIndex",
          2 * i + 1,
          "worker",
          workers[i],
          "reason",
          "signal");
    }
    for (int i = 0; i < 8 * scale; i++) {
      join(pool, i % 2 == 0 ? 3 : 0);
      steal(pool);
    }
    for (int i = 0; i < 2; i++) {
      worker(pool, 2 * i + 1, workers[i], scale);
    }
    pool(pool, scale, tasksRun);
  }

  private static void poolEnd(int pool) {
    emit(
        "PoolEnd",
        "poolId",
        pool,
        "poolName",
        "join-order-" + pool,
        "poolKind",
        "custom",
        "parallelism",
        2,
        "asyncMode",
        true);
  }

  private static void join(int pool, int ownQueueSize) {
    emit(
        "JoinWait",
        "poolId",
        pool,
        "workerIndex",
        1,
        "waiter",
        "worker",
        "taskClass",
        JoinOrderScenario.class,
        "helpedTasks",
        2,
        "helpTime",
        MS,
        "blockedTime",
        5 * MS,
        "ownQueueSize",
        ownQueueSize,
        "compensated",
        ownQueueSize > 0,
        "outcome",
        "done");
  }

  private static void steal(int pool) {
    emit(
        "Steal",
        "poolId",
        pool,
        "thiefIndex",
        1,
        "victimIndex",
        3,
        "victimKind",
        "worker",
        "site",
        "scan",
        "taskClass",
        JoinOrderScenario.class,
        "runLength",
        2,
        "queueSize",
        1,
        "interval",
        10);
  }

  private static void worker(int pool, int index, Thread thread, long scale) {
    emit(
        "WorkerStatistics",
        "poolId",
        pool,
        "workerIndex",
        index,
        "worker",
        thread,
        "trigger",
        "worker end",
        "lifetime",
        scale * 100 * MS,
        "forks",
        scale * 500,
        "idleCount",
        (int) (2 * scale),
        "idleTime",
        scale * 10 * MS,
        "joinBlockedCount",
        (int) (4 * scale),
        "joinBlockedTime",
        scale * 40 * MS,
        "managedBlockedCount",
        0,
        "managedBlockedTime",
        0L,
        "helpTime",
        scale * 8 * MS);
  }

  private static void pool(int pool, long scale, long tasksRun) {
    emit(
        "PoolStatistics",
        "poolId",
        pool,
        "poolName",
        "join-order-" + pool,
        "poolKind",
        "custom",
        "trigger",
        "pool end",
        "parallelism",
        2,
        "asyncMode",
        true,
        "workers",
        2,
        "stealCount",
        scale * 80,
        "forks",
        scale * 1_000,
        "submissions",
        scale,
        "submissionsTaken",
        scale,
        "workerSteals",
        scale * 80,
        "quiesceHelpSteals",
        -1L,
        "tasksRun",
        tasksRun,
        "workersStarted",
        2,
        "workersEnded",
        2);
  }
}
