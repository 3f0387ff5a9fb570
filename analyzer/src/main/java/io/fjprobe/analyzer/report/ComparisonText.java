package io.fjprobe.analyzer.report;

import io.fjprobe.analyzer.compare.cause.jdk.JdkChange;
import io.fjprobe.analyzer.compare.cause.list.Explanation;
import io.fjprobe.analyzer.compare.comparability.Difference;
import io.fjprobe.analyzer.compare.contrast.CallChange;
import io.fjprobe.analyzer.compare.gate.Check;
import io.fjprobe.analyzer.compare.measure.Evidence;
import io.fjprobe.analyzer.compare.result.AccountRow;
import io.fjprobe.analyzer.compare.result.Comparison;
import io.fjprobe.analyzer.compare.result.CountedRuns;
import io.fjprobe.analyzer.compare.result.EvidenceRow;
import io.fjprobe.analyzer.compare.result.SideSummary;
import io.fjprobe.analyzer.compare.result.SpeedVerdict;
import io.fjprobe.analyzer.wording.MomentWording;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A comparison for people: the verdict, then the account, then why, then the evidence. */
public final class ComparisonText {

  /** At most this many rows of evidence are shown. */
  private static final int EVIDENCE_ROWS = 10;

  private static final String INDENT = " ".repeat(9);

  private final Page page = new Page();

  private ComparisonText() {}

  public static String of(ComparisonReport report) {
    ComparisonText text = new ComparisonText();
    report.comparisons().forEach(text::print);
    report.leftOut().forEach(line -> text.page.blank().paragraph("LEFT OUT ", line));
    report.checks().forEach(text::print);
    return text.page.toString();
  }

  private void print(ComparisonReport.Part part) {
    Comparison comparison = part.comparison();
    page.headline(comparison.compared().workload());
    page.paragraph("VERDICT  ", part.verdict());
    Explanation first = ComparisonVerdict.explained(comparison);
    if (first != null) {
      signs(first);
    }
    page.blank();
    page.paragraph("base     ", side(comparison.compared().base()));
    page.paragraph("new      ", side(comparison.compared().next()));
    HeardOfOneSide.of(comparison).forEach(line -> page.paragraph("summary  ", line));
    List<Difference> differences = SharedDifferences.of(comparison);
    differences.stream().filter(d -> !d.refusal()).forEach(this::print);
    if (comparison.result().throughputRatio() == null) {
      return;
    }
    differences.stream()
        .filter(Difference::refusal)
        .forEach(d -> page.paragraph("FORCED   ", d.text()));
    page.paragraph("interval ", ComparisonBasis.of(comparison));
    String unit = UnitText.of(comparison);
    if (unit != null) {
      page.paragraph("unit     ", unit);
    }
    if (MomentContrastText.isOf(comparison)) {
      new MomentContrastText(comparison).print(page);
    }
    account(comparison);
    comparison.explained().explanations().forEach(each -> print(each, !each.equals(first)));
    if (!comparison.observed().calls().isEmpty()) {
      calls(comparison);
    }
    if (comparison.shown()) {
      new InSamplesText(comparison).print(page);
    }
    evidence(comparison);
  }

  private static String side(SideSummary side) {
    return side.label()
        + (side.jdk() == null ? "" : " (" + side.jdk() + ")")
        + ": "
        + Wording.many(side.forks(), "JVM")
        + ", "
        + (side.iterations() == 0
            ? Wording.time(side.work().wallNanos()) + " in total"
            : OperationWords.iterations(side))
        + (side.pools().isEmpty()
            ? ", without a pool"
            : ", parallelism " + side.parallelism() + ", " + pools(side.pools()));
  }

  private static String pools(List<String> pools) {
    return (pools.size() == 1 ? "pool " : "pools ") + String.join(", ", pools);
  }

  private void print(Difference difference) {
    page.paragraph("differs  ", difference.text() + " (may explain the gap by itself)");
  }

  private void account(Comparison comparison) {
    Table table =
        new Table(
            "Time of threads " + comparison.compared().unitOfWork().per(),
            comparison.compared().base().label(),
            comparison.compared().next().label(),
            "change",
            "95 % interval",
            comparison.shown() ? GapWords.of(comparison) : "");
    for (AccountRow row : comparison.time().account()) {
      ComparisonCells cells = ComparisonCells.of(row);
      table.row(
          row.part().label(),
          cells.base(),
          cells.next(),
          cells.change(),
          cells.interval(),
          comparison.shown() ? ComparisonCells.share(row.shareOfGap()) : "");
    }
    ComparisonCells wall = ComparisonCells.time(comparison.time().wall());
    table.row(
        "wall time " + comparison.compared().unitOfWork().per(),
        wall.base(),
        wall.next(),
        wall.change(),
        wall.interval(),
        comparison.shown() ? GapWords.ofWall(comparison) : "");
    table.printTo(page);
    page.paragraph(
        "  ",
        "wall time = time of threads / threads; not attributed to any part: "
            + Wording.percent(comparison.time().residual())
            + (comparison.time().residual() > 0.05 ? ", which is a lot: record for longer" : ""));
  }

