package io.fjprobe.dist.law;

/** No worker is woken without an attempt to. */
final class SignalsLaw implements Law {
  @Override
  public void check(PoolFacts pool, Sides sides) {
    if (!pool.alsoWakesInScans()) {
      sides.atMost(
          "signals", pool.count("signals"), "signalAttempts", pool.count("signalAttempts"));
    }
  }
}
