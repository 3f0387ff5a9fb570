package io.fjprobe.analyzer.cli;

import io.fjprobe.analyzer.account.Accounting;
import io.fjprobe.analyzer.account.RecordingAccount;
import io.fjprobe.analyzer.account.SectionAccount;
import io.fjprobe.analyzer.detail.RecordingDetail;
import io.fjprobe.analyzer.finding.limit.Limits;
import io.fjprobe.analyzer.finding.list.Findings;
import io.fjprobe.analyzer.recording.Recording;
import io.fjprobe.analyzer.recording.file.Progress;
import io.fjprobe.analyzer.recording.file.RecordingReader;
import io.fjprobe.analyzer.recording.file.UnreadableRecordingException;
import io.fjprobe.analyzer.report.CollapsedStacks;
import io.fjprobe.analyzer.report.Colours;
import io.fjprobe.analyzer.report.JsonReport;
import io.fjprobe.analyzer.report.Report;
import io.fjprobe.analyzer.report.ShortText;
import io.fjprobe.analyzer.report.TextReport;
import io.fjprobe.analyzer.report.html.HtmlReport;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Diagnoses recordings. */
@Command(
    name = "summarize",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Tells what the Fork/Join pools of a recording did with their time, and what to change.",
      "",
      "It prints the verdict, the first finding, and a line for each of the others; --all prints"
          + " everything. If a recording has workload iterations, only the measured ones count."
          + " Several recordings are reported one after the other, and their pools are kept"
          + " separate.%n"
    },
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:done, perhaps with warnings about parts that could not be read",
      "1:a recording can't be read or has nothing of Fork/Join in it",
      "2:wrong usage"
    })
final class SummarizeCommand implements Callable<Integer> {

  private final boolean terminal;

  @Spec private CommandSpec spec;

  @Option(names = "--json", description = "Print JSON, schema " + Report.SCHEMA + ".")
  private boolean json;

  @Option(names = "--all", description = "Print every finding in full, and all numbers.")
  private boolean all;

  @Option(
      names = "--html",
      paramLabel = "FILE",
      description = "Also write an HTML page: the same report with charts, in one file.")
  private Path html;

  @Option(
      names = "--collapsed",
      paramLabel = "FILE",
      description =
          "Also write whose time it is as collapsed stacks, in microseconds of wall time, which tools"
              + " for flame graphs read.")
  private Path collapsed;

  @Option(
      names = "--pool",
      paramLabel = "ID|NAME",
      description = "Report on one pool only, by its number or name.")
  private String pool;

  @Option(
      names = "--app",
      paramLabel = "PREFIX",
      split = ",",
      description =
          "Packages or classes of the application, so that its lines are named and not those of"
              + " libraries. The default is what begins like the main class.")
  private List<String> application;

  @Option(
      names = "--limit",
      paramLabel = "NAME=VALUE",
      description =
          "Judge by this limit instead of the standard one, for example idle-workers.warning=0.3."
              + " The name is that of a finding, or of one of its quantities, followed by .remark or"
              + " .warning; docs/thresholds.md lists them. May be repeated.")
  private List<String> limitWords = List.of();

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description = "Recordings (.jfr), also compressed by gzip.")
  private List<Path> files;

  private final List<RecordingDetail> details = new ArrayList<>();

  /**
   * @param terminal someone watches stderr
   */
  SummarizeCommand(boolean terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    Limits limits = limits();
    List<Report.Part> parts = new ArrayList<>();
    boolean failed = false;
    for (Path file : files) {
      Report.Part part = new OneByOne(this::say).of(file, each -> summarize(each, limits));
      failed |= part == null;
      if (part != null) {
        parts.add(part);
      }
    }
    if (!parts.isEmpty()) {
      Report report = new Report(Report.SCHEMA, Version.get(), parts);
      spec.commandLine().getOut().print(json ? JsonReport.of(report) : text(report));
      failed |= collapsed != null && !writesCollapsed(parts);
      failed |= html != null && !ReportFile.ofPage(html, HtmlReport.of(report, details), this::say);
    }
    return failed ? AnalyzerCommand.FAILED : 0;
  }

  private Limits limits() {
    try {
      return LimitOption.parse(limitWords);
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage(), e);
    }
  }

  /** Writes the stacks. An empty file would look like a program that did nothing. */
  private boolean writesCollapsed(List<Report.Part> parts) {
    String stacks = CollapsedStacks.of(parts.stream().map(Report.Part::account).toList());
    if (stacks.isEmpty()) {
      say("--collapsed: nobody looked at all threads in this recording; no file is written");
      return false;
    }
    return ReportFile.write("the stacks", collapsed, stacks, this::say);
  }

  /**
   * Makes a text, with colours where someone reads it who has not switched them off, as by
   * NO_COLOR.
   */
  private String text(Report report) {
    String text = all || pool != null ? TextReport.of(report) : ShortText.of(report);
    return Ansi.AUTO.enabled() ? Colours.of(text) : text;
  }

  /** Returns null if there is nothing to say of the recording but why. */
  private Report.@Nullable Part summarize(Path file, Limits limits)
      throws UnreadableRecordingException {
    Recording recording =
        (html == null
                ? new RecordingReader(progress(file))
                : RecordingReader.withActivity(progress(file)))
            .ofApplication(application)
            .read(file);
    recording.problems().forEach(problem -> say("warning: " + file + ": " + problem));
    RecordingAccount account = new Accounting(pool).of(recording);
    if (!account.hasProbeEvents()) {
      say(NothingOfOurs.message(account));
      return null;
    }
    if (pool != null && missesPool(account)) {
      say(
          "no pool '"
              + pool
              + "' in "
              + file
              + "; it has: "
              + String.join(", ", Accounting.poolsOf(recording)));
      return null;
    }
    if (html != null) {
      details.add(RecordingDetail.of(recording, account, RecordingDetail.LETTERS / files.size()));
    }
    return Report.Part.of(account, Findings.of(account, limits), limits);
  }

  private static boolean missesPool(RecordingAccount account) {
    return account.sections().stream().map(SectionAccount::pools).allMatch(List::isEmpty)
        && account.sections().stream()
            .map(section -> section.idlePools().quietPools())
            .allMatch(List::isEmpty);
  }

  private Progress progress(Path file) {
    return terminal ? new TerminalProgress(file, spec.commandLine().getErr()) : Progress.NONE;
  }

  private void say(String message) {
    PrintWriter messages = spec.commandLine().getErr();
    messages.println(AnalyzerCommand.PREFIX + message);
  }
}
