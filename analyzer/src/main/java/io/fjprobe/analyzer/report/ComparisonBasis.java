package io.fjprobe.analyzer.report;

import io.fjprobe.analyzer.compare.Comparison;
import io.fjprobe.analyzer.compare.statistics.Bootstrap;
import io.fjprobe.analyzer.finding.Wording;

/** What an interval covers, and what not. */
final class ComparisonBasis {

  private ComparisonBasis() {}

  static String of(Comparison comparison) {
    boolean oneJvm = comparison.base().forks() == 1 || comparison.next().forks() == 1;
    return "95 %, bootstrap over "
        + (oneJvm ? "iterations" : "JVMs, and iterations within each")
        + ", "
        + Wording.count(Bootstrap.RESAMPLES)
        + " resamples, fixed seed, widened for small numbers"
        + (oneJvm
            ? "; of one JVM on a side it does not tell how JVMs vary, for which "
                + Wording.percent(Bootstrap.ASSUMED_SPREAD)
                + " (standard deviation) is assumed; record three JVMs or more"
            : "");
  }
}
