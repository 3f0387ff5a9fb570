package io.fjprobe.dist.law;

/** Each compensation was of one kind, and ended with what it made up for. */
final class CompensationLaw implements Law {
  @Override
  public void check(PoolFacts pool, Sides sides) {
    long begun = pool.count("compensations");
    sides.equal(
        "compensations", begun, "compensationsReleased", pool.count("compensationsReleased"));
    sides.equal(
        "compensations",
        begun,
        "sparesCreated + idleReleased + activeLowered",
        pool.count("sparesCreated") + pool.count("idleReleased") + pool.count("activeLowered"));
    sides.atMost(
        "sparesCreated", pool.count("sparesCreated"),
        "workersStarted", pool.count("workersStarted"));
  }
}
