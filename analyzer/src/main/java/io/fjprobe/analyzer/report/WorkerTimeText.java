package io.fjprobe.analyzer.report;

import io.fjprobe.analyzer.account.Operations;
import io.fjprobe.analyzer.account.WorkerTime;
import io.fjprobe.analyzer.finding.Wording;
import java.util.ArrayList;
import java.util.List;

/** Where the time of the workers went. */
final class WorkerTimeText {

  private final WorkerTime time;
  private final Operations operations;

  /**
   * @param operations null: there is nothing to divide by
   */
  WorkerTimeText(WorkerTime time, Operations operations) {
    this.time = time;
    this.operations = operations;
  }

  Table table() {
    Table table = new Table("Worker time", "time", "share", perOperation(), "episodes", "mean");
    add(table, running(), time.runningNanos(), null);
    add(table, "  of this, helping in joins", time.helpNanos(), null);
    add(table, "blocked in joins", time.joinBlockedNanos(), time.joinBlockedCount());
    add(
        table,
        "blocked in managed blockers",
        time.managedBlockedNanos(),
        time.managedBlockedCount());
    add(table, "spinning before idle", time.spinNanos(), null);
    add(table, "idle", time.idleNanos(), time.idleCount());
    add(table, "all of " + Wording.many(time.workers(), "worker"), time.totalNanos(), null);
    return table;
  }

  /** What is left over is all that may be in it. */
  private String running() {
    List<String> states = new ArrayList<>(List.of("running"));
    if (time.joinBlockedNanos() == null) {
      states.add("blocked in joins");
    }
    if (time.managedBlockedNanos() == null) {
      states.add("blocked in managed blockers");
    }
    if (time.idleNanos() == null) {
      states.add("idle");
    }
    return String.join(" or ", states);
  }

  private String perOperation() {
    return operations == null ? "" : "per operation";
  }

  private void add(Table table, String name, Long nanos, Long episodes) {
    if (nanos == null) {
      table.row(name, PoolText.NOT_RECORDED, "-", "-", "-", "-");
      return;
    }
    Double share = time.share(nanos);
    table.row(
        name,
        Wording.time(nanos),
        share == null ? "-" : Wording.percent(share),
        operations == null ? "" : Wording.time((double) nanos / Math.max(operations.count(), 1)),
        episodes == null ? "" : Wording.count(episodes),
        episodes == null || episodes == 0 ? "" : Wording.time((double) nanos / episodes));
  }
}
