package io.fjprobe.dist.law;

/**
 * Every task that the program forked or submitted was pushed. The sum of the two: which queue takes
 * what a worker submits differs by JDK, on 8 it is a submission queue, from 11 on the worker's own.
 */
final class PushesLaw implements Law {
  @Override
  public void check(PoolFacts pool, Sides sides) {
    if (pool.observed() != null && pool.observed().pushes() >= 0) {
      sides.equal(
          "forks + submissions",
          pool.count("forks") + pool.count("submissions"),
          "forks and submissions of the program",
          pool.observed().pushes());
    }
  }
}
