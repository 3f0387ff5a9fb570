package io.fjprobe.workloads.burden;

import java.util.Arrays;

/**
 * The times that one measurement took, in nanoseconds. The first ones are of code that is not
 * compiled yet, and are left out. For one thread at a time.
 */
final class Samples {
  /** Enough to get by while other programs need the CPUs for some seconds. */
  private static final int FAILURES = 2_000;

  private static final int FAILURES_PER_SAMPLE = 10;

  private final int warmUps;
  private final double[] nanos;
  private int attempts;
  private int count;

  Samples(int warmUps, int repetitions) {
    this.warmUps = warmUps;
    this.nanos = new double[repetitions];
  }

  /**
   * Whether another attempt is needed.
   *
   * @throws NotMeasured if too many attempts gave no time
   */
  boolean wantMore() {
    if (areComplete()) {
      return false;
    }
    int failures = attempts - count;
    if (failures > Math.max(FAILURES, (long) FAILURES_PER_SAMPLE * nanos.length)) {
      throw new NotMeasured(
          failures
              + " attempts failed: both threads were on one CPU, perhaps because other programs"
              + " need the CPUs, or no other worker took the task");
    }
    attempts++;
    return true;
  }

  private boolean areComplete() {
    return count == warmUps + nanos.length;
  }

  boolean areWarmingUp() {
    return count < warmUps;
  }

  /**
   * @param time at most one for each attempt, in nanoseconds
   */
  void add(double time) {
    if (time < 0) {
      throw new NotMeasured("System.nanoTime() differs between the CPUs of this machine");
    }
    if (!areWarmingUp()) {
      nanos[count - warmUps] = time;
    }
    count++;
  }

  /**
   * The same for a time in which two threads needed a CPU. If they shared one, it is the time of
   * the system's scheduler, and does not count.
   *
   * @param other the CPU of the other thread than the calling one
   */
  void addIfApart(int other, double time) {
    if (areWarmingUp() || CurrentCpu.isApartFrom(other)) {
      add(time);
    }
  }

  Spread spread() {
    return Spread.of(Arrays.copyOf(nanos, Math.max(0, count - warmUps)));
  }
}
