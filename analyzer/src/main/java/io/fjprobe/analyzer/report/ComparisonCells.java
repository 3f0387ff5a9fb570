package io.fjprobe.analyzer.report;

import io.fjprobe.analyzer.compare.contrast.Change;
import io.fjprobe.analyzer.compare.measure.Part;
import io.fjprobe.analyzer.compare.result.AccountRow;
import io.fjprobe.analyzer.compare.result.EvidenceRow;
import io.fjprobe.analyzer.compare.statistics.Estimate;
import io.fjprobe.analyzer.wording.Wording;
import java.util.function.DoubleFunction;

/** A change as the cells of a table. */
record ComparisonCells(String base, String next, String change, String interval) {

  static ComparisonCells of(AccountRow row) {
    return row.part() == Part.THREADS
        ? of(row.nanosPerOperation(), Wording::number)
        : time(row.nanosPerOperation());
  }

  static ComparisonCells of(EvidenceRow row) {
    if (row.evidence().isBytes()) {
      return of(row.change(), Wording::bytes);
    }
    return row.evidence().isTime() ? time(row.change()) : of(row.change(), Wording::number);
  }

  static ComparisonCells time(Change change) {
    return of(change, Wording::time);
  }

  private static ComparisonCells of(Change change, DoubleFunction<String> wording) {
    Estimate difference = change.difference();
    return new ComparisonCells(
        wording.apply(change.base()),
        wording.apply(change.next()),
        change.moved() || Double.isNaN(difference.low())
            ? signed(difference.value(), wording)
            : "-",
        Double.isNaN(difference.low())
            ? "unknown"
            : signed(difference.low(), wording) + ".." + signed(difference.high(), wording));
  }

  /** Writes a share of the gap, which may be less than 0. */
  static String share(double share) {
    if (Double.isNaN(share)) {
      return "unknown";
    }
    return share > -0.005 && share < 0.0005 ? "0 %" : Wording.change(share);
  }

  private static String signed(double value, DoubleFunction<String> wording) {
    return (value > 0 ? "+" : "") + wording.apply(value);
  }
}