  private void signs(Explanation explanation) {
    explanation.statement().signs().forEach(sign -> page.paragraph(INDENT + "- ", sign));
  }

  /**
   * @param withSigns they were not said yet
   */
  private void print(Explanation explanation, boolean withSigns) {
    page.blank();
    page.paragraph(
        explanation.forkJoin() ? "CAUSE    " : "OUTSIDE  ",
        Wording.percent(explanation.effect().ofGap())
            + " of the gap: "
            + explanation.statement().summary());
    if (withSigns) {
      signs(explanation);
    }
    page.paragraph(INDENT, explanation.explanation());
    explanation.advice().forEach(advice -> page.paragraph(INDENT + "-> ", advice));
    explanation.jdkChanges().forEach(this::print);
  }

  private void print(JdkChange change) {
    page.paragraph(INDENT, "The JDK changed: " + change.mechanism());
    page.paragraph(INDENT, change.linkText() + ", " + change.link());
  }

  private void calls(Comparison comparison) {
    Table table =
        new Table(
            "Calls "
                + comparison.compared().unitOfWork().per()
                + ", counted"
                + elsewhere(comparison),
            comparison.compared().base().label(),
            comparison.compared().next().label(),
            "ratio");
    for (CallChange change : comparison.observed().calls()) {
      table.row(
          MomentWording.withoutPackage(change.method()),
          calls(change.base()),
          calls(change.next()),
          change.isKnown() ? ratio(change) : "");
    }
    table.printTo(page);
  }

  /** Says that other recordings have the calls; empty: those that are compared. */
  private static String elsewhere(Comparison comparison) {
    CountedRuns recordings = comparison.observed().countedIn();
    return recordings == null
        ? ""
        : Wording.text(" in %d and %d more runs", recordings.base(), recordings.next());
  }

  private static String calls(@Nullable Double perOperation) {
    return perOperation == null ? "not recorded" : Wording.number(perOperation);
  }

  private static String ratio(CallChange change) {
    double ratio = change.calls().next() / change.calls().base();
    return Double.isFinite(ratio) ? Wording.number(ratio) : "";
  }

  private void evidence(Comparison comparison) {
    if (!comparison.observed().evidence().isEmpty()) {
      Table table =
          new Table(
              (comparison.result().verdict() == SpeedVerdict.NO_INTERVAL
                      ? "What differs, "
                      : "What changed, ")
                  + comparison.compared().unitOfWork().per(),
              comparison.compared().base().label(),
              comparison.compared().next().label(),
              "change",
              "95 % interval");
      comparison.observed().evidence().stream()
          .limit(EVIDENCE_ROWS)
          .forEach(row -> table.row(cells(row).toArray(String[]::new)));
      if (comparison.observed().evidence().size() > EVIDENCE_ROWS) {
        table.row("(and " + (comparison.observed().evidence().size() - EVIDENCE_ROWS) + " more)");
      }
      table.printTo(page);
    }
    list("  did not change: ", comparison.observed().unmoved());
    list("  not recorded on one side: ", comparison.observed().unrecorded());
    DifferentCounts.of(comparison).forEach(line -> page.paragraph("  not compared: ", line));
  }

  private static List<String> cells(EvidenceRow row) {
    ComparisonCells cells = ComparisonCells.of(row);
    return List.of(
        row.evidence().label(), cells.base(), cells.next(), cells.change(), cells.interval());
  }

  private void list(String lead, List<Evidence> evidence) {
    if (!evidence.isEmpty()) {
      page.paragraph(
          lead, evidence.stream().map(Evidence::label).collect(Collectors.joining(", ")));
    }
  }

  private void print(Check check) {
    String lead =
        switch (check.outcome()) {
          case KEPT -> "KEPT     ";
          case BROKEN -> "BROKEN   ";
          case UNDECIDED -> "UNDECIDED ";
          case UNKNOWN -> "UNKNOWN  ";
        };
    page.blank().paragraph(lead, check.limit() + ", " + check.workload() + ": " + check.text());
  }
}
