package io.fjprobe.analyzer.report.html;

import io.fjprobe.analyzer.finding.span.DisturbanceText;
import io.fjprobe.analyzer.finding.span.Interruptions;
import io.fjprobe.analyzer.finding.span.SpanLimit;
import io.fjprobe.analyzer.finding.span.SpanLimitText;
import io.fjprobe.analyzer.report.ScaleNotes;
import io.fjprobe.analyzer.report.ScaleReport;
import io.fjprobe.analyzer.report.ScaleText;
import io.fjprobe.analyzer.scale.OperationScale;
import io.fjprobe.analyzer.scale.ScaleAccount;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** What more or fewer workers would give, as a page of the same style as other reports. */
public final class ScalePage {

  private static final List<String> SCRIPTS =
      List.of("dom", "format", "palette", "figure", "copy", "search", "scale", "main");

  /** What the text says of a recording. */
  private record Words(
      String recorded, List<String> doubts, List<OperationWords> operations, String notInIt) {}

  /**
   * What the text says of operations.
   *
   * @param interrupted tasks were interrupted, so that the span is at most as long as it seems
   * @param measured an operation of the program is one of these
   */
  private record OperationWords(
      String title,
      String limit,
      boolean interrupted,
      boolean measured,
      List<ScaleNotes.Note> notes,
      List<String> whatIfs) {}

  private ScalePage() {}

  public static String of(ScaleReport report) {
    String files =
        report.recordings().stream()
            .map(account -> account.file().replaceFirst("^.*[/\\\\]", ""))
            .collect(Collectors.joining(", "));
    List<Words> words =
        report.recordings().stream().map(account -> words(account, report)).toList();
    return new HtmlPage(files, Map.of("recordings", words), SCRIPTS)
        .of(report, Map.of(), ScaleText.of(report));
  }

  private static Words words(ScaleAccount account, ScaleReport report) {
    Interruptions interruptions = Interruptions.of(account);
    return new Words(
        ScaleNotes.recorded(account),
        DisturbanceText.of(interruptions),
        account.operations().stream()
            .map(each -> words(each, account, report, interruptions))
            .toList(),
        ScaleNotes.NOT_IN_IT);
  }

  private static OperationWords words(
      OperationScale operation,
      ScaleAccount account,
      ScaleReport report,
      Interruptions interruptions) {
    return new OperationWords(
        ScaleNotes.operations(operation.span()),
        SpanLimitText.of(new SpanLimit(operation.span(), interruptions)),
        interruptions.matter(),
        ScaleNotes.isMeasured(operation, account),
        ScaleNotes.of(operation, account, report.costs()),
        operation.whatIfs().stream().map(ScaleNotes::whatIf).toList());
  }
}
