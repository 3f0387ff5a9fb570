package io.fjprobe.analyzer.report;

import io.fjprobe.analyzer.account.window.Operations;
import io.fjprobe.analyzer.compare.result.SideSummary;
import io.fjprobe.analyzer.wording.Wording;

/** What iterations are called: those of the program, and parts in which operations are counted. */
final class OperationWords {

  private OperationWords() {}

  static String of(Operations.Timed timed) {
    return switch (timed) {
      case ITERATION -> "iteration";
      case PART -> "part between looks at the counters";
      case CALL -> "call";
    };
  }

  /** Counts the iterations of a side that has some. */
  static String iterations(SideSummary side) {
    return side.betweenLooks()
        ? Wording.number(side.work().operations())
            + " operations in "
            + Wording.many(side.iterations(), "part")
            + " between looks"
        : Wording.many(side.iterations(), "iteration");
  }
}
