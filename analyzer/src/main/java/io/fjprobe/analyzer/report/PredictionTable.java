package io.fjprobe.analyzer.report;

import io.fjprobe.analyzer.scale.OperationScale;
import io.fjprobe.analyzer.scale.Prediction;
import io.fjprobe.analyzer.scale.ScaleAccount;
import io.fjprobe.analyzer.scale.WhatIf;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How long an operation would take with so many workers, as tables. */
final class PredictionTable {

  private PredictionTable() {}

  /** The operation as it is. */
  static Table of(OperationScale operation, ScaleAccount account) {
    return operation.simulated() > 0 ? simulated(operation, account) : bounds(operation, account);
  }

  private static Table simulated(OperationScale operation, ScaleAccount account) {
    Table table =
        new Table(
            "Workers",
            "simulated",
            "fastest",
            "slowest",
            "speed-up",
            "at least",
            "at most",
            measuredTitle(operation, account));
    for (Prediction each : operation.predictions()) {
      table.row(
          Wording.count(each.workers()),
          time(each.simulatedNanos()),
          time(each.fastestNanos()),
          time(each.slowestNanos()),
          each.speedUp() == null ? "" : Wording.number(each.speedUp()),
          Wording.time(each.leastNanos()),
          Wording.time(each.mostNanos()),
          measured(each, account));
    }
    return table;
  }

  private static Table bounds(OperationScale operation, ScaleAccount account) {
    Table table = new Table("Workers", "at least", "at most", measuredTitle(operation, account));
    for (Prediction each : operation.predictions()) {
      table.row(
          Wording.count(each.workers()),
          Wording.time(each.leastNanos()),
          Wording.time(each.mostNanos()),
          measured(each, account));
    }
    return table;
  }

  /** The operation as it would be, beside the one that is. */
  static Table of(WhatIf whatIf, OperationScale operation) {
    Table table = new Table("Workers", "as it is", "then", "times as fast");
    List<Prediction> now = operation.predictions();
    for (int i = 0; i < now.size(); i++) {
      Double before = now.get(i).simulatedNanos();
      Double after = whatIf.predictions().get(i).simulatedNanos();
      table.row(
          Wording.count(now.get(i).workers()),
          time(before),
          time(after),
          before == null || after == null || after == 0 ? "" : Wording.number(before / after));
    }
    return table;
  }

  private static String time(@Nullable Double nanos) {
    return nanos == null ? "" : Wording.time(nanos);
  }

  private static String measuredTitle(OperationScale operation, ScaleAccount account) {
    return operation.predictions().stream().allMatch(each -> measured(each, account).isEmpty())
        ? ""
        : "measured";
  }

  /** The program's operations are these only if there is no other kind. */
  private static String measured(Prediction prediction, ScaleAccount account) {
    ScaleAccount.Measured measured = account.measured();
    return measured != null
            && account.operations().size() == 1
            && measured.workers() == prediction.workers()
        ? Wording.time(measured.nanosPerOperation())
        : "";
  }
}
