package io.fjprobe.analyzer.scale;

import org.jspecify.annotations.Nullable;

/**
 * How long an operation would take with so many workers.
 *
 * @param leastNanos no pool can be faster: all workers work all the time, or the span
 * @param mostNanos no pool that never leaves a worker idle while there are tasks is slower, if
 *     nothing that a pool does took time
 * @param simulatedNanos what the simulated pool takes, the median of the operations; null: the
 *     tasks were not recorded
 */
public record Prediction(
    int workers, double leastNanos, double mostNanos, @Nullable Double simulatedNanos) {

  static Prediction of(int workers, double work, double span, @Nullable Double simulated) {
    return new Prediction(
        workers, Math.max(work / workers, span), (work - span) / workers + span, simulated);
  }
}
