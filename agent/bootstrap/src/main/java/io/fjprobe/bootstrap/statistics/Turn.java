package io.fjprobe.bootstrap.statistics;

import io.fjprobe.bootstrap.tally.PoolTally;

/**
 * Whose turn it is this second. Where pools and workers are many, each pool has its turn every
 * second or third or nth second only, so that statistics stay near {@link #EVENTS_PER_SECOND}.
 */
final class Turn {

  static final Turn ALL = new Turn(1, 0);

  private static final int EVENTS_PER_SECOND = 100;

  private final int of;
  private final int which;

  private Turn(int of, int which) {
    this.of = of;
    this.which = which;
  }

  static Turn of(PoolTally[] pools, int second) {
    int events = QueueLooks.pending();
    for (PoolTally pool : pools) {
      events += 1 + pool.workers().live.length;
    }
    int turns = 1 + events / EVENTS_PER_SECOND;
    return new Turn(turns, Math.floorMod(second, turns));
  }

  boolean has(PoolTally pool) {
    return pool.id % of == which;
  }
}
