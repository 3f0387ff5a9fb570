package io.fjprobe.weaving.look;

import java.util.Random;

/** How often to look, so that looks cost little. One thread at a time. */
final class Pace {

  /** Of one CPU. */
  private static final double SHARE_OF_CPU = 0.005;

  /** Of the time, in which threads may have to wait until stacks have been read. */
  private static final double SHARE_OF_TIME_FOR_STACKS = 0.004;

  /** The first time takes long, for it loads classes. */
  private static final long LONGEST_WITHOUT_STACKS = 500_000_000;

  /** So much more at first, while the code of looks is not compiled yet: a JVM may be short. */
  private static final long CREDIT_NANOS = 25_000_000;

  /** By which a look changes what is expected of the next one. */
  private static final double WEIGHT = 0.1;

  private static final double LEAST_PER_SECOND = 1;
  private static final double NANOS = 1e9;
  private static final long NANOS_PER_MILLI = 1_000_000;

  /** Not one that asks the network for its seed, as others do. */
  private final Random random = new Random();

  private final double mostPerSecond;
  private double cpuOfLook;
  private long spentNanos = -1;
  private long nextStacks = Long.MIN_VALUE;

  Pace(int mostPerSecond) {
    this.mostPerSecond = mostPerSecond;
  }

  /**
   * @param cpuNanos that the last look took; the first one loads classes, and says nothing of
   *     others
   */
  void looked(long cpuNanos) {
    if (spentNanos < 0) {
      spentNanos = 0;
      return;
    }
    spentNanos += cpuNanos;
    cpuOfLook = cpuOfLook == 0 ? cpuNanos : cpuOfLook + WEIGHT * (cpuNanos - cpuOfLook);
  }

  /** From half of the mean to one and a half. */
  long untilNextMillis() {
    double nanos = meanNanos() * (0.5 + random.nextDouble());
    long millis = (long) (nanos / NANOS_PER_MILLI);
    boolean more = random.nextDouble() * NANOS_PER_MILLI < nanos % NANOS_PER_MILLI;
    return Math.max(1, millis + (more ? 1 : 0));
  }

  double meanNanos() {
    double affordable = spentNanos < CREDIT_NANOS ? 0 : cpuOfLook / SHARE_OF_CPU;
    return Math.min(NANOS / LEAST_PER_SECOND, Math.max(NANOS / mostPerSecond, affordable));
  }

  /** Up to JDK 17 all threads have to stop while stacks are read. */
  boolean allowsStacks(long now) {
    return now - nextStacks >= 0 || nextStacks == Long.MIN_VALUE;
  }

  /**
   * @param nanos that it took to read stacks
   */
  void readStacks(long now, long nanos) {
    nextStacks = now + Math.min(LONGEST_WITHOUT_STACKS, (long) (nanos / SHARE_OF_TIME_FOR_STACKS));
  }
}
