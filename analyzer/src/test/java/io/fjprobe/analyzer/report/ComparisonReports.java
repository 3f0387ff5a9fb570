package io.fjprobe.analyzer.report;

import io.fjprobe.analyzer.compare.Comparisons;
import io.fjprobe.analyzer.compare.side.SideFixture;
import java.util.List;

/** Reports of one comparison, without limits. */
public final class ComparisonReports {

  private ComparisonReports() {}

  public static ComparisonReport of(SideFixture base, SideFixture next) {
    return new ComparisonReport(
        ComparisonReport.SCHEMA,
        "1.0",
        List.of(ComparisonReport.Part.of(Comparisons.of(base, next))),
        List.of(),
        List.of());
  }
}
