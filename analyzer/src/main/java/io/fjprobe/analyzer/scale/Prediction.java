package io.fjprobe.analyzer.scale;

import org.jspecify.annotations.Nullable;

/**
 * How long an operation would take with so many workers, if it were alone in the pool.
 *
 * @param leastNanos no pool can be faster: all workers work all the time, or the span
 * @param mostNanos no pool that never leaves a worker idle while there are tasks is slower, if
 *     nothing that a pool does took time
 * @param simulatedNanos what the simulated pool takes, in the mean; null: the tasks were not
 *     recorded
 * @param simulatedMedianNanos the median of the simulated operations; null likewise
 * @param speedUp how many times as fast the simulated pool is as one worker; null likewise
 */
public record Prediction(
    int workers,
    double leastNanos,
    double mostNanos,
    @Nullable Double simulatedNanos,
    @Nullable Double simulatedMedianNanos,
    @Nullable Double speedUp) {

  static Prediction ofBounds(int workers, double work, double span) {
    return new Prediction(
        workers, Math.max(work / workers, span), most(workers, work, span), null, null, null);
  }

  /**
   * @param median of the simulated operations, in ns
   * @param speedUp of all of these
   */
  static Prediction simulated(
      int workers, double work, double span, double median, double speedUp) {
    return new Prediction(
        workers,
        Math.max(work / workers, span),
        most(workers, work, span),
        work / speedUp,
        median,
        speedUp);
  }

  private static double most(int workers, double work, double span) {
    return (work - span) / workers + span;
  }
}
