package io.fjprobe.analyzer.report;

import io.fjprobe.analyzer.account.blocking.CompensationAccount;
import io.fjprobe.analyzer.account.blocking.JoinAccount;
import io.fjprobe.analyzer.account.group.PoolLives;
import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.account.window.Operations;
import io.fjprobe.analyzer.wording.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The account of one pool. */
final class PoolText {

  /** At most this many rows of a table are shown. */
  static final int ROWS = 5;

  static final String NOT_RECORDED = "not recorded";

  private final Page page;
  private final PoolAccount pool;
  private final @Nullable Operations operations;

  PoolText(Page page, PoolAccount pool, @Nullable Operations operations) {
    this.page = page;
    this.operations = operations;
    this.pool = pool;
  }

  void print() {
    page.blank().paragraph("POOL     ", title());
    if (pool.identity().ids().size() > 1) {
      page.paragraph("         ", poolLives());
    }
    QueueWaitText.print(pool, page);
    workerTime();
    new CounterText(page, pool).print();
    new TaskText(page, "Tasks by class", pool.events().taskRuns()).print();
    new StealText(page, pool.events().steals()).print();
    joins();
    compensations();
    blocking();
    lives();
  }

  private void workerTime() {
    if (pool.times().time().totalNanos() == null) {
      page.blank().line("Worker time: not recorded (the recording has no WorkerStatistics)");
    } else {
      new WorkerTimeText(pool, operations).printTo(page);
    }
  }

  private String title() {
    List<String> parts = new ArrayList<>();
    parts.add(pool.name() + (pool.identity().ids().size() == 1 ? "" : " (" + pools() + ")"));
    parts.add(pool.identity().kind().text());
    parts.add(
        "parallelism "
            + (pool.identity().parallelism() < 0 ? "unknown" : pool.identity().parallelism()));
    parts.add(pool.identity().asyncMode() ? "FIFO (async mode)" : "LIFO");
    parts.add(Wording.many(pool.presence().peakWorkers(), "worker") + " at the peak");
    parts.add("observed for " + Wording.time(pool.presence().lifetimeNanos()));
    return String.join(", ", parts);
  }

  private String pools() {
    PoolLives lives = pool.presence().lives();
    return lives.estimated()
        ? "about " + count(lives.pools()) + " pools, " + count(lives.recorded()) + " recorded"
        : count(pool.identity().ids().size()) + " pools";
  }

  private String poolLives() {
    PoolLives lives = pool.presence().lives();
    return "Each pool lived for "
        + Wording.time(lives.lengths().shortestNanos())
        + " to "
        + Wording.time(lives.lengths().longestNanos())
        + ", median "
        + Wording.time(lives.lengths().medianNanos())
        + "; "
        + Wording.number(lives.atOnce())
        + " at once on average, "
        + lives.peakAtOnce()
        + " at the peak";
  }

  private void joins() {
    JoinAccount joins = pool.events().joins();
    if (joins.all().count() == 0) {
      return;
    }
    String estimate = DurationTable.estimate(joins.sampled(), joins.events());
    Table table = DurationTable.of("Blocked joins" + estimate, "blocked");
    DurationTable.add(table, joins.all());
    joins.rows().byOutcome().forEach(row -> DurationTable.add(table, "outcome: ", row));
    joins.rows().byCompensation().forEach(row -> DurationTable.add(table, row));
    table.printTo(page);
    Table classes = DurationTable.of("Blocked joins by awaited task" + estimate, "blocked");
    DurationTable.add(classes, joins.rows().byTaskClass(), ROWS);
    classes.printTo(page);
    Table lines = DurationTable.of("Blocked joins by line" + estimate, "blocked");
    DurationTable.add(lines, joins.rows().byLine(), ROWS);
    lines.printTo(page);
  }

  private void compensations() {
    if (pool.events().compensations().events() > 0) {
      CompensationAccount events = pool.events().compensations();
      String estimate = DurationTable.estimate(events.sampled(), events.events());
      Table table = DurationTable.of("Compensations" + estimate, "lasted");
      pool.events().compensations().byCause().forEach(r -> DurationTable.add(table, "cause: ", r));
      pool.events()
          .compensations()
          .byOutcome()
          .forEach(r -> DurationTable.add(table, "outcome: ", r));
      DurationTable.add(table, pool.events().compensations().byBlockedOn(), ROWS);
      table.printTo(page);
    }
  }

  private void blocking() {
    if (pool.inTasks().blocking().all().count() > 0) {
      Table table = DurationTable.of("Unmanaged blocking", "blocked");
      DurationTable.add(table, pool.inTasks().blocking().byLine(), ROWS);
      table.printTo(page);
    }
  }

  private void lives() {
    if (!pool.events().workerStarts().isEmpty() || !pool.events().workerEnds().isEmpty()) {
      Table table = new Table("Workers with events of their own", "count");
      pool.events()
          .workerStarts()
          .forEach((reason, n) -> table.row("started: " + reason, count(n)));
      for (Map.Entry<String, Long> end : pool.events().workerEnds().entrySet()) {
        table.row("ended: " + end.getKey(), count(end.getValue()));
      }
      table.printTo(page);
    }
  }

  private static String count(long number) {
    return Wording.count(number);
  }
}
