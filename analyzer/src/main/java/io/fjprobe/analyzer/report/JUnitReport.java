package io.fjprobe.analyzer.report;

import io.fjprobe.analyzer.compare.gate.Check;
import io.fjprobe.analyzer.text.Visible;
import java.util.List;

/** Checks as JUnit XML, which build servers show. */
public final class JUnitReport {

  private JUnitReport() {}

  public static String of(List<Check> checks) {
    StringBuilder xml = new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    xml.append("<testsuite name=\"fjprobe compare\" tests=\"")
        .append(checks.size())
        .append("\" failures=\"")
        .append(count(checks, Check.Outcome.BROKEN))
        .append("\" errors=\"")
        .append(count(checks, Check.Outcome.UNKNOWN))
        .append("\" skipped=\"")
        .append(count(checks, Check.Outcome.UNDECIDED))
        .append("\">\n");
    checks.forEach(check -> append(check, xml));
    return xml.append("</testsuite>\n").toString();
  }

  private static long count(List<Check> checks, Check.Outcome outcome) {
    return checks.stream().filter(check -> check.outcome() == outcome).count();
  }

  private static void append(Check check, StringBuilder xml) {
    xml.append("  <testcase classname=\"")
        .append(escaped(check.workload()))
        .append("\" name=\"")
        .append(escaped(check.limit()))
        .append("\">");
    switch (check.outcome()) {
      case KEPT -> xml.append("<system-out>").append(escaped(check.text())).append("</system-out>");
      case BROKEN -> element("failure", check.text(), xml);
      case UNDECIDED -> element("skipped", "undecided: " + check.text(), xml);
      case UNKNOWN -> element("error", check.text(), xml);
    }
    xml.append("</testcase>\n");
  }

  private static void element(String name, String message, StringBuilder xml) {
    xml.append('<').append(name).append(" message=\"").append(escaped(message)).append("\"/>");
  }

  private static String escaped(String text) {
    return Visible.of(text)
        .replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
