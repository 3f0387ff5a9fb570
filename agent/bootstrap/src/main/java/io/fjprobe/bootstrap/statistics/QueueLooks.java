package io.fjprobe.bootstrap.statistics;

import io.fjprobe.bootstrap.event.QueueWaitEvent;
import io.fjprobe.bootstrap.guard.Suppressed;
import io.fjprobe.bootstrap.probed.QueueView;
import io.fjprobe.bootstrap.probed.StackRoom;
import io.fjprobe.bootstrap.queue.FifoQueue;
import io.fjprobe.bootstrap.queue.WaitTally;
import io.fjprobe.bootstrap.tally.PoolRegistry;
import io.fjprobe.bootstrap.tally.PoolTally;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

/**
 * Looks at the queues of all pools that tasks leave in the order in which they came, and tells how
 * long they waited. Not for hooks, which must not wait: one thread looks, and another may tell.
 */
public final class QueueLooks {

  /** Pools and queues that a look reads, so that it takes less than a tenth of a millisecond. */
  private static final int MOST = 256;

  private static final class LookedPool {
    final PoolTally pool;
    List<FifoQueue> queues = Collections.emptyList();
    long last;
    long round;

    /** Null: there was no look since the last event. */
    WaitTally waits;

    /**
     * @param last when it was not there yet; {@link FifoQueue#NEVER}: that is not known
     */
    LookedPool(PoolTally pool, long last) {
      this.pool = pool;
      this.last = pool.adopted ? FifoQueue.NEVER : last; // that may be older
    }

    /** Answers how many it has read. */
    int look(int most) {
      long now = System.nanoTime();
      List<Object> all = QueuedTasks.fifo(pool);
      List<FifoQueue> seen = new ArrayList<>(all.size());
      if (waits == null) {
        waits = new WaitTally(pool.id, pool.seen);
      }
      int count = Math.min(most, all.size());
      for (int i = 0; i < count; i++) {
        FifoQueue queue = known(all.get(i), i);
        queue.look(now, last, waits);
        seen.add(queue);
      }
      waits.looked(count, last == FifoQueue.NEVER ? 0 : System.nanoTime() - last);
      queues = seen;
      last = count < all.size() ? FifoQueue.NEVER : now; // else one that is met later may be old
      return count;
    }

    /** Where others come or go, it may be at another place than before. */
    private FifoQueue known(Object queue, int place) {
      if (place < queues.size() && queues.get(place).isOf(queue)) {
        return queues.get(place);
      }
      for (FifoQueue each : queues) {
        if (each.isOf(queue)) {
          return each;
        }
      }
      return new FifoQueue(queue, QueueView.owner(queue) != null);
    }

    void tell(boolean evenIfNothing) {
      WaitTally told = waits;
      if (told != null && (evenIfNothing || told.hasTasks())) {
        waits = null;
        StackRoom.ensure();
        told.event().commit();
      }
    }
  }

  private static final Map<PoolTally, LookedPool> POOLS = new HashMap<>();

  /** Of all pools; {@link FifoQueue#NEVER}: the last look has not met all. */
  private static long last = FifoQueue.NEVER;

  private static long round;

  private QueueLooks() {}

  /**
   * @param evenIfNotRecorded for the sums that metrics are made of
   */
  public static synchronized void look(boolean evenIfNotRecorded) {
    try {
      boolean recorded = new QueueWaitEvent().isEnabled();
      if (recorded || evenIfNotRecorded) {
        lookAtAll();
      } else {
        forgetAll();
      }
      if (!recorded) {
        tellNothing();
      }
    } catch (RuntimeException | LinkageError e) {
      Suppressed.add(e);
      forgetAll(); // looks at threads go on
    }
  }

  private static void lookAtAll() {
    long now = System.nanoTime();
    round++;
    int left = MOST;
    boolean all = true;
    for (PoolTally pool : PoolRegistry.pools(Inside.KEY)) {
      LookedPool looked = POOLS.get(pool);
      if (looked == null && left > 0) {
        looked = new LookedPool(pool, last);
        POOLS.put(pool, looked);
      }
      if (looked != null) {
        looked.round = round;
      }
      if (left > 0) {
        left -= 1 + looked.look(left);
      } else {
        all = false;
      }
    }
    tellEnded();
    last = all ? now : FifoQueue.NEVER;
  }

  private static void tellNothing() {
    for (LookedPool pool : POOLS.values()) {
      pool.waits = null;
    }
  }

  private static void tellEnded() {
    for (Iterator<LookedPool> each = POOLS.values().iterator(); each.hasNext(); ) {
      LookedPool pool = each.next();
      if (pool.round != round) {
        pool.tell(false);
        each.remove();
      }
    }
  }

  /** Nobody records it any more: tells the rest, if there is anybody to be told. */
  public static synchronized void forgetAll() {
    for (LookedPool pool : POOLS.values()) {
      pool.tell(false);
    }
    POOLS.clear();
    last = FifoQueue.NEVER;
  }

  static synchronized void emit(String trigger, Turn turn) {
    boolean isPeriod = trigger.equals(SpanStatistics.PERIOD);
    for (LookedPool pool : POOLS.values()) {
      if (turn.has(pool.pool)) {
        pool.tell(!isPeriod);
      }
    }
  }

  /** How many events there are to be written. */
  static synchronized int pending() {
    int pending = 0;
    for (LookedPool pool : POOLS.values()) {
      pending += pool.waits != null && pool.waits.hasTasks() ? 1 : 0;
    }
    return pending;
  }
}
