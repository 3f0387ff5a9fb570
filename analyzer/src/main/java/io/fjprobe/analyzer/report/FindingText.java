package io.fjprobe.analyzer.report;

import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toCollection;

import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Severity;
import io.fjprobe.analyzer.wording.Wording;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** The findings, those that fired in full. */
final class FindingText {

  private static final String INDENT = " ".repeat(9);

  /** The name of a pool has at most this many characters. */
  private static final int POOL_WIDTH = 16;

  private final Page page;

  FindingText(Page page) {
    this.page = page;
  }

  /** Prints one line for each finding that fired. */
  void index(List<Diagnosis> findings) {
    Table table = new Table("Findings", "pool", "score", "worker time", "per operation");
    List<Diagnosis> fired = findings.stream().filter(Diagnosis::fires).toList();
    int same = commonParallelism(fired);
    for (Diagnosis finding : fired) {
      Double share = finding.effect().shareOfWorkerTime();
      Double nanos = finding.effect().nanosPerOperation();
      table.row(
          finding.finding()
              + ": "
              + finding.place().section().substring(0, finding.place().section().length() - same),
          Shortened.middle(finding.place().pool(), POOL_WIDTH),
          Integer.toString(finding.score()),
          share == null ? "-" : Wording.percent(share),
          nanos == null ? "-" : Wording.time(nanos));
    }
    table.printTo(page);
  }

  /** Returns the length of what all sections end with, and which need not be said of each. */
  private static int commonParallelism(List<Diagnosis> findings) {
    List<String> endings =
        findings.stream()
            .map(diagnosis -> diagnosis.place().section())
            .map(section -> section.substring(Math.max(section.lastIndexOf(", "), 0)))
            .distinct()
            .toList();
    return endings.size() == 1 ? endings.get(0).length() : 0;
  }

  /**
   * @param findings of one workload
   * @param all of the recording
   */
  void print(List<Diagnosis> findings, List<Diagnosis> all) {
    if (findings.isEmpty()) {
      return;
    }
    findings.stream().filter(Diagnosis::fires).forEach(this::print);
    page.blank();
    fine(findings, all);
    unknown(findings);
  }

  static String lead(Diagnosis finding) {
    return finding.severity() == Severity.WARNING ? "WARNING  " : "REMARK   ";
  }

  void print(Diagnosis finding) {
    print(finding, Integer.MAX_VALUE);
  }

  /**
   * @param advice pieces of it at most
   */
  void print(Diagnosis finding, int advice) {
    page.blank().paragraph(lead(finding), finding.statement().summary());
    page.paragraph(INDENT, where(finding));
    page.paragraph(INDENT, finding.statement().explanation());
    finding.statement().advice().stream()
        .limit(advice)
        .forEach(each -> page.paragraph(INDENT + "-> ", each));
  }

  private static String where(Diagnosis finding) {
    StringBuilder where = new StringBuilder("[" + finding.finding() + ", score " + finding.score());
    where.append(", ").append(finding.knownBy().words()).append("] ");
    where.append(finding.place().ofJvm() ? "" : "pool ").append(finding.place().pool());
    where.append(", ").append(finding.place().section());
    if (finding.effect().shareOfWorkerTime() != null) {
      where.append("; effect ").append(Wording.percent(finding.effect().shareOfWorkerTime()));
      where.append(" of worker time");
    }
    if (finding.effect().nanosPerOperation() != null) {
      where
          .append(", ")
          .append(Wording.time(finding.effect().nanosPerOperation()))
          .append(" per operation");
    }
    return where.toString();
  }

  /**
   * Prints what is fine. What fired for one pool, or is unknown, is not fine for its being so in
   * another one.
   */
  private void fine(List<Diagnosis> findings, List<Diagnosis> all) {
    Set<String> fine = names(findings.stream().filter(f -> f.severity() == Severity.OK));
    fine.removeAll(names(findings.stream().filter(f -> f.severity() != Severity.OK)));
    Set<String> onlyHere = names(all.stream().filter(Diagnosis::fires));
    onlyHere.retainAll(fine);
    fine.removeAll(onlyHere);
    if (!fine.isEmpty()) {
      page.paragraph("fine     ", String.join(", ", fine));
    }
    if (!onlyHere.isEmpty()) {
      String lead = fine.isEmpty() ? "fine     " : INDENT;
      page.paragraph(lead, "here, but not in every workload: " + String.join(", ", onlyHere));
    }
  }

  private static Set<String> names(Stream<Diagnosis> findings) {
    return findings.map(Diagnosis::finding).collect(toCollection(LinkedHashSet::new));
  }

  private void unknown(List<Diagnosis> findings) {
    Map<String, Set<String>> reasons = new LinkedHashMap<>();
    findings.stream()
        .filter(finding -> finding.severity() == Severity.NOT_RECORDED)
        .forEach(
            finding ->
                reasons
                    .computeIfAbsent(finding.statement().summary(), k -> new LinkedHashSet<>())
                    .add(finding.finding()));
    String summaries =
        reasons.entrySet().stream()
            .map(entry -> String.join(", ", entry.getValue()) + " (" + entry.getKey() + ")")
            .collect(joining("; "));
    if (!summaries.isEmpty()) {
      page.paragraph("unknown  ", summaries);
    }
  }
}
