package io.fjprobe.bootstrap.tally;

import java.util.concurrent.ForkJoinPool;

/** Who a pool belongs to. */
public enum PoolKind {
  COMMON("common"),
  CUSTOM("custom"),
  SCHEDULER("virtual-thread scheduler");

  private final String label;

  PoolKind(String label) {
    this.label = label;
  }

  public String label() {
    return label;
  }

  /** Asked while the pool is being constructed, so commonPool() may not be there yet. */
  static PoolKind of(ForkJoinPool pool, String workerNamePrefix) {
    if (pool.getFactory().getClass().getName().startsWith("java.lang.VirtualThread")) {
      return SCHEDULER;
    }
    return workerNamePrefix == null || workerNamePrefix.startsWith("ForkJoinPool.commonPool")
        ? COMMON
        : CUSTOM;
  }
}
