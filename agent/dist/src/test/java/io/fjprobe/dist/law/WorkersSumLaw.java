package io.fjprobe.dist.law;

/** A pool's count is that of its workers, the ended ones included. */
final class WorkersSumLaw implements Law {
  @Override
  public void check(PoolFacts pool, Sides sides) {
    sides.equal(
        "workersStarted",
        pool.count("workersStarted"),
        "workers with statistics",
        pool.sumOfWorkers("workers"));
    for (String field : new String[] {"forks", "submissionsTaken", "workerSteals", "stealRuns"}) {
      sides.equal(
          field + " of the pool", pool.count(field), "of its workers", pool.sumOfWorkers(field));
    }
    sides.equal(
        "help steals of the pool",
        pool.helped(),
        "of its workers",
        pool.sumOfWorkers("helpSteals"));
  }
}
