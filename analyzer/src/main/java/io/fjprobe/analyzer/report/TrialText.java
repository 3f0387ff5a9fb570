package io.fjprobe.analyzer.report;

import io.fjprobe.analyzer.compare.measure.UnitOfWork;
import io.fjprobe.analyzer.compare.result.SpeedVerdict;
import io.fjprobe.analyzer.compare.side.Pairs;
import io.fjprobe.analyzer.trial.Variant;
import io.fjprobe.analyzer.trial.Variant.Kind;
import io.fjprobe.analyzer.trial.result.Failure;
import io.fjprobe.analyzer.trial.result.TrialRow;
import io.fjprobe.analyzer.wording.Wording;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A trial for a screen: a row for each variant, and below it what to know about the rows. */
public final class TrialText {

  private static final String NOT_KNOWN = "-";
  private static final String INDENT = " ".repeat(10);

  private final Page page = new Page();

  private TrialText() {}

  public static String of(TrialReport report) {
    TrialText text = new TrialText();
    report.trials().forEach(part -> text.print(part, report.command()));
    return text.page.toString();
  }

  private void print(TrialReport.Part part, List<String> command) {
    boolean run = part.unitOfWork() == UnitOfWork.RUN;
    List<TrialRow> rows = part.rows().stream().map(TrialReport.Row::row).toList();
    page.headline(run ? "whole runs" : part.workload());
    page.paragraph("as it is  ", String.join(" ", command));
    boolean predicted = part.rows().stream().anyMatch(row -> row.predicted() != null);
    List<String> titles = new ArrayList<>(List.of(part.unitOfWork().per(), "time", "CPU time"));
    if (predicted) {
      titles.add("predicted");
    }
    titles.add("against the program as it is");
    Table table = Table.withWords(titles.toArray(String[]::new));
    part.rows().forEach(row -> table.row(cells(row, predicted)));
    table.printTo(page);
    page.blank();
    rows.forEach(this::printFailures);
    printNotes(rows);
    printIntervals(rows);
    if (predicted) {
      page.paragraph(
          "predicted ",
          "how many times as fast the tasks of the program as it is would be, by the same simulation"
              + " as that of analyzer scale; in brackets the range of its simulations. It takes each worker"
              + " as one with a CPU of its own");
    }
    if (run) {
      page.paragraph(
          "run       ", "from the main class to the end of the JVM, without the start of the JVM");
    }
  }

  private static String[] cells(TrialReport.Row row, boolean predicted) {
    TrialRow.Cost cost = row.row().cost();
    List<String> cells = new ArrayList<>(List.of(row.row().variant().label()));
    cells.add(cost == null ? NOT_KNOWN : time(cost.nanos()));
    cells.add(cost == null || cost.cpuNanos() == null ? NOT_KNOWN : time(cost.cpuNanos()));
    if (predicted) {
      cells.add(row.predicted() == null ? "" : TrialConclusion.predicted(row.predicted()));
    }
    cells.add(row.conclusion());
    return cells.toArray(String[]::new);
  }

  private static String time(double nanos) {
    return Double.isNaN(nanos) ? NOT_KNOWN : Wording.time(nanos);
  }

  private void printFailures(TrialRow row) {
    for (Failure failure : row.failures()) {
      page.paragraph(
          "failed    ",
          row.variant().label() + ", round " + failure.round() + ": " + failure.reason());
      failure.lastLines().forEach(line -> page.paragraph(INDENT + "  ", line));
    }
    row.obstacles()
        .forEach(obstacle -> page.paragraph("why not   ", row.variant().label() + ": " + obstacle));
  }

  private void printNotes(List<TrialRow> rows) {
    byText(rows)
        .forEach(
            (text, variants) ->
                page.paragraph("note      ", String.join(", ", variants) + ": " + text));
    rows.stream()
        .map(TrialRow::variant)
        .filter(variant -> variant.kind() == Kind.PARALLELISM)
        .findFirst()
        .ifPresent(variant -> page.paragraph("note      ", ofParallelism(variant)));
  }

  /** Returns the variants of each remark: several may have the same. */
  private static Map<String, List<String>> byText(List<TrialRow> rows) {
    Map<String, List<String>> byText = new LinkedHashMap<>();
    for (TrialRow row : rows) {
      for (String remark : row.remarks()) {
        byText.computeIfAbsent(remark, text -> new ArrayList<>()).add(row.variant().label());
      }
    }
    return byText;
  }

  private static String ofParallelism(Variant variant) {
    String option = variant.sets().get(0);
    String pool = " (" + option.substring(0, option.indexOf('=')) + ")";
    return variant.setsArguments()
        ? "parallelism is that of the common pool"
            + pool
            + " and of the pools of workloads.jar (--parallelism)"
        : "parallelism is that of the common pool only"
            + pool
            + ": pools that the program makes itself keep theirs";
  }

  /** Says what the intervals are made of, and how large a difference would have been shown. */
  private void printIntervals(List<TrialRow> rows) {
    String few =
        labels(rows.stream().filter(row -> row.trial() != null && row.trial().pairs() == null));
    page.paragraph(
        "interval  ",
        "95 %, from pairs of runs, one of each in a round"
            + (few.isEmpty()
                ? ""
                : "; but not of "
                    + few
                    + ": with fewer than "
                    + Pairs.LEAST
                    + " rounds that succeeded, the runs count as two groups, and one run of each"
                    + " has no interval"));
    String smallest =
        rows.stream()
            .filter(TrialText::isUndecided)
            .map(row -> row.variant().label() + " " + smallest(row))
            .collect(Collectors.joining(", "));
    if (!smallest.isEmpty()) {
      page.paragraph("shown     ", "a difference of this size probably would be: " + smallest);
    }
  }

  private static String labels(Stream<TrialRow> rows) {
    return rows.map(row -> row.variant().label()).collect(Collectors.joining(", "));
  }

  private static boolean isUndecided(TrialRow row) {
    return row.trial() != null
        && row.obstacles().isEmpty()
        && row.trial().verdict() == SpeedVerdict.NO_DIFFERENCE_SHOWN
        && row.trial().smallestDifference() != null;
  }

  private static String smallest(TrialRow row) {
    Double smallest = row.trial() == null ? null : row.trial().smallestDifference();
    return smallest == null ? "" : Wording.change(smallest);
  }
}
