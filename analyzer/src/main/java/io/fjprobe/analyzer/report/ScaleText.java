package io.fjprobe.analyzer.report;

import io.fjprobe.analyzer.scale.OperationScale;
import io.fjprobe.analyzer.scale.ScaleAccount;
import io.fjprobe.analyzer.scale.SpanShare;
import io.fjprobe.analyzer.scale.WhatIf;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What more or fewer workers would give, as text. */
public final class ScaleText {

  private static final int WIDTH = 100;

  /** Operations and classes that are shown; JSON has all. */
  private static final int MOST = 5;

  /** From here on the costs of the pool are told. */
  private static final double MUCH_BURDEN = 1.1;

  /** Tasks of the JDK that are as many as four for each worker. */
  private static final List<String> DIVIDED_BY_WORKERS =
      List.of(
          "java.util.stream.",
          "java.util.ArraysParallelSort",
          "java.util.DualPivotQuicksort$",
          "java.util.ArrayPrefixHelpers");

  private final Page page = new Page(WIDTH);
  private final ScaleReport report;

  private ScaleText(ScaleReport report) {
    this.report = report;
  }

  public static String of(ScaleReport report) {
    ScaleText text = new ScaleText(report);
    report.recordings().forEach(text::print);
    return text.page.toString();
  }

  private void print(ScaleAccount account) {
    page.headline(account.file());
    page.paragraph(
        "",
        (account.jdk() == null ? "JDK unknown" : "JDK " + account.jdk())
            + ", "
            + (account.cpus() < 0 ? "CPUs unknown" : Wording.many(account.cpus(), "CPU"))
            + (account.measured() == null ? "" : ", measured iterations only"));
    List<OperationScale> shown =
        account.operations().subList(0, Math.min(MOST, account.operations().size()));
    shown.forEach(each -> print(each, account));
    if (account.operations().size() > MOST) {
      page.blank();
      page.paragraph(
          "",
          "and " + (account.operations().size() - MOST) + " other kinds of operations; see --json");
    }
    page.blank();
    new DisturbanceText(page).print(account);
    page.paragraph(
        "",
        "Each operation is taken alone: several at the same time can use more workers than one. Not in"
            + " these numbers: CPUs that are too few or shared, caches, the memory's bandwidth, and"
            + " the clock frequency. Waits other than joins count as a part of the task.");
  }

  private void print(OperationScale operation, ScaleAccount account) {
    page.blank();
    page.paragraph(
        "",
        Wording.many(operation.operations(), "operation")
            + " that "
            + (operation.operations() == 1 ? "begins" : "begin")
            + " with "
            + operation.firstTask()
            + ", of "
            + Wording.number(operation.tasks())
            + " tasks each");
    page.paragraph("  ", SpanLimitText.of(operation, DisturbanceText.isDisturbed(account)));
    shares(operation).printTo(page);
    burden(operation);
    PredictionTable.of(operation, account).printTo(page);
    notes(operation, account);
    operation.whatIfs().forEach(each -> whatIf(each, operation));
  }

  /** What the pool costs matters only if the span grows by it. */
  private void burden(OperationScale operation) {
    Double burdened = operation.burdenedSpanNanos();
    if (burdened != null && burdened > MUCH_BURDEN * operation.spanNanos()) {
      page.blank();
      page.paragraph(
          "  ",
          "With a steal and a wake-up for each fork, and an end of each join, the span is "
              + Wording.time(burdened)
              + ".");
    }
  }

  private static Table shares(OperationScale operation) {
    List<SpanShare> shares = operation.shares();
    Table table = new Table("Tasks", "number", "mean", "work", "on the span", "mean there", "span");
    for (SpanShare each : shares.subList(0, Math.min(MOST, shares.size()))) {
      table.row(
          each.task(),
          Wording.number(each.tasks()),
          time(operation.meanNanos(each)),
          Wording.percent(each.workShare()),
          Wording.number(each.spanTasks()),
          time(operation.meanNanosOnSpan(each)),
          Wording.percent(each.spanShare()));
    }
    if (shares.size() > MOST) {
      table.row("(and " + (shares.size() - MOST) + " more)");
    }
    return table;
  }

  private static String time(@Nullable Double nanos) {
    return nanos == null ? "" : Wording.time(nanos);
  }

  private static boolean isDividedByWorkers(String task) {
    return DIVIDED_BY_WORKERS.stream().anyMatch(task::startsWith);
  }

  private void whatIf(WhatIf whatIf, OperationScale operation) {
    page.blank();
    page.paragraph(
        "  ",
        "If "
            + whatIf.change()
            + ": work "
            + Wording.time(whatIf.workNanos())
            + ", span "
            + Wording.time(whatIf.spanNanos())
            + ".");
    PredictionTable.of(whatIf, operation).printTo(page);
  }

  private void notes(OperationScale operation, ScaleAccount account) {
    page.blank();
    if (operation.simulated() == 0) {
      page.paragraph(
          "  ", "For a simulation, between these bounds, record with level=full,span=on.");
    } else {
      page.paragraph(
          "  ",
          Wording.many(operation.simulated(), "operation")
              + " simulated, with "
              + costs()
              + ". Fastest: idle workers are awake. Slowest: threads take twice as long to wake"
              + " up.");
    }
    if (operation.shares().stream().anyMatch(each -> isDividedByWorkers(each.task()))) {
      page.paragraph(
          "doubtful ",
          "Parallel streams and sorts divide their work into more tasks if the pool has more"
              + " workers. These are the tasks of the recording, so that the times for more workers"
              + " are too long.");
    }
    if (account.measured() != null && account.operations().size() == 1) {
      page.paragraph(
          "  ",
          "Measured: the median of the iterations, by "
              + account.measured().unit()
              + (isOne(operation, account)
                  ? "."
                  : ", which has more or fewer of these operations."));
    }
  }

  /** Whether an operation of the program is one of these: the iterations have as many. */
  private static boolean isOne(OperationScale operation, ScaleAccount account) {
    return account.measured() != null && account.measured().operations() == operation.operations();
  }

  private String costs() {
    return "a steal of "
        + Wording.time(report.costs().steal())
        + ", a wake-up of "
        + Wording.time(report.costs().wakeUp())
        + " and an end of a join of "
        + Wording.time(report.costs().joinEnd());
  }
}
