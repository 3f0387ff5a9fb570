package io.fjprobe.bootstrap.statistics;

import io.fjprobe.bootstrap.event.PoolStallEvent;
import io.fjprobe.bootstrap.probed.PoolState;
import io.fjprobe.bootstrap.tally.PoolTally;

/** A pool that has tasks queued, watched from look to look. */
final class StallWatch {

  /** After the first: a JVM that was stopped for a while looks the same before and after. */
  private static final int LOOKS = 2;

  private final PoolTally pool;
  private final PoolStallEvent event = new PoolStallEvent();
  private final long progress;
  private int looks;
  private boolean told;

  StallWatch(PoolTally pool, long progress) {
    this.pool = pool;
    this.progress = progress;
    event.begin();
  }

  /** False: it moves, or has enough to do. */
  boolean goesOn(PoolState state, int queuedTasks, int queuedSubmissions, long progressNow) {
    if (progressNow != progress) {
      return false;
    }
    Census census = Census.of(pool);
    if (pool.parallelism > 0 && census.busy >= pool.parallelism) {
      return false;
    }
    event.workers = state.getPoolSize();
    event.idleWorkers = census.idle;
    event.blockedWorkers = census.blocked;
    event.busyWorkers = Math.max(event.busyWorkers, census.busy);
    event.queuedTasks = queuedTasks;
    event.queuedSubmissions = queuedSubmissions;
    looks++;
    return true;
  }

  /** Of a stall that nobody was told of, and that is long enough for it. */
  boolean isNews() {
    event.end();
    return !told && looks >= LOOKS && event.shouldCommit();
  }

  boolean isTold() {
    return told;
  }

  void tell(boolean over) {
    told = true;
    if (!over) {
      Class<?> next = QueuedTasks.next(pool);
      // the stall may end just now: then the counts are those of the last look, and so is the task
      event.nextTask = next == null ? event.nextTask : next;
    }
    event.poolId = pool.id;
    event.poolName = pool.name();
    event.poolKind = pool.kind.label();
    event.parallelism = pool.parallelism;
    event.over = over;
    event.end();
    event.commit();
  }
}
