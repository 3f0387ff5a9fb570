package io.fjprobe.dist.law;

/** Whoever started and has not ended is there. */
final class PoolSizeLaw implements Law {
  @Override
  public void check(PoolFacts pool, Sides sides) {
    long live = pool.count("workersStarted") - pool.count("workersEnded");
    sides.equal("workersStarted - workersEnded", live, "workers", pool.count("workers"));
    if (pool.observed() != null) {
      sides.equal(
          "workersStarted - workersEnded",
          live,
          "getPoolSize() of the program",
          pool.observed().poolSize());
    }
  }
}
