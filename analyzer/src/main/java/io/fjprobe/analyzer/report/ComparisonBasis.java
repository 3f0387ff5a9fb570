package io.fjprobe.analyzer.report;

import io.fjprobe.analyzer.compare.measure.UnitOfWork;
import io.fjprobe.analyzer.compare.result.Comparison;
import io.fjprobe.analyzer.compare.result.SpeedVerdict;
import io.fjprobe.analyzer.compare.side.Rounds;
import io.fjprobe.analyzer.compare.statistics.Bootstrap;
import io.fjprobe.analyzer.wording.Wording;
import java.util.DoubleSummaryStatistics;
import java.util.Locale;
import java.util.stream.Collectors;

/** What an interval covers, and what not. */
public final class ComparisonBasis {

  private ComparisonBasis() {}

  private static String ofRounds(Rounds rounds) {
    DoubleSummaryStatistics ratios =
        rounds.paired().stream().mapToDouble(Rounds.Round::throughputRatio).summaryStatistics();
    return String.format(
            Locale.ROOT,
            "95 %%, bootstrap over %d rounds (throughput x %.3f to %.3f) and the iterations"
                + " within each, %s resamples, fixed seed, widened for small numbers; in a"
                + " round, one JVM of each side ran, one after the other",
            rounds.paired().size(),
            ratios.getMin(),
            ratios.getMax(),
            Wording.count(Bootstrap.RESAMPLES))
        + (rounds.leftOut().isEmpty()
            ? ""
            : "; left out, because one side failed: round "
                + rounds.leftOut().stream().map(String::valueOf).collect(Collectors.joining(", ")));
  }

  public static String of(Comparison comparison) {
    if (comparison.result().verdict() == SpeedVerdict.NO_INTERVAL) {
      return "none: at least two "
          + (comparison.compared().unitOfWork() == UnitOfWork.OPERATION
              ? "iterations"
              : "recordings")
          + " of each side are needed, better more, to see how much they vary by themselves";
    }
    if (comparison.compared().unitOfWork() != UnitOfWork.OPERATION
        && comparison.compared().rounds() == null) {
      return "95 %, bootstrap over recordings, "
          + Wording.count(Bootstrap.RESAMPLES)
          + " resamples, fixed seed, widened for small numbers";
    }
    if (comparison.compared().rounds() != null) {
      return ofRounds(comparison.compared().rounds());
    }
    boolean oneJvm =
        comparison.compared().base().forks() == 1 || comparison.compared().next().forks() == 1;
    return "95 %, bootstrap over "
        + (oneJvm ? "iterations" : "JVMs and the iterations within each")
        + ", "
        + Wording.count(Bootstrap.RESAMPLES)
        + " resamples, fixed seed, widened for small numbers"
        + (oneJvm
            ? "; one JVM on a side does not show how JVMs vary, so "
                + Wording.percent(Bootstrap.ASSUMED_SPREAD)
                + " (standard deviation) is assumed for that; record three JVMs or more"
            : "");
  }
}
