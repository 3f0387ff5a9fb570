package io.fjprobe.analyzer.report;

import io.fjprobe.analyzer.finding.span.Interruptions;
import io.fjprobe.analyzer.finding.span.SpanLimit;
import io.fjprobe.analyzer.finding.span.SpanLimitText;
import io.fjprobe.analyzer.scale.OperationScale;
import io.fjprobe.analyzer.scale.OperationSpan;
import io.fjprobe.analyzer.scale.Prediction;
import io.fjprobe.analyzer.scale.ScaleAccount;
import io.fjprobe.analyzer.scale.SpanShare;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What more or fewer workers would give, as text. */
public final class ScaleText {

  private static final int WIDTH = 100;

  /** Operations and classes that are shown; JSON has all. */
  private static final int MOST = 5;

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
    DisturbanceText.of(Interruptions.of(account))
        .forEach(doubt -> page.paragraph("doubtful ", doubt));
    page.paragraph(
        "",
        "Each operation is taken alone: several at the same time can use more workers than one. Not in"
            + " these numbers: CPUs that are too few or shared, caches, the memory's bandwidth, and"
            + " the clock frequency. Waits other than joins count as a part of the task.");
  }

  private void print(OperationScale operation, ScaleAccount account) {
    OperationSpan span = operation.span();
    page.blank();
    page.paragraph(
        "",
        Wording.many(span.operations(), "operation")
            + " that "
            + (span.operations() == 1 ? "begins" : "begin")
            + " with "
            + span.firstTask()
            + ", of "
            + Wording.number(span.tasks())
            + " tasks each");
    page.paragraph("  ", SpanLimitText.of(new SpanLimit(span, Interruptions.of(account).matter())));
    shares(span).printTo(page);
    predictions(operation, account).printTo(page);
    notes(operation, account);
  }

  private static Table shares(OperationSpan operation) {
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

  private static Table predictions(OperationScale operation, ScaleAccount account) {
    boolean simulated = operation.simulated() > 0;
    Table table =
        new Table(
            "Workers",
            simulated ? "simulated" : "",
            simulated ? "speed-up" : "",
            "at least",
            "at most",
            operation.predictions().stream().anyMatch(p -> !measured(p, account).isEmpty())
                ? "measured"
                : "");
    for (Prediction each : operation.predictions()) {
      Double nanos = each.simulatedNanos();
      table.row(
          Wording.count(each.workers()),
          nanos == null ? "" : Wording.time(nanos),
          each.speedUp() == null ? "" : Wording.number(each.speedUp()),
          Wording.time(each.leastNanos()),
          Wording.time(each.mostNanos()),
          measured(each, account));
    }
    return table;
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

  private void notes(OperationScale operation, ScaleAccount account) {
    page.blank();
    if (operation.simulated() == 0) {
      page.paragraph(
          "  ", "For a simulation, between these bounds, record with level=full,span=on.");
    } else {
      page.paragraph(
          "  ",
          Wording.many(operation.simulated(), "operation") + " simulated, with " + costs() + ".");
    }
    if (operation.span().shares().stream().anyMatch(each -> isDividedByWorkers(each.task()))) {
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
    return account.measured() != null
        && account.measured().operations() == operation.span().operations();
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
