package com.acme.common;

import java.util.SplittableRandom;

/** Values of options by random walks: pure computing, the same result for the same option. */
public final class Pricing {
  /** Some hundred microseconds. */
  public static final int DETAILED = 40_000;

  private Pricing() {}

  public static long cents(long option, int steps) {
    SplittableRandom random = new SplittableRandom(option);
    double value = 100;
    double sum = 0;
    for (int step = 0; step < steps; step++) {
      value *= 1 + (random.nextDouble() - 0.5) / 1000;
      sum += Math.sqrt(value);
    }
    return (long) (sum * 100 / steps);
  }
}
