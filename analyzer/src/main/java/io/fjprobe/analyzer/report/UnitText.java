package io.fjprobe.analyzer.report;

import io.fjprobe.analyzer.compare.result.Comparison;
import io.fjprobe.analyzer.compare.result.EvidenceRow;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What times and counts are divided by, where the program itself does not say. */
final class UnitText {

  private UnitText() {}

  /** Null: there is nothing to say. */
  static @Nullable String of(Comparison comparison) {
    return switch (comparison.compared().unitOfWork()) {
      case OPERATION -> null;
      case RUN -> run(comparison);
      case TASK_RUN ->
          "one task run, as requested. Each recording counts from its beginning to its end,"
              + " including start-up. A task is the same work only if both sides split the work"
              + " in the same way.";
      case SECOND ->
          "one second of the recordings, including start-up. A second is not an amount of work:"
              + " fewer tasks a second may mean slower work, or less work to do.";
    };
  }

  private static String run(Comparison comparison) {
    String amounts =
        comparison.observed().amounts().stream()
            .map(row -> amount(row, comparison))
            .collect(Collectors.joining("; "));
    return "one run of the program, from its main class to the end of the JVM, without the start"
        + " of the JVM. Whether both sides had to do the same work is not recorded."
        + (amounts.isEmpty() ? "" : " Amounts per run: " + amounts + ".");
  }

  private static String amount(EvidenceRow row, Comparison comparison) {
    ComparisonCells cells = ComparisonCells.of(row);
    return row.evidence().label()
        + (row.evidence().isBound() ? ", between collections only: at least " : " ")
        + cells.base()
        + " on "
        + comparison.compared().base().label()
        + ", "
        + (row.evidence().isBound() ? "at least " : "")
        + cells.next()
        + " on "
        + comparison.compared().next().label();
  }
}
