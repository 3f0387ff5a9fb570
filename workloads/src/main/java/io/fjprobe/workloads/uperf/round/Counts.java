package io.fjprobe.workloads.uperf.round;

import java.util.concurrent.atomic.LongAdder;

/** The counts of a node since it began. */
public final class Counts {
  private final LongAdder[] adders = new LongAdder[Count.SIZE];

  public Counts() {
    for (int i = 0; i < adders.length; i++) {
      adders[i] = new LongAdder();
    }
  }

  public void increment(Count count) {
    add(count, 1);
  }

  public void add(Count count, long amount) {
    adders[count.ordinal()].add(amount);
  }

  public long get(Count count) {
    return adders[count.ordinal()].sum();
  }
}
