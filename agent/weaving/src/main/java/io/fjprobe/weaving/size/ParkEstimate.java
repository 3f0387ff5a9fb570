package io.fjprobe.weaving.size;

import io.fjprobe.bootstrap.statistics.TaskWaits;
import io.fjprobe.bootstrap.statistics.WorkerWaits;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * An upper bound for the bytes that the waits of workers add to a recording. It is for JDKs that
 * keep everything in memory, where no file shows the size. Workers park when they are idle, and
 * wait for a monitor in joins; the JVM counts how often they wait in tasks. The number of episodes
 * that reach the threshold is at most the total time of all episodes divided by the threshold.
 */
final class ParkEstimate {

  static final String IDLE = "jdk.ThreadPark";
  static final String JOIN = "jdk.JavaMonitorWait";

  private static final long BYTES_OF_AN_EVENT = 42;
  private static final long NANOS_A_MILLI = 1_000_000;

  private WorkerWaits before = WorkerWaits.NONE;
  private TaskWaits tasksBefore = TaskWaits.NONE;

  /** Since the last call. */
  Map<String, Long> bytes(Map<String, Integer> thresholdMillis) {
    WorkerWaits now = WorkerWaits.until(System.nanoTime());
    Map<String, Long> bytes = new LinkedHashMap<>();
    bytes.put(
        IDLE,
        bytes(
            now.idleCount - before.idleCount,
            now.idleNanos - before.idleNanos,
            thresholdMillis.get(IDLE)));
    bytes.put(
        JOIN,
        bytes(
            now.joinCount - before.joinCount,
            now.joinNanos - before.joinNanos,
            thresholdMillis.get(JOIN)));
    before = now;
    addTasks(TaskWaits.now(), thresholdMillis, bytes);
    return bytes;
  }

  private void addTasks(TaskWaits now, Map<String, Integer> thresholds, Map<String, Long> bytes) {
    long nanos = now.nanos - tasksBefore.nanos;
    long waits = now.waits - tasksBefore.waits;
    now.shares()
        .forEach(
            (event, share) -> {
              long count = (long) (waits * share);
              long more = bytes(count, (long) (nanos * share), thresholds.get(event));
              bytes.merge(event, more, Long::sum);
            });
    long enters = now.monitors - tasksBefore.monitors;
    bytes.put(TaskWaits.ENTER, bytes(enters, nanos, thresholds.get(TaskWaits.ENTER)));
    tasksBefore = now;
  }

  /** Less than none: workers have ended. */
  private static long bytes(long count, long nanos, long thresholdMillis) {
    long possible = nanos / (thresholdMillis * NANOS_A_MILLI);
    return Math.max(0, Math.min(count, possible)) * BYTES_OF_AN_EVENT;
  }
}
