package io.fjprobe.workloads.uperf;

import java.util.concurrent.atomic.LongAdder;

/** The counts of a node since it began. */
final class Counts {
  private final LongAdder[] adders = new LongAdder[Count.SIZE];

  Counts() {
    for (int i = 0; i < adders.length; i++) {
      adders[i] = new LongAdder();
    }
  }

  void increment(Count count) {
    add(count, 1);
  }

  void add(Count count, long amount) {
    adders[count.ordinal()].add(amount);
  }

  long get(Count count) {
    return adders[count.ordinal()].sum();
  }
}
