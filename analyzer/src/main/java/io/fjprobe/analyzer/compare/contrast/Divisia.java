package io.fjprobe.analyzer.compare.contrast;

import io.fjprobe.analyzer.compare.measure.BySide;
import io.fjprobe.analyzer.compare.measure.Part;
import java.util.EnumMap;
import java.util.Map;

/**
 * Shares out the difference of two wall times among the parts, without a rest, by the logarithmic
 * mean Divisia index. Wall time is the sum over parts of time / threads; each such term may have
 * changed because there is more of the part, or because fewer threads share it: the first is the
 * part's contribution, the second, over all parts, that of {@link Part#THREADS}. With as many
 * threads on both sides a contribution is just the difference of the part, per thread.
 */
final class Divisia {

  /**
   * The share of base's wall time that replaces a part of 0, because 0 has no logarithm. It is so
   * small that a contribution comes close to its limit.
   */
  private static final double NOTHING = 1e-12;

  private Divisia() {}

  static Map<Part, Double> contributions(BySide<Split> splits) {
    Split base = splits.base();
    Split next = splits.next();
    Map<Part, Double> contributions = new EnumMap<>(Part.class);
    double ofThreads = 0;
    for (Part part : Part.values()) {
      double a = Math.max(base.get(part), NOTHING * base.wall());
      double b = Math.max(next.get(part), NOTHING * base.wall());
      double mean = logarithmicMean(a / base.threads(), b / next.threads());
      contributions.put(part, mean * Math.log(b / a));
      ofThreads += mean * Math.log(base.threads() / next.threads());
    }
    contributions.put(Part.THREADS, ofThreads);
    return contributions;
  }

  private static double logarithmicMean(double a, double b) {
    double difference = b - a;
    return Math.abs(difference) < 1e-9 * a ? a : difference / Math.log(b / a);
  }
}
