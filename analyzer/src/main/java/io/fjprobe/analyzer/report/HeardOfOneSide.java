package io.fjprobe.analyzer.report;

import io.fjprobe.analyzer.compare.result.Comparison;
import io.fjprobe.analyzer.compare.result.SideSummary;
import io.fjprobe.analyzer.finding.Diagnosis;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What a summary of one side begins with, where a summary of the other one does not. */
public final class HeardOfOneSide {

  private HeardOfOneSide() {}

  /** Returns a line for each side that has something to say. */
  public static List<String> of(Comparison comparison) {
    SideSummary base = comparison.compared().base();
    SideSummary next = comparison.compared().next();
    return Stream.of(line(base, next), line(next, base)).filter(Objects::nonNull).toList();
  }

  private static @Nullable String line(SideSummary side, SideSummary other) {
    Diagnosis first = side.heard();
    if (first == null || (other.heard() != null && isSame(first, other.heard()))) {
      return null;
    }
    return side.label() + ": " + first.statement().summary() + " [" + first.finding() + "]";
  }

  private static boolean isSame(Diagnosis one, Diagnosis other) {
    return one.finding().equals(other.finding());
  }
}
