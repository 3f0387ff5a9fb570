package io.fjprobe.analyzer.report;

import io.fjprobe.analyzer.scale.OperationScale;
import io.fjprobe.analyzer.scale.Prediction;
import io.fjprobe.analyzer.scale.ScaleAccount;
import io.fjprobe.analyzer.scale.SpanShare;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;

/** What more or fewer workers would give, as text. */
public final class ScaleText {

  private static final int WIDTH = 100;

  /** Operations and classes that are shown; JSON has all. */
  private static final int MOST = 5;

  /** Below this share of the span a class is not said to set the limit. */
  private static final double SETS_LIMIT = 0.5;

  /** Tasks of the JDK that are as many as four for each worker. */
  private static final List<String> DIVIDED_BY_WORKERS =
      List.of(
          "java.util.stream.",
          "java.util.ArraysParallelSort",
          "java.util.DualPivotQuicksort$",
          "java.util.ArrayPrefixHelpers");

  /** From this share on a disturbance is told. */
  private static final double MUCH = 0.05;

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
    disturbances(account);
    page.paragraph(
        "",
        "Not in these numbers: CPUs that are too few or shared, caches, the memory's bandwidth, and"
            + " the clock frequency. Waits other than joins count as a part of the task.");
  }

  /** What makes work and span longer than they are, where it is much. */
  private void disturbances(ScaleAccount account) {
    double work =
        account.operations().stream().mapToDouble(o -> o.workNanos() * o.operations()).sum();
    if (account.waitedNanos() != null && account.waitedNanos() > MUCH * work) {
      page.paragraph(
          "doubtful ",
          "Threads waited for a CPU for "
              + Wording.time(account.waitedNanos())
              + " in all, and the work of all operations is "
              + Wording.time(work)
              + ". Tasks that have to wait seem longer, and so does the span. Record with no more"
              + " workers than CPUs, on a quiet machine.");
    }
    double span =
        account.operations().stream().mapToDouble(o -> o.spanNanos() * o.operations()).sum();
    if (account.pausedNanos() > MUCH * span) {
      page.paragraph(
          "doubtful ",
          "The garbage collector paused all tasks for "
              + Wording.time(account.pausedNanos())
              + " in all. A task that is paused seems longer. The span of all operations is "
              + Wording.time(span)
              + ".");
    }
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
    page.paragraph("  ", limit(operation));
    shares(operation.shares()).printTo(page);
    predictions(operation, account).printTo(page);
    notes(operation, account);
  }

  private static String limit(OperationScale operation) {
    String numbers =
        "Work "
            + Wording.time(operation.workNanos())
            + ", span "
            + Wording.time(operation.spanNanos())
            + ", parallelism "
            + Wording.number(operation.parallelism())
            + ": ";
    if (operation.parallelism() < 1.05) {
      return numbers + "each task needs the one before, so a second worker has nothing to do.";
    }
    String says =
        numbers
            + "more than "
            + Wording.count((long) Math.ceil(operation.parallelism()))
            + " workers cannot help.";
    SpanShare first = operation.shares().isEmpty() ? null : operation.shares().get(0);
    return first == null || first.spanShare() < SETS_LIMIT
        ? says
        : says
            + " "
            + first.task()
            + " has "
            + Wording.percent(first.spanShare())
            + " of the span.";
  }

  private static Table shares(List<SpanShare> shares) {
    Table table = new Table("Tasks", "each time", "work", "on the span", "span");
    for (SpanShare each : shares.subList(0, Math.min(MOST, shares.size()))) {
      table.row(
          each.task(),
          Wording.number(each.tasks()),
          Wording.percent(each.workShare()),
          Wording.number(each.spanTasks()),
          Wording.percent(each.spanShare()));
    }
    if (shares.size() > MOST) {
      table.row("(and " + (shares.size() - MOST) + " more)");
    }
    return table;
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
          nanos == null ? "" : Wording.number(operation.workNanos() / nanos),
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
          Wording.many(operation.simulated(), "operation")
              + " simulated (the median is shown), with "
              + costs()
              + ".");
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
              + (isOne(operation, account) ? "." : ", which is not one of these operations."));
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
