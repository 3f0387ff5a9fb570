package io.fjprobe.analyzer.report.html;

import java.util.List;
import java.util.Map;

/** Answers about many JVMs, as a page of the same style as the reports of recordings. */
public final class FleetPage {

  private static final List<String> SCRIPTS =
      List.of("dom", "format", "palette", "figure", "search", "fleet");

  private FleetPage() {}

  /**
   * @param title of the page
   * @param report what fleet.js draws: see there
   * @param text the same, for readers without scripts
   */
  public static String of(String title, Object report, String text) {
    return new HtmlPage(title, Map.of(), SCRIPTS).of(report, Map.of(), text);
  }
}
