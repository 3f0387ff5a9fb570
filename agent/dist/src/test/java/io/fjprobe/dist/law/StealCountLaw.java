package io.fjprobe.dist.law;

/** The agent counts a steal when the pool does. */
final class StealCountLaw implements Law {
  @Override
  public void check(PoolFacts pool, Sides sides) {
    String counted =
        "submissionsTaken + workerSteals"
            + (pool.countsQuiesceHelp() ? " + quiesceHelpSteals" : "");
    sides.equal(counted, pool.stolen(), "stealCount", pool.count("stealCount"));
    if (pool.observed() != null) {
      sides.equal(
          counted, pool.stolen(), "getStealCount() of the program", pool.observed().stealCount());
    }
  }
}
