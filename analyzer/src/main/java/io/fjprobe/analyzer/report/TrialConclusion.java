package io.fjprobe.analyzer.report;

import io.fjprobe.analyzer.compare.statistics.Estimate;
import io.fjprobe.analyzer.scale.Forecast;
import io.fjprobe.analyzer.trial.result.TrialRow;
import java.util.Locale;

/** What can be concluded about a variant, in a few words. */
final class TrialConclusion {

  private TrialConclusion() {}

  static String of(TrialRow row) {
    if (row.trial() == null) {
      return row.cost() != null ? "" : row.failures().isEmpty() ? "not compared" : "failed";
    }
    Estimate ratio = row.trial().throughputRatio();
    if (!row.obstacles().isEmpty() || ratio == null) {
      return "not compared";
    }
    return switch (row.trial().verdict()) {
      case FASTER -> "faster: " + times(ratio);
      case SLOWER -> "slower: " + times(inverse(ratio));
      case NO_DIFFERENCE_SHOWN -> "no difference is shown: " + range(ratio);
      case NO_INTERVAL -> "no interval: " + number(ratio.value());
      case THROUGHPUT_NOT_KNOWN -> "speed not known";
      case REFUSED -> "not compared";
    };
  }

  /** Writes the ratio that was predicted. */
  static String predicted(Forecast.Ratio ratio) {
    return range(new Estimate(ratio.value(), ratio.low(), ratio.high()));
  }

  private static String times(Estimate factor) {
    return number(factor.value()) + " times" + interval(factor);
  }

  private static String range(Estimate ratio) {
    return number(ratio.value()) + interval(ratio);
  }

  private static Estimate inverse(Estimate ratio) {
    return new Estimate(1 / ratio.value(), 1 / ratio.high(), 1 / ratio.low());
  }

  private static String interval(Estimate estimate) {
    return " (" + number(estimate.low()) + ".." + number(estimate.high()) + ")";
  }

  /** Writes a factor with more digits if it would read as 1 although it is not. */
  private static String number(double factor) {
    String format = factor < 10 ? "%.2f" : factor < 100 ? "%.1f" : "%,.0f";
    return String.format(Locale.ROOT, Math.abs(factor - 1) < 0.005 ? "%.3f" : format, factor);
  }
}
