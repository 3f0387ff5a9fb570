package io.fjprobe.analyzer.report;

import io.fjprobe.analyzer.finding.span.DisturbanceText;
import io.fjprobe.analyzer.finding.span.Interruptions;
import io.fjprobe.analyzer.finding.span.SpanLimit;
import io.fjprobe.analyzer.finding.span.SpanLimitText;
import io.fjprobe.analyzer.scale.OperationScale;
import io.fjprobe.analyzer.scale.OperationSpan;
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
    page.paragraph("", ScaleNotes.recorded(account));
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
    page.paragraph("", ScaleNotes.NOT_IN_IT);
  }

  private void print(OperationScale operation, ScaleAccount account) {
    OperationSpan span = operation.span();
    page.blank();
    page.paragraph("", ScaleNotes.operations(span));
    page.paragraph("  ", SpanLimitText.of(new SpanLimit(span, Interruptions.of(account))));
    shares(span).printTo(page);
    PredictionTable.of(operation, account).printTo(page);
    page.blank();
    ScaleNotes.of(operation, account, report.costs())
        .forEach(note -> page.paragraph(note.doubtful() ? "doubtful " : "  ", note.words()));
    operation.whatIfs().forEach(each -> whatIf(each, operation));
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

  private void whatIf(WhatIf whatIf, OperationScale operation) {
    page.blank();
    page.paragraph("  ", ScaleNotes.whatIf(whatIf));
    PredictionTable.of(whatIf, operation).printTo(page);
  }
}
