package io.fjprobe.analyzer.report.html;

import static io.fjprobe.analyzer.TestRecording.begin;
import static io.fjprobe.analyzer.TestRecording.emit;
import static io.fjprobe.analyzer.TestRecording.end;

import io.fjprobe.analyzer.TestRecording;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import jdk.jfr.Event;

/** A recording whose names try to become code or markup. */
final class HostileScenario {

  static final String ENDS_SCRIPT = "</script><script>window.harmed=1</script>";
  static final String IMAGE = "<img src=x onerror=\"window.harmed=2\">";
  static final String COMMENT = "<!--<script>\u2028window.harmed=3//\u2029";
  static final String QUOTES = "'\"`${window.harmed=4}&lt;@REPORT@\\u003c";

  private static final long MS = 1_000_000;

  private HostileScenario() {}

  static Path record(Path file) throws IOException {
    CountDownLatch recorded = new CountDownLatch(1);
    Thread[] workers = {
      worker(ENDS_SCRIPT, recorded), worker(IMAGE, recorded), worker(COMMENT, recorded)
    };
    try (TestRecording recording = new TestRecording().start()) {
      Event iteration = begin("WorkloadIteration");
      for (int i = 0; i < workers.length; i++) {
        emit(
            "WorkerStart",
            "poolId",
            1,
            "workerIndex",
            2 * i + 1,
            "worker",
            workers[i],
            "reason",
            i == 2 ? "compensation" : "signal");
        statistics(2 * i + 1, workers[i], i);
      }
      emit(
          "PoolStatistics",
          "poolId",
          1,
          "poolName",
          QUOTES + IMAGE,
          "poolKind",
          ENDS_SCRIPT,
          "trigger",
          "period",
          "parallelism",
          2,
          "workers",
          3,
          "forks",
          1_000L,
          "submissions",
          10L,
          "workerSteals",
          90L,
          "quiesceHelpSteals",
          -1L);
      emit(
          "Steal",
          "poolId",
          1,
          "thiefIndex",
          1,
          "victimIndex",
          3,
          "victimKind",
          "worker",
          "site",
          IMAGE,
          "taskClass",
          HostileScenario.class,
          "runLength",
          2,
          "interval",
          10);
      end(
          iteration,
          "WorkloadIteration",
          "workload",
          IMAGE,
          "mode",
          COMMENT,
          "phase",
          "measured",
          "iteration",
          1,
          "operations",
          10,
          "unit",
          ENDS_SCRIPT,
          "parallelism",
          2,
          "checksum",
          1.0);
      return recording.dumpTo(file);
    } finally {
      recorded.countDown();
    }
  }

  /** The Flight Recorder knows the names of threads that live. */
  private static Thread worker(String name, CountDownLatch end) {
    Thread thread =
        new Thread(
            () -> {
              try {
                end.await();
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
            },
            name);
    thread.setDaemon(true);
    thread.start();
    return thread;
  }

  private static void statistics(int index, Thread worker, int scale) {
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
        (scale + 1) * MS,
        "idleCount",
        -1,
        "idleTime",
        -1L,
        "joinBlockedCount",
        1,
        "joinBlockedTime",
        scale * MS / 2);
  }
}
