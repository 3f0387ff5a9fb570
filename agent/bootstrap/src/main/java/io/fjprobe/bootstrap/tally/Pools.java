package io.fjprobe.bootstrap.tally;

import io.fjprobe.bootstrap.counter.Counts;
import java.util.Arrays;

/**
 * The pools that have not ended and the totals of those that did, in one immutable object: a reader
 * never counts a pool twice or not at all, and nobody takes a lock.
 */
final class Pools {

  static final Pools NONE = new Pools(new PoolTally[0], new Counts(), new SeenSums());

  final PoolTally[] live;
  private final Counts ended;
  private final SeenSums endedSeen;

  private Pools(PoolTally[] live, Counts ended, SeenSums endedSeen) {
    this.live = live;
    this.ended = ended;
    this.endedSeen = endedSeen;
  }

  Pools with(PoolTally pool) {
    PoolTally[] more = Arrays.copyOf(live, live.length + 1);
    more[live.length] = pool;
    return new Pools(more, ended, endedSeen);
  }

  /** The same if the pool is not there. */
  Pools without(PoolTally pool) {
    int place = Arrays.asList(live).indexOf(pool);
    if (place < 0) {
      return this;
    }
    PoolTally[] fewer = Arrays.copyOf(live, live.length - 1);
    System.arraycopy(live, place + 1, fewer, place, fewer.length - place);
    Counts more = ended.copy();
    more.add(pool.counts());
    return new Pools(fewer, more, endedSeen.plus(pool.seen));
  }

  /** Null if it is not there. */
  PoolTally find(Object pool) {
    for (PoolTally each : live) {
      if (each.pool() == pool) {
        return each;
      }
    }
    return null;
  }

  Counts totals() {
    Counts sum = ended.copy();
    for (PoolTally each : live) {
      sum.add(each.counts());
    }
    return sum;
  }

  SeenSums seen() {
    SeenSums sum = endedSeen;
    for (PoolTally each : live) {
      sum = sum.plus(each.seen);
    }
    return sum;
  }
}
