package io.fjprobe.analyzer.record;

/**
 * A run to come.
 *
 * @param round from 1; for warm-ups 0, -1, ...
 */
record Step(Program program, int round) {

  boolean isWarmUp() {
    return round <= 0;
  }

  /** Returns the name for its files. */
  String fileName() {
    return isWarmUp() ? "warmup-" + program.fileName(1 - round) : program.fileName(round);
  }

  String describe() {
    return (isWarmUp() ? "warm-up " + (1 - round) : "round " + round) + ", " + program.label();
  }
}
