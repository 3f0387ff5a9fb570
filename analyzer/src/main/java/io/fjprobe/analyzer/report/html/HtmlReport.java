package io.fjprobe.analyzer.report.html;

import io.fjprobe.analyzer.detail.RecordingDetail;
import io.fjprobe.analyzer.finding.span.SpanSentences;
import io.fjprobe.analyzer.report.ComparisonBasis;
import io.fjprobe.analyzer.report.ComparisonReport;
import io.fjprobe.analyzer.report.ComparisonText;
import io.fjprobe.analyzer.report.HeardOfOneSide;
import io.fjprobe.analyzer.report.MomentContrastText;
import io.fjprobe.analyzer.report.MomentNotes;
import io.fjprobe.analyzer.report.Report;
import io.fjprobe.analyzer.report.TextReport;
import io.fjprobe.analyzer.scale.SpanAccount;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** A report for people who want to see it: the numbers of the JSON, drawn. */
public final class HtmlReport {

  private HtmlReport() {}

  /**
   * @param details of the recordings of the report, in the same order
   */
  public static String of(Report report, List<RecordingDetail> details) {
    String files =
        report.recordings().stream()
            .map(part -> part.account().source().file().replaceFirst("^.*[/\\\\]", ""))
            .collect(Collectors.joining(", "));
    Map<String, Object> labels = new HashMap<>(Labels.all());
    labels.put("spans", report.recordings().stream().map(HtmlReport::spanWords).toList());
    labels.put("notes", report.recordings().stream().map(HtmlReport::notes).toList());
    return new HtmlPage(files, labels).of(report, details, TextReport.of(report));
  }

  /** Returns what is worth a line beside the picture of each section. */
  private static List<List<String>> notes(Report.Part part) {
    return part.account().sections().stream().map(MomentNotes::of).toList();
  }

  private static List<String> spanWords(Report.Part part) {
    SpanAccount span = part.account().span();
    return span == null ? List.of() : SpanSentences.of(span, TextReport.SPANS);
  }

  /**
   * @param details of some of the recordings that were compared
   */
  public static String of(ComparisonReport report, List<RecordingDetail> details) {
    String sides =
        report.comparisons().stream()
            .map(part -> part.comparison())
            .map(
                c ->
                    c.compared().workload()
                        + ", "
                        + c.compared().base().label()
                        + " against "
                        + c.compared().next().label())
            .collect(Collectors.joining("; "));
    Map<String, Object> labels = new HashMap<>(Labels.all());
    labels.put(
        "intervals",
        report.comparisons().stream()
            .map(part -> part.comparison())
            .map(c -> c.result().throughputRatio() == null ? "" : ComparisonBasis.of(c))
            .toList());
    labels.put(
        "heard",
        report.comparisons().stream().map(part -> HeardOfOneSide.of(part.comparison())).toList());
    labels.put(
        "momentsOfBoth",
        report.comparisons().stream()
            .map(part -> MomentContrastText.sentence(part.comparison()))
            .toList());
    return new HtmlPage(sides, labels).of(report, details, ComparisonText.of(report));
  }
}
