package io.fjprobe.bootstrap.statistics;

import io.fjprobe.bootstrap.tally.PoolRegistry;
import io.fjprobe.bootstrap.tally.PoolTally;
import io.fjprobe.bootstrap.tally.QueueTally;
import java.util.HashMap;
import java.util.Map;

/**
 * How often the live workers of all pools waited in tasks, as the JVM counts it. It does not count
 * by kind: that is known of those that wait at the moment of the look.
 */
public final class TaskWaits {

  public static final String ENTER = "jdk.JavaMonitorEnter";
  public static final TaskWaits NONE = new TaskWaits();

  /** Parked, asleep, or waiting for a notification. */
  public long waits;

  public long monitors;

  /** The longest that all of it can have taken. */
  public long nanos;

  private final Map<String, Integer> seen = new HashMap<>();

  private TaskWaits() {}

  /** Not for hooks. */
  public static TaskWaits now() {
    TaskWaits all = new TaskWaits();
    for (PoolTally pool : PoolRegistry.pools(Inside.KEY)) {
      QueueTally[] workers = pool.workers().live;
      WaitCounts counts = WaitCounts.of(workers);
      for (int i = 0; i < workers.length; i++) {
        if (counts.ofOthers(i) >= 0) {
          all.add(workers[i], counts.ofOthers(i), counts.ofMonitors(i));
        }
      }
    }
    return all;
  }

  private void add(QueueTally worker, long allWaits, long allMonitors) {
    long now = System.nanoTime();
    long inPool = worker.idle.nanos(now) + worker.joinBlocked.nanos(now);
    waits += Math.max(0, allWaits - worker.idle.count() - worker.joinBlocked.count());
    monitors += allMonitors;
    nanos += Math.max(0, now - worker.registeredAt - inPool);
    if (!worker.idle.isOpen() && !worker.joinBlocked.isOpen()) {
      look(worker.worker);
    }
  }

  private void look(Thread worker) {
    Thread.State state = worker.getState();
    if (state == Thread.State.WAITING || state == Thread.State.TIMED_WAITING) {
      try {
        StackTraceElement[] stack = worker.getStackTrace();
        String event = stack.length == 0 ? null : event(stack[0].getMethodName());
        if (event != null) {
          Integer before = seen.get(event);
          seen.put(event, before == null ? 1 : before + 1);
        }
      } catch (SecurityException e) {
        return; // nobody may look
      }
    }
  }

  private static String event(String method) {
    switch (method) {
      case "sleep":
        return "jdk.ThreadSleep";
      case "park":
        return "jdk.ThreadPark";
      case "wait":
        return "jdk.JavaMonitorWait";
      default:
        return null;
    }
  }

  /** Of the waits, by the JDK's event for them. */
  public Map<String, Double> shares() {
    double all = 0;
    for (int each : seen.values()) {
      all += each;
    }
    Map<String, Double> shares = new HashMap<>();
    for (Map.Entry<String, Integer> each : seen.entrySet()) {
      shares.put(each.getKey(), each.getValue() / all);
    }
    return shares;
  }
}
