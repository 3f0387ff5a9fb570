package io.fjprobe.bootstrap.counter;

import java.util.concurrent.ForkJoinPool;

/** Who a pool belongs to. */
public enum PoolKind {
  COMMON("common"),
  CUSTOM("custom"),
  SCHEDULER("virtual-thread scheduler"),
  /** Of the library, whoever made it. */
  JSR166Y("jsr166y");

  private final String label;

  PoolKind(String label) {
    this.label = label;
  }

  public String label() {
    return label;
  }

  /** Whether its workers carry virtual threads. */
  public boolean isScheduler() {
    return this == SCHEDULER;
  }

  public Generation generation() {
    return this == JSR166Y ? Generation.JSR166Y : Generation.JDK;
  }

  /** What a pool of this kind is called whose workers have such a name; null: by the kind alone. */
  public String nameOf(String workers) {
    if (this == CUSTOM) {
      return workers;
    }
    return this == JSR166Y ? label + " " + workers : null;
  }

  /** Asked while the pool is being constructed, so commonPool() may not be there yet. */
  public static PoolKind of(Object pool, String workerNamePrefix) {
    if (!(pool instanceof ForkJoinPool)) {
      return JSR166Y;
    }
    if (((ForkJoinPool) pool)
        .getFactory()
        .getClass()
        .getName()
        .startsWith("java.lang.VirtualThread")) {
      return SCHEDULER;
    }
    return workerNamePrefix == null || workerNamePrefix.startsWith("ForkJoinPool.commonPool")
        ? COMMON
        : CUSTOM;
  }
}
