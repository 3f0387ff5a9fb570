package io.fjprobe.dist.law;

/** Runs have tasks, and where every steal is recorded each run begins with an event. */
final class StealRunsLaw implements Law {
  @Override
  public void check(PoolFacts pool, Sides sides) {
    long runs = pool.count("stealRuns");
    long tasks = pool.scanned();
    sides.equal("some runs", runs > 0 ? 1 : 0, "some tasks taken by scanning", tasks > 0 ? 1 : 0);
    sides.equal("stealRuns", Math.min(runs, tasks), "at most the tasks", runs);
    if (pool.everySteal()) {
      long begun =
          pool.events("Steal").stream()
              .filter(steal -> steal.getString("site").equals("scan"))
              .filter(steal -> steal.getInt("runLength") == steal.getInt("tasks"))
              .count();
      sides.equal("scan steals that begin a run", begun, "stealRuns", runs);
    }
  }
}
