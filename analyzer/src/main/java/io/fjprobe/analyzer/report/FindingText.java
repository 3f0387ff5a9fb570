package io.fjprobe.analyzer.report;

import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Severity;
import io.fjprobe.analyzer.finding.Wording;
import java.util.List;
import java.util.stream.Collectors;

/** The findings, those that fired in full. */
final class FindingText {

  private static final String INDENT = " ".repeat(9);

  private static final int POOL_WIDTH = 16;

  private final Page page;

  FindingText(Page page) {
    this.page = page;
  }

  /** One line for each that fired. */
  void index(List<Diagnosis> findings) {
    Table table = new Table("Findings", "pool", "score", "worker time", "per operation");
    List<Diagnosis> fired = findings.stream().filter(Diagnosis::fires).toList();
    int same = commonParallelism(fired);
    for (Diagnosis finding : fired) {
      Double share = finding.shareOfWorkerTime();
      Double nanos = finding.nanosPerOperation();
      table.row(
          finding.finding()
              + ": "
              + finding.section().substring(0, finding.section().length() - same),
          Shortened.middle(finding.pool(), POOL_WIDTH),
          Integer.toString(finding.score()),
          share == null ? "-" : Wording.percent(share),
          nanos == null ? "-" : Wording.time(nanos));
    }
    table.printTo(page);
  }

  /** Length of what all sections end with and need not be said of each. */
  private static int commonParallelism(List<Diagnosis> findings) {
    List<String> endings =
        findings.stream()
            .map(Diagnosis::section)
            .map(section -> section.substring(Math.max(section.lastIndexOf(", "), 0)))
            .distinct()
            .toList();
    return endings.size() == 1 ? endings.get(0).length() : 0;
  }

  void print(List<Diagnosis> findings) {
    if (findings.isEmpty()) {
      return;
    }
    findings.stream().filter(Diagnosis::fires).forEach(this::print);
    page.blank();
    list("fine     ", findings, Severity.OK);
    list("unknown  ", findings, Severity.NOT_RECORDED);
  }

  private void print(Diagnosis finding) {
    String lead = finding.severity() == Severity.WARNING ? "WARNING  " : "REMARK   ";
    page.blank().paragraph(lead, finding.summary());
    page.paragraph(INDENT, where(finding));
    page.paragraph(INDENT, finding.explanation());
    finding.advice().forEach(advice -> page.paragraph(INDENT + "-> ", advice));
  }

  private static String where(Diagnosis finding) {
    StringBuilder where = new StringBuilder("[" + finding.finding() + ", score " + finding.score());
    where.append("] pool ").append(finding.pool());
    where.append(", ").append(finding.section());
    if (finding.shareOfWorkerTime() != null) {
      where.append("; effect ").append(Wording.percent(finding.shareOfWorkerTime()));
      where.append(" of worker time");
    }
    if (finding.nanosPerOperation() != null) {
      where.append(", ").append(Wording.time(finding.nanosPerOperation())).append(" per operation");
    }
    return where.toString();
  }

  private void list(String lead, List<Diagnosis> findings, Severity severity) {
    String names =
        findings.stream()
            .filter(finding -> finding.severity() == severity)
            .map(severity == Severity.OK ? Diagnosis::finding : Diagnosis::summary)
            .distinct()
            .collect(Collectors.joining(severity == Severity.OK ? ", " : "; "));
    if (!names.isEmpty()) {
      page.paragraph(lead, names);
    }
  }
}
