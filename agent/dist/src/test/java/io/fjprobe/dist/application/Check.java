package io.fjprobe.dist.application;

/** A result that is not the expected one ends the program. */
final class Check {

  private Check() {}

  static void that(boolean right, String what) {
    if (!right) {
      throw new IllegalStateException("wrong: " + what);
    }
  }

  static void equal(long expected, long actual, String what) {
    that(expected == actual, what + " is " + actual + ", expected " + expected);
  }
}
