package io.fjprobe.workloads.burden;

import java.util.concurrent.TimeUnit;

/** How all costs are measured. */
final class Conditions {
  private static final int MAX_WARM_UP_MICROS = 100;

  final int repetitions;
  final int warmUps;
  final int parkedMicros;

  /**
   * @param parkedMicros how long a thread is parked at least before it is woken, in microseconds
   */
  Conditions(int repetitions, int warmUps, int parkedMicros) {
    this.repetitions = repetitions;
    this.warmUps = warmUps;
    this.parkedMicros = parkedMicros;
  }

  /**
   * How long a thread is to be parked before the next attempt, in nanoseconds. The warm-up does not
   * wait for a long time, because the compiler doesn't mind.
   */
  long parkedNanos(Samples samples) {
    int micros = samples.areWarmingUp() ? Math.min(parkedMicros, MAX_WARM_UP_MICROS) : parkedMicros;
    return TimeUnit.MICROSECONDS.toNanos(micros);
  }
}
