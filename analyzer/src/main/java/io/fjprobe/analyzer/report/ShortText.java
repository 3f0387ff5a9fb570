package io.fjprobe.analyzer.report;

import static java.util.stream.Collectors.toSet;

import io.fjprobe.analyzer.account.RecordingAccount;
import io.fjprobe.analyzer.account.SectionAccount;
import io.fjprobe.analyzer.account.machine.EnvironmentAccount;
import io.fjprobe.analyzer.account.machine.JvmAccount;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Severity;
import io.fjprobe.analyzer.wording.Wording;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/** A report for a screen: the verdict, the first finding, and a line for each of the others. */
public final class ShortText {

  /** A line has this many characters, as in the smallest terminal that is common. */
  static final int WIDTH = 80;

  /** At most this many boxes of the account of wall time are shown. */
  private static final int BOXES = 3;

  /** At most this many kinds of operations are shown with their parallelism. */
  private static final int SPANS = 1;

  /** After the first finding, at most this many lines are for warnings. */
  private static final int WARNINGS = 8;

  /** After the first finding, this many lines are shown also if there are fewer warnings. */
  private static final int OTHERS = 4;

  /** At most this many pieces of advice are shown. */
  private static final int ADVICE = 2;

  /** At most this many findings that are not known are named. */
  private static final int NAMES = 2;

  /** This end of a verdict is cut off, since the finding itself follows. */
  private static final String FIRST = "; first: .*$";

  private static final String INDENT = " ".repeat(9);

  private ShortText() {}

  public static String of(Report report) {
    Page page = new Page(WIDTH);
    for (Report.Part part : report.recordings()) {
      print(part, page);
    }
    page.paragraph("", "All numbers: summarize --all; charts: --html=FILE; JSON: --json.");
    return page.toString();
  }

  private static void print(Report.Part part, Page page) {
    RecordingAccount account = part.account();
    page.headline(name(account.source().file()));
    page.paragraph("", facts(account));
    page.blank().paragraph("VERDICT  ", part.verdict().replaceFirst(FIRST, "."));
    LimitsText.print(part.changedLimits(), page);
    account.sections().stream()
        .map(SectionAccount::moments)
        .filter(Objects::nonNull)
        .findFirst()
        .ifPresent(moments -> new MomentText(page, BOXES).print(moments));
    account.sections().stream()
        .limit(1)
        .forEach(
            section -> {
              TimeOutText.print(section, page::paragraph);
              CountedCallsText.print(section, page);
              QueueWaitText.printLongest(section, page::paragraph);
            });
    SpanText.print(account.span(), SPANS, page);
    List<Diagnosis> fired = part.findings().stream().filter(Diagnosis::fires).toList();
    FindingText findings = new FindingText(page);
    fired.stream().limit(1).forEach(first -> findings.print(first, ADVICE));
    others(fired.stream().skip(1).toList(), page);
    Set<String> known = fired.stream().map(Diagnosis::finding).collect(toSet());
    List<String> unknown =
        part.findings().stream()
            .filter(finding -> finding.severity() == Severity.NOT_RECORDED)
            .map(Diagnosis::finding)
            .filter(finding -> !known.contains(finding))
            .distinct()
            .toList();
    if (!unknown.isEmpty()) {
      (fired.size() > 1 ? page : page.blank()).paragraph("unknown  ", aFew(unknown));
    }
    account.basis().doubts().forEach(doubt -> page.paragraph("doubtful ", doubt));
  }

  private static String aFew(List<String> names) {
    int more = names.size() - NAMES;
    return String.join(", ", names.subList(0, Math.min(NAMES, names.size())))
        + (more > 0 ? " and " + more + " more" : "");
  }

  /** Returns the name without the folder. The folder is in what the user has typed. */
  private static String name(String file) {
    Path name = Path.of(file).getFileName();
    return name == null ? file : name.toString();
  }

  private static String facts(RecordingAccount account) {
    JvmAccount jvm = account.jvm();
    EnvironmentAccount environment = account.environment();
    return String.join(
        ", ",
        Wording.time(account.source().durationNanos()) + " from " + account.source().start(),
        jvm.jdk() == null ? "JDK unknown" : "JDK " + jvm.jdk(),
        environment.platform().cpus() == null
            ? "CPUs unknown"
            : Wording.many(environment.platform().cpus(), "CPU"),
        account.agent() == null ? "agent unknown" : "level " + account.agent().level());
  }

  private static void others(List<Diagnosis> others, Page page) {
    if (others.isEmpty()) {
      return;
    }
    page.blank();
    long warnings = others.stream().filter(o -> o.severity() == Severity.WARNING).count();
    int shown = (int) Math.min(others.size(), Math.max(Math.min(warnings, WARNINGS), OTHERS));
    for (Diagnosis other : others.subList(0, shown)) {
      page.paragraph(
          FindingText.lead(other),
          other.statement().summary() + " " + other.place().inParentheses());
    }
    if (others.size() > shown) {
      page.paragraph(INDENT, "and " + (others.size() - shown) + " more");
    }
  }
}
