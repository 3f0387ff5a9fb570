package io.fjprobe.bootstrap.statistics;

import io.fjprobe.bootstrap.event.PoolStallEvent;
import io.fjprobe.bootstrap.guard.Suppressed;
import io.fjprobe.bootstrap.probed.PoolState;
import io.fjprobe.bootstrap.tally.PoolRegistry;
import io.fjprobe.bootstrap.tally.PoolTally;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Map;

/**
 * Finds pools that stand still. A pool without queued tasks costs two calls a second; of the others
 * the counters are read and compared.
 */
public final class Stalls {

  /** More wait for the next look: each is described by as many as 16 events. */
  private static final int NEWS_IN_A_LOOK = 4;

  private static volatile StallDescriber describer;

  private Map<PoolTally, StallWatch> watched = Collections.emptyMap();
  private volatile boolean repeat;

  Stalls() {}

  /**
   * @param other null: nobody
   */
  public static void describedBy(StallDescriber other) {
    describer = other;
  }

  /**
   * A new chunk begins, the only one that may be kept: tells again of what goes on. By any thread.
   */
  void repeat() {
    repeat = true;
  }

  /** By one thread at a time. */
  void look() {
    boolean again = repeat;
    repeat = false;
    Map<PoolTally, StallWatch> before = watched;
    Map<PoolTally, StallWatch> now = new IdentityHashMap<>();
    if (new PoolStallEvent().isEnabled()) {
      for (PoolTally pool : PoolRegistry.pools(Inside.KEY)) {
        StallWatch watch = look(pool, before.get(pool));
        if (watch != null) {
          now.put(pool, watch);
        }
      }
    }
    watched = now;
    for (Map.Entry<PoolTally, StallWatch> each : before.entrySet()) {
      if (each.getValue().isTold() && now.get(each.getKey()) != each.getValue()) {
        each.getValue().tell(true);
      }
    }
    tell(now, again);
  }

  /** Null if nothing is queued. */
  private static StallWatch look(PoolTally pool, StallWatch before) {
    PoolState state = pool.state();
    if (state == null || state.isTerminated()) {
      return null;
    }
    int tasks = (int) Math.min(Integer.MAX_VALUE, state.getQueuedTaskCount());
    int submissions = state.getQueuedSubmissionCount();
    if (tasks + (long) submissions <= 0) {
      return null;
    }
    long progress = Progress.of(pool, submissions);
    boolean same = before != null && before.goesOn(state, tasks, submissions, progress);
    return same ? before : new StallWatch(pool, progress);
  }

  private static void tell(Map<PoolTally, StallWatch> watches, boolean again) {
    int news = 0;
    for (Map.Entry<PoolTally, StallWatch> each : watches.entrySet()) {
      StallWatch watch = each.getValue();
      boolean isNew = news < NEWS_IN_A_LOOK && watch.isNews();
      news += isNew ? 1 : 0;
      if (isNew || again && watch.isTold()) {
        watch.tell(false);
        describe(each.getKey());
      }
    }
  }

  private static void describe(PoolTally pool) {
    StallDescriber by = describer;
    if (by != null) {
      try {
        by.describe(new StalledPool(pool));
      } catch (Throwable t) {
        Suppressed.add(t);
      }
    }
  }
}
