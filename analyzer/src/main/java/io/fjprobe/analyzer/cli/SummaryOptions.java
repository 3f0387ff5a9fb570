package io.fjprobe.analyzer.cli;

import io.fjprobe.analyzer.finding.limit.Limits;
import io.fjprobe.analyzer.report.Report;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** What to say of recordings, and where to write it. */
final class SummaryOptions {

  @Option(names = "--json", description = "Print JSON, schema " + Report.SCHEMA + ".")
  boolean json;

  @Option(names = "--all", description = "Print every finding in full, and all numbers.")
  boolean all;

  @Option(
      names = "--html",
      paramLabel = "FILE",
      description = "Also write an HTML page: the same report with charts, in one file.")
  Path html;

  @Option(
      names = "--collapsed",
      paramLabel = "FILE",
      description =
          "Also write whose time it is as collapsed stacks, in microseconds of wall time, which tools"
              + " for flame graphs read.")
  Path collapsed;

  @Option(
      names = "--pool",
      paramLabel = "ID|NAME",
      description = "Report on one pool only, by its number or name.")
  String pool;

  @Option(
      names = "--app",
      paramLabel = "PREFIX",
      split = ",",
      description =
          "Packages or classes of the application, so that its lines are named and not those of"
              + " libraries. The default is what begins like the main class.")
  List<String> application;

  @Option(
      names = "--limit",
      paramLabel = "NAME=VALUE",
      description =
          "Judge by this limit instead of the standard one, for example idle-workers.warning=0.3."
              + " The name is that of a finding, or of one of its quantities, followed by .remark or"
              + " .warning; docs/thresholds.md lists them. May be repeated.")
  List<String> limitWords = List.of();

  /** Fails if a limit is none. */
  Limits limits(CommandLine line) {
    try {
      return LimitOption.parse(limitWords);
    } catch (IllegalArgumentException e) {
      throw new ParameterException(line, e.getMessage(), e);
    }
  }
}
