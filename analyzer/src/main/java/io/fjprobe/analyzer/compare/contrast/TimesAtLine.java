package io.fjprobe.analyzer.compare.contrast;

import io.fjprobe.analyzer.compare.measure.BySide;

/**
 * A line of user code, and the time of threads per unit of work that it has on either side.
 *
 * @param line with what happens there, if that is more than to run it
 * @param nanos of either side
 */
public record TimesAtLine(String line, BySide<Double> nanos) {

  double more(boolean onNext) {
    return nanos.of(onNext) - nanos.of(!onNext);
  }
}
