package io.fjprobe.analyzer.report;

import io.fjprobe.analyzer.compare.cause.jdk.JdkChange;
import io.fjprobe.analyzer.compare.cause.list.Explanation;
import io.fjprobe.analyzer.compare.comparability.Difference;
import io.fjprobe.analyzer.compare.gate.Check;
import io.fjprobe.analyzer.compare.result.AccountRow;
import io.fjprobe.analyzer.compare.result.Comparison;
import io.fjprobe.analyzer.compare.result.EvidenceRow;
import io.fjprobe.analyzer.text.Visible;
import io.fjprobe.analyzer.wording.Wording;
import java.util.Locale;

/** A comparison for a pull request: what a reviewer needs, the rest folded away. */
public final class ComparisonMarkdown {

  private final StringBuilder text = new StringBuilder();

  private ComparisonMarkdown() {}

  public static String of(ComparisonReport report) {
    ComparisonMarkdown markdown = new ComparisonMarkdown();
    report.comparisons().forEach(markdown::print);
    report.leftOut().forEach(line -> markdown.line("- left out: " + escaped(line)));
    report.checks().forEach(markdown::print);
    return markdown.text.toString();
  }

  private void line(String line) {
    text.append(line).append('\n');
  }

  private void print(ComparisonReport.Part part) {
    Comparison comparison = part.comparison();
    line("### " + escaped(comparison.compared().workload()));
    line("");
    line("**" + escaped(part.verdict()) + "**");
    line("");
    for (Explanation explanation : comparison.explained().explanations()) {
      print(explanation);
    }
    HeardOfOneSide.of(comparison).forEach(heard -> line("- summary of " + escaped(heard)));
    for (Difference difference : SharedDifferences.of(comparison)) {
      line(
          "- differs: "
              + escaped(difference.text())
              + (difference.refusal() ? "" : " (may explain the gap by itself)"));
    }
    if (comparison.result().throughputRatio() != null) {
      tables(comparison);
    }
    line("");
  }

  private void print(Explanation explanation) {
    line(
        "- **"
            + Wording.percent(explanation.effect().ofGap())
            + " of the gap: "
            + escaped(explanation.statement().summary())
            + "** "
            + escaped(explanation.explanation()));
    explanation.statement().signs().forEach(sign -> line("  - " + escaped(sign)));
    explanation.advice().forEach(advice -> line("  - " + escaped(advice)));
    for (JdkChange change : explanation.jdkChanges()) {
      line(
          "  - "
              + escaped(change.mechanism())
              + " ["
              + escaped(change.linkText())
              + "]("
              + change.link()
              + ")");
    }
  }

  private void tables(Comparison comparison) {
    line("");
    line(
        "<details><summary>Account and evidence, "
            + comparison.compared().unitOfWork().per()
            + "</summary>");
    line("");
    header(comparison);
    for (AccountRow row : comparison.time().account()) {
      row(row.part().label(), ComparisonCells.of(row), ComparisonCells.share(row.shareOfGap()));
    }
    row("wall time", ComparisonCells.time(comparison.time().wall()), GapWords.ofWall(comparison));
    for (EvidenceRow row : comparison.observed().evidence()) {
      row(row.evidence().label(), ComparisonCells.of(row), "");
    }
    line("");
    for (String different : DifferentCounts.of(comparison)) {
      line("- not compared: " + escaped(different));
    }
    line("");
    line("interval: " + ComparisonBasis.of(comparison));
    String unit = UnitText.of(comparison);
    if (unit != null) {
      line("");
      line("unit: " + unit);
    }
    line("");
    line("</details>");
  }

  private void header(Comparison comparison) {
    line(
        "| | "
            + escaped(comparison.compared().base().label())
            + " | "
            + escaped(comparison.compared().next().label())
            + " | change | 95 % interval | "
            + GapWords.of(comparison)
            + " |");
    line("|---|---:|---:|---:|---:|---:|");
  }

  private void row(String name, ComparisonCells cells, String share) {
    line(
        "| "
            + String.join(
                " | ",
                escaped(name),
                cells.base(),
                cells.next(),
                cells.change(),
                cells.interval(),
                share)
            + " |");
  }

  private void print(Check check) {
    line(
        "- limit "
            + escaped(check.limit())
            + " "
            + check.outcome().name().toLowerCase(Locale.ROOT)
            + ": "
            + escaped(check.text()));
  }

  /** Escapes a text. Names of classes and lambdas must not become markup. */
  private static String escaped(String text) {
    return Visible.of(text)
        .replace("\\", "\\\\")
        .replace("<", "&lt;")
        .replace("|", "\\|")
        .replace("*", "\\*")
        .replace("_", "\\_");
  }
}
