package io.fjprobe.analyzer.report;

import io.fjprobe.analyzer.account.queue.PairRow;
import io.fjprobe.analyzer.account.queue.RunClass;
import io.fjprobe.analyzer.account.queue.StealAccount;
import io.fjprobe.analyzer.account.queue.StealRow;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;
import java.util.stream.Collectors;

/** What steal events tell beyond the counters. */
final class StealText {

  private final Page page;
  private final StealAccount steals;

  StealText(Page page, StealAccount steals) {
    this.page = page;
    this.steals = steals;
  }

  void print() {
    if (steals.sampling().events() == 0) {
      return;
    }
    String tasks = steals.sampling().sampled() ? "tasks (estimate)" : "tasks";
    Table classes = new Table("Steals by task", tasks, "share", "events", "per run");
    add(classes, steals.byTaskClass());
    classes.printTo(page);
    Table sites = new Table("Steals by queue and site", tasks, "share", "events", "per run");
    add(sites, steals.bySite());
    sites.printTo(page);
    page.blank();
    page.paragraph("Tasks per steal run: ", runs());
    page.paragraph("Steals by worker<-queue: ", pairs());
  }

  private static void add(Table table, List<StealRow> rows) {
    for (StealRow row : rows.subList(0, Math.min(PoolText.ROWS, rows.size()))) {
      table.row(
          row.name(),
          Wording.count(row.tasks()),
          Wording.percent(row.share()),
          Wording.count(row.events()),
          Wording.number(row.meanRun()));
    }
    if (rows.size() > PoolText.ROWS) {
      table.row("(and " + (rows.size() - PoolText.ROWS) + " more)");
    }
  }

  private String runs() {
    return steals.runs().runLengths().stream().map(StealText::run).collect(Collectors.joining(", "))
        + "; mean "
        + Wording.number(steals.runs().meanRun())
        + ", max "
        + Wording.count(steals.runs().maxRun());
  }

  private static String run(RunClass run) {
    String length = run.from() == run.to() ? "" + run.from() : run.from() + "-" + run.to();
    return length + ": " + Wording.percent(run.share());
  }

  private String pairs() {
    return steals.pairs().stream().map(StealText::pair).collect(Collectors.joining(", "));
  }

  private static String pair(PairRow pair) {
    String thief = pair.thief() < 0 ? "external" : "" + pair.thief();
    String victim = pair.victim() < 0 ? "submissions" : "" + pair.victim();
    return thief + "<-" + victim + ": " + Wording.percent(pair.share());
  }
}
