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

  /**
   * Of one CPU, beside the other, in the first seconds. The code of looks is not compiled yet then,
   * and a JVM may be short.
   */
  private static final double SHARE_OF_CPU_AT_FIRST = 0.006;

  private static final long FIRST_NANOS = 10_000_000_000L;

  /** What was not used up to now is left for later up to this amount. */
  private static final long MOST_LEFT_NANOS = 10_000_000;

  /** By which a look changes what is expected of the next one. */
  private static final double WEIGHT = 0.1;

  private static final double LEAST_PER_SECOND = 1;
  private static final double NANOS = 1e9;
  private static final long NANOS_PER_MILLI = 1_000_000;

  /** Not one that asks the network for its seed, as others do. */
  private final Random random = new Random();

  private final double mostPerSecond;
  private double cpuOfLook;
  private long begun;
  private long last;
  private boolean hasBegun;
  private double leftNanos;
  private long nextStacks = Long.MIN_VALUE;

  Pace(int mostPerSecond) {
    this.mostPerSecond = mostPerSecond;
  }

  /**
   * @param now when the last look was
   * @param cpuNanos that it took; the first one loads classes, and says nothing of others
   */
  void looked(long now, long cpuNanos) {
    if (!hasBegun) {
      hasBegun = true;
      begun = now;
      last = now;
      return;
    }
    double allowed = share(last) * (now - last);
    leftNanos = Math.min(MOST_LEFT_NANOS, leftNanos + allowed) - cpuNanos;
    last = now;
    cpuOfLook = cpuOfLook == 0 ? cpuNanos : cpuOfLook + WEIGHT * (cpuNanos - cpuOfLook);
  }

  private double share(long now) {
    return now - begun < FIRST_NANOS ? SHARE_OF_CPU + SHARE_OF_CPU_AT_FIRST : SHARE_OF_CPU;
  }

  /** From half of the mean to one and a half. */
  long untilNextMillis() {
    double nanos = meanNanos() * (0.5 + random.nextDouble());
    long millis = (long) (nanos / NANOS_PER_MILLI);
    boolean more = random.nextDouble() * NANOS_PER_MILLI < nanos % NANOS_PER_MILLI;
    return Math.max(1, millis + (more ? 1 : 0));
  }

  double meanNanos() {
    double affordable = (cpuOfLook - leftNanos) / share(last);
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
