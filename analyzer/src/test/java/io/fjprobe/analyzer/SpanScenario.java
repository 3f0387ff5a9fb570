package io.fjprobe.analyzer;

import java.io.IOException;
import java.nio.file.Path;

/** Events of work and span as the agent would record them with span=on. */
public final class SpanScenario {

  public static final String ROOT = "shop.Search";
  public static final String LEAF = "shop.Rank$$Lambda/0x0000000074083730";

  /** A compiler, for example: it runs no tasks. */
  private static final long OF_THE_JVM = 999_999;

  private SpanScenario() {}

  /** Operations of which leaves have nine tenths of the work and of the span. */
  public static void totals(String trigger, long operations, long tasks, long work, long span) {
    TestRecording.emit(
        "SpanStatistics",
        "firstTask",
        ROOT,
        "trigger",
        trigger,
        "operations",
        operations,
        "tasks",
        tasks,
        "work",
        work,
        "span",
        span);
    share(ROOT, operations, work / 10, operations, span / 10);
    share(LEAF, tasks - operations, work - work / 10, 2 * operations, span - span / 10);
  }

  public static void share(String task, long tasks, long work, long spanTasks, long span) {
    TestRecording.emit(
        "SpanShare",
        "firstTask",
        ROOT,
        "task",
        task,
        "tasks",
        tasks,
        "work",
        work,
        "spanTasks",
        spanTasks,
        "span",
        span);
  }

  /** Of forks that were looked at: each task stands for so many. */
  public static void site(
      String task,
      String forkedAt,
      int interval,
      long tasks,
      long work,
      long spanTasks,
      long span) {
    TestRecording.emit(
        "ForkSite",
        "firstTask",
        ROOT,
        "task",
        task,
        "forkedAt",
        forkedAt,
        "interval",
        interval,
        "tasks",
        tasks,
        "work",
        work,
        "spanTasks",
        spanTasks,
        "span",
        span);
  }

  /**
   * One look at the times of a thread.
   *
   * @param javaThreadId the system provides no number
   */
  public static void times(long javaThreadId, long waited) {
    TestRecording.emit(
        "ThreadTime",
        "osThreadId",
        -1,
        "javaThreadId",
        javaThreadId,
        "trigger",
        "period",
        "cpuTime",
        1_000L,
        "waitTime",
        waited);
  }

  /** Twenty operations with a parallelism of 5.93; tasks were not recorded. */
  public static Path record(Path file) throws IOException {
    try (TestRecording recording = new TestRecording().start()) {
      TestRecording.emit("AgentState", "availableProcessors", 2);
      totals("mark", 10, 100, 900_000_000L, 500_000_000L);
      totals("exit", 20, 1_100, 8_900_000_000L, 1_500_000_000L);
      site(LEAF, "shop.Search.compute:31", 4, 25, 80_000_000L, 12, 13_500_000L);
      site(LEAF, "shop.Search.lambda$retry$0:57", 1, 30, 80_000_000L, 0, 0);
      return recording.dumpTo(file);
    }
  }

  /** The same, while the worker waited for a CPU for 1.5 s. */
  public static Path recordInterrupted(Path file) throws IOException {
    try (TestRecording recording = new TestRecording().start()) {
      Thread worker = Thread.currentThread();
      TestRecording.emit("WorkerStatistics", "poolId", 1, "workerIndex", 1, "worker", worker);
      times(worker.getId(), 500);
      times(OF_THE_JVM, 500);
      times(OF_THE_JVM, 90_000_000_000L);
      totals("exit", 20, 1_100, 8_900_000_000L, 1_500_000_000L);
      times(worker.getId(), 1_500_000_500L);
      return recording.dumpTo(file);
    }
  }

  /** Ten operations in a measured iteration with three workers, and others before and after it. */
  public static Path recordIteration(Path file) throws IOException {
    try (TestRecording recording = new TestRecording().start()) {
      totals("mark", 10, 100, 900_000_000L, 500_000_000L);
      var iteration = TestRecording.begin("WorkloadIteration");
      TestRecording.end(
          iteration,
          "WorkloadIteration",
          "workload",
          "search",
          "phase",
          "measured",
          "operations",
          10,
          "parallelism",
          3,
          "unit",
          "search of all shops");
      totals("mark", 20, 1_100, 8_900_000_000L, 1_500_000_000L);
      totals("exit", 99, 9_999, 99_000_000_000L, 9_500_000_000L);
      return recording.dumpTo(file);
    }
  }
}
