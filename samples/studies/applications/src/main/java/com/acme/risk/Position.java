package com.acme.risk;

import org.apache.commons.math3.random.RandomGenerator;

/** Something whose value goes up and down. */
final class Position {
  private static final int DAYS = 20;
  private final int id;

  Position(int id) {
    this.id = id;
  }

  /** The mean of some scenarios, in cents. */
  long value(RandomGenerator generator, int scenarios) {
    double sum = 0;
    for (int scenario = 0; scenario < scenarios; scenario++) {
      double value = 100 + id;
      for (int day = 0; day < DAYS; day++) {
        value *= 1 + (generator.nextDouble() - 0.5) / 50;
      }
      sum += value;
    }
    return Math.round(sum * 100 / scenarios);
  }

  /** Whether a value may be the mean of some hundred scenarios. */
  boolean plausible(long cents) {
    return Math.abs(cents - 100 * (100 + id)) < 200;
  }
}
