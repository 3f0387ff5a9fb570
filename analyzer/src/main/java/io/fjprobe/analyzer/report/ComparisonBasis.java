package io.fjprobe.analyzer.report;

import io.fjprobe.analyzer.compare.Comparison;
import io.fjprobe.analyzer.compare.UnitOfWork;
import io.fjprobe.analyzer.compare.Verdict;
import io.fjprobe.analyzer.compare.statistics.Bootstrap;
import io.fjprobe.analyzer.finding.Wording;

/** What an interval covers, and what not. */
public final class ComparisonBasis {

  private ComparisonBasis() {}

  public static String of(Comparison comparison) {
    if (comparison.verdict() == Verdict.NO_INTERVAL) {
      return "none: it takes two "
          + (comparison.unitOfWork() == UnitOfWork.TASK_RUN ? "recordings" : "iterations")
          + " of each side at least, better more, to know how much they vary by themselves";
    }
    if (comparison.unitOfWork() == UnitOfWork.TASK_RUN) {
      return "95 %, bootstrap over recordings, "
          + Wording.count(Bootstrap.RESAMPLES)
          + " resamples, fixed seed, widened for small numbers";
    }
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
