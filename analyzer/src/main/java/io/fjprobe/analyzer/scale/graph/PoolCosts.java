package io.fjprobe.analyzer.scale.graph;

/**
 * What the mechanisms of a pool cost, in ns.
 *
 * @param steal from the moment that a task can be taken until it runs on another worker that looks
 *     for work
 * @param wakeUp until a parked worker looks for work
 * @param joinEnd from the end of a task until one that is blocked in its join goes on
 */
public record PoolCosts(double steal, double wakeUp, double joinEnd) {

  /** Nothing costs anything. */
  public static final PoolCosts NONE = new PoolCosts(0, 0, 0);

  /** Medians of samples/studies/burden, where JDKs 8 to 28 hardly differ in these. */
  public static final PoolCosts TYPICAL = new PoolCosts(500, 22_000, 22_000);

  /** Returns those of a pool whose idle workers are awake, and still look for tasks. */
  public PoolCosts awake() {
    return new PoolCosts(steal, 0, joinEnd);
  }

  /** Returns those of a pool whose threads take so many times as long to wake up. */
  public PoolCosts slower(double factor) {
    return new PoolCosts(steal, factor * wakeUp, factor * joinEnd);
  }
}
