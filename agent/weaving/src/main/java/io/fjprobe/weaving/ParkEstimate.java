package io.fjprobe.weaving;

import io.fjprobe.bootstrap.tally.PoolRegistry;
import io.fjprobe.bootstrap.tally.PoolTally;
import io.fjprobe.bootstrap.tally.QueueTally;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * At most how many bytes the waits of workers in the pool add to a recording, for JDKs that keep
 * all in memory, where no file shows it. There workers park when they idle, and wait for a monitor
 * in joins. Of episodes that take so much time together, no more than this time divided by the
 * threshold can be as long as the threshold.
 */
final class ParkEstimate {

  static final String IDLE = "jdk.ThreadPark";
  static final String JOIN = "jdk.JavaMonitorWait";

  private static final long BYTES_OF_AN_EVENT = 42;
  private static final long NANOS_A_MILLI = 1_000_000;

  private static final class Waits {
    private long count;
    private long nanos;

    /** Less than none: workers have ended. */
    long bytesSince(Waits before, long thresholdMillis) {
      long possible = (nanos - before.nanos) / (thresholdMillis * NANOS_A_MILLI);
      return Math.max(0, Math.min(count - before.count, possible)) * BYTES_OF_AN_EVENT;
    }
  }

  private Waits idleBefore = new Waits();
  private Waits joinsBefore = new Waits();

  /** Since the last call. */
  Map<String, Long> bytes(Map<String, Integer> thresholdMillis) {
    Waits idle = new Waits();
    Waits joins = new Waits();
    long now = System.nanoTime();
    for (PoolTally pool : PoolRegistry.pools()) {
      for (QueueTally worker : pool.workers().live) {
        idle.count += worker.idle.count();
        idle.nanos += worker.idle.nanos(now);
        joins.count += worker.joinBlocked.count();
        joins.nanos += worker.joinBlocked.nanos(now);
      }
    }
    Map<String, Long> bytes = new LinkedHashMap<>();
    bytes.put(IDLE, idle.bytesSince(idleBefore, thresholdMillis.get(IDLE)));
    bytes.put(JOIN, joins.bytesSince(joinsBefore, thresholdMillis.get(JOIN)));
    idleBefore = idle;
    joinsBefore = joins;
    return bytes;
  }
}
