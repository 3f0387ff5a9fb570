package io.fjprobe.analyzer.report;

import io.fjprobe.analyzer.finding.limit.ChangedLimit;
import java.util.List;
import java.util.stream.Collectors;

/** Which limits are not the standard ones. */
final class LimitsText {

  private LimitsText() {}

  /** Prints nothing if there are none. */
  static void print(List<ChangedLimit> changed, Page page) {
    if (!changed.isEmpty()) {
      page.paragraph(
          "LIMITS   ",
          changed.stream()
              .map(ChangedLimit::words)
              .collect(Collectors.joining(", ", "changed by --limit: ", ".")));
    }
  }
}
