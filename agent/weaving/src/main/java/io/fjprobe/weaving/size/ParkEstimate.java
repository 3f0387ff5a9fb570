package io.fjprobe.weaving.size;

import io.fjprobe.bootstrap.statistics.WorkerWaits;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * An upper bound for the bytes that the waits of workers in the pool add to a recording. It is for
 * JDKs that keep everything in memory, where no file shows the size. Workers park when they are
 * idle, and wait for a monitor in joins. The number of episodes that reach the threshold is at most
 * the total time of all episodes divided by the threshold.
 */
final class ParkEstimate {

  static final String IDLE = "jdk.ThreadPark";
  static final String JOIN = "jdk.JavaMonitorWait";

  private static final long BYTES_OF_AN_EVENT = 42;
  private static final long NANOS_A_MILLI = 1_000_000;

  private WorkerWaits before = WorkerWaits.NONE;

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
    return bytes;
  }

  /** Less than none: workers have ended. */
  private static long bytes(long count, long nanos, long thresholdMillis) {
    long possible = nanos / (thresholdMillis * NANOS_A_MILLI);
    return Math.max(0, Math.min(count, possible)) * BYTES_OF_AN_EVENT;
  }
}
