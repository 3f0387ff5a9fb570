package io.fjprobe.bootstrap.operation;

/**
 * How many calls a thread lets pass between two of which it reads a clock, so that reading takes a
 * small part of its time. After each one the number is drawn anew: calls may come in patterns.
 */
final class Gap {

  private final long nanosForEach;
  private final int most;
  private int calls = 1;

  /**
   * @param nanosForEach time between two readings
   */
  Gap(long nanosForEach, int most) {
    this.nanosForEach = nanosForEach;
    this.most = most;
  }

  boolean isOver(int passed) {
    return passed >= calls;
  }

  /**
   * @param nanosApart between two calls, on average of late
   */
  void draw(long nanosApart, long seed) {
    long n = Math.max(1, Math.min(most, nanosForEach / Math.max(1, nanosApart)));
    calls = n == 1 ? 1 : 1 + (int) ((mix(seed) >>> 1) % (2 * n - 1));
  }

  static long mix(long seed) {
    long mixed = seed * 0x9E3779B97F4A7C15L;
    return mixed ^ (mixed >>> 29);
  }
}
