package io.fjprobe.analyzer.report.html;

import java.util.List;
import java.util.stream.Collectors;

/**
 * Puts the page together: a skeleton, the style, the scripts, and the data. What comes from a
 * recording is only ever data: as JSON that scripts show as text, or escaped. The page's own policy
 * allows no other script, and no network.
 */
final class HtmlPage {

  /** Scripts stand in the order in which they need each other. */
  private static final List<String> SCRIPTS =
      List.of(
          "dom",
          "format",
          "palette",
          "figure",
          "copy",
          "findings",
          "account",
          "moments",
          "flame",
          "timeline-model",
          "timeline-canvas",
          "timeline",
          "matrix",
          "distribution",
          "lines",
          "activity",
          "calls",
          "samples",
          "evidence",
          "comparison",
          "summary",
          "search",
          "main");

  private final String title;
  private final Object labels;
  private final List<String> scripts;

  /**
   * @param labels what things are called
   */
  HtmlPage(String title, Object labels) {
    this(title, labels, SCRIPTS);
  }

  /**
   * @param labels what things are called
   * @param scripts in the order in which they need each other
   */
  HtmlPage(String title, Object labels, List<String> scripts) {
    this.title = title;
    this.labels = labels;
    this.scripts = scripts;
  }

  /**
   * @param text the same report, for readers without scripts
   */
  String of(Object report, Object details, String text) {
    String style = Resources.own("page.css");
    String library =
        library("chartjs", "LICENSE.md", "chart.umd.min.js")
            + (scripts.contains("flame")
                ? library("d3-hierarchy", "LICENSE", "d3-hierarchy.min.js")
                : "");
    String program =
        scripts.stream()
            .map(name -> Resources.own(name + ".js"))
            .collect(Collectors.joining("\n", "(() => {\n'use strict';\n", "})();\n"));
    return Resources.own("page.html")
        .replace("@TITLE@", Escapes.html(title))
        .replace("@POLICY@", policy(style, library, program))
        .replace("@TEXT@", Escapes.html(text))
        .replace("@REPORT@", Escapes.json(report))
        .replace("@DETAILS@", Escapes.json(details))
        .replace("@LABELS@", Escapes.json(labels))
        .replace("@STYLE@", style)
        .replace("@LIBRARY@", library)
        .replace("@PROGRAM@", program);
  }

  /** Returns the code of a library, without the pointer to a file that is not there. */
  private static String library(String folder, String license, String code) {
    return "/*\n"
        + Resources.library(folder, license)
        + "*/\n"
        + Resources.library(folder, code).replaceAll("(?m)^//# sourceMappingURL=.*$", "")
        + "\n";
  }

  private static String policy(String style, String... scripts) {
    StringBuilder allowed = new StringBuilder();
    for (String script : scripts) {
      allowed.append(' ').append(Escapes.hash(script));
    }
    return "default-src 'none'; script-src"
        + allowed
        + "; style-src "
        + Escapes.hash(style)
        + "; img-src data: blob:; base-uri 'none'; form-action 'none'";
  }
}
