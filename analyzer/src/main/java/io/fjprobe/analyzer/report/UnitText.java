package io.fjprobe.analyzer.report;

import io.fjprobe.analyzer.compare.Comparison;
import io.fjprobe.analyzer.compare.EvidenceRow;
import java.util.stream.Collectors;

/** What times and counts are divided by, where the program itself does not say. */
final class UnitText {

  private UnitText() {}

  /** Null: there is nothing to say. */
  static String of(Comparison comparison) {
    return switch (comparison.unitOfWork()) {
      case OPERATION -> null;
      case RUN -> run(comparison);
      case TASK_RUN ->
          "one task run, as asked for; from the beginning of each recording to its end, start-up"
              + " included. A task is the same work only if both sides cut the work alike.";
      case SECOND ->
          "one second of the recordings, start-up included. That is no piece of work: fewer tasks a"
              + " second may mean slower work, or less of it to do.";
    };
  }

  private static String run(Comparison comparison) {
    String amounts =
        comparison.amounts().stream()
            .map(row -> amount(row, comparison))
            .collect(Collectors.joining("; "));
    return "one run of the program, from its main class to the end of the JVM; the start of the JVM"
        + " is not in it. Whether both sides were asked for the same work is not recorded."
        + (amounts.isEmpty() ? "" : " A run has: " + amounts + ".");
  }

  private static String amount(EvidenceRow row, Comparison comparison) {
    ComparisonCells cells = ComparisonCells.of(row);
    return row.evidence().label()
        + " "
        + cells.base()
        + " on "
        + comparison.base().label()
        + ", "
        + cells.next()
        + " on "
        + comparison.next().label();
  }
}
