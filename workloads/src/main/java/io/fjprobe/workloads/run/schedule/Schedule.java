package io.fjprobe.workloads.run.schedule;

import java.util.LinkedHashMap;
import java.util.Map;

/** The warm-up and the measured iterations of a run. */
public final class Schedule {
  private static final int QUICK_ITERATIONS = 3;
  private static final double QUICK_SECONDS = 0.5;

  public final Iterations warmup;
  public final Iterations measured;

  public Schedule(Iterations warmup, Iterations measured) {
    this.warmup = warmup;
    this.measured = measured;
  }

  /** Each iteration repeats the operation until the time is over. */
  public static Schedule timed(int warmups, int iterations, double seconds) {
    return new Schedule(Iterations.timed(warmups, seconds), Iterations.timed(iterations, seconds));
  }

  /** The same with iterations of another length in the warm-up. */
  public static Schedule timed(
      int warmups, double warmupSeconds, int iterations, double measuredSeconds) {
    return new Schedule(
        Iterations.timed(warmups, warmupSeconds), Iterations.timed(iterations, measuredSeconds));
  }

  /** Each iteration has that many operations. */
  public static Schedule counted(int warmups, int iterations, int operations) {
    return new Schedule(
        Iterations.counted(warmups, operations), Iterations.counted(iterations, operations));
  }

  /** The same, cut down to what a first look needs. */
  public Schedule quick() {
    return new Schedule(
        warmup.atMost(1, QUICK_SECONDS), measured.atMost(QUICK_ITERATIONS, QUICK_SECONDS));
  }

  public Iterations of(Phase phase) {
    return phase == Phase.WARM_UP ? warmup : measured;
  }

  public Map<String, Object> toJson() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("warmup", warmup.toJson());
    json.put("measured", measured.toJson());
    return json;
  }

  @Override
  public String toString() {
    return "warm-up " + warmup + ", measured " + measured;
  }
}
