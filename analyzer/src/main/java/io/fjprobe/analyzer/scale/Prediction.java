package io.fjprobe.analyzer.scale;

import org.jspecify.annotations.Nullable;

/**
 * How long an operation would take with so many workers, if it were alone in the pool.
 *
 * @param leastNanos no pool can be faster with so many running workers: all work all the time, or
 *     the span. More run for a moment if blocked workers were replaced and go on
 * @param mostNanos no pool that never leaves a worker idle while there are tasks is slower, if each
 *     fork and each join on the span costs what the mechanisms of a pool cost at most; if the tasks
 *     were not recorded, if they cost nothing
 * @param simulatedNanos what the simulated pool takes, in the mean; null: the tasks were not
 *     recorded
 * @param fastestNanos the fastest of three simulations: this one, one whose idle workers are awake,
 *     and one whose threads take twice as long to wake up; null likewise
 * @param slowestNanos the slowest of them; null likewise
 * @param simulatedMedianNanos the median of the simulated operations; null likewise
 * @param speedUp how many times as fast the simulated pool is as one worker; null likewise
 */
public record Prediction(
    int workers,
    double leastNanos,
    double mostNanos,
    @Nullable Double simulatedNanos,
    @Nullable Double fastestNanos,
    @Nullable Double slowestNanos,
    @Nullable Double simulatedMedianNanos,
    @Nullable Double speedUp) {

  /**
   * @param span time of the longest chain, in ns
   * @param longest the same with what the pool costs
   */
  static Prediction ofBounds(int workers, double work, double span, double longest) {
    return new Prediction(
        workers,
        Math.max(work / workers, span),
        Math.max(work - span, 0) / workers + longest,
        null,
        null,
        null,
        null,
        null);
  }

  /**
   * @param fastest of simulations that differ in what a pool does by chance, in ns
   * @param slowest likewise
   * @param median of the operations of the main one, in ns
   * @param faster how many times as fast that is as one worker
   */
  Prediction simulated(double work, double fastest, double slowest, double median, double faster) {
    return new Prediction(
        workers, leastNanos, mostNanos, work / faster, fastest, slowest, median, faster);
  }
}
