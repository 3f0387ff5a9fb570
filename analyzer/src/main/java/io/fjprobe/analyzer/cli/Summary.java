package io.fjprobe.analyzer.cli;

import io.fjprobe.analyzer.account.Accounting;
import io.fjprobe.analyzer.account.RecordingAccount;
import io.fjprobe.analyzer.account.SectionAccount;
import io.fjprobe.analyzer.detail.RecordingDetail;
import io.fjprobe.analyzer.export.CollapsedStacks;
import io.fjprobe.analyzer.export.MomentStacks;
import io.fjprobe.analyzer.finding.limit.Limits;
import io.fjprobe.analyzer.finding.list.Findings;
import io.fjprobe.analyzer.recording.Recording;
import io.fjprobe.analyzer.recording.file.Progress;
import io.fjprobe.analyzer.recording.file.RecordingReader;
import io.fjprobe.analyzer.recording.file.UnreadableRecordingException;
import io.fjprobe.analyzer.report.Colours;
import io.fjprobe.analyzer.report.JsonReport;
import io.fjprobe.analyzer.report.Report;
import io.fjprobe.analyzer.report.ShortText;
import io.fjprobe.analyzer.report.TextReport;
import io.fjprobe.analyzer.report.html.HtmlReport;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Help.Ansi;

/** Prints what there is to say of recordings. */
final class Summary {

  private final List<Path> files;
  private final SummaryOptions options;
  private final Limits limits;
  private final Outputs outputs;
  private final List<RecordingDetail> details = new ArrayList<>();

  Summary(List<Path> files, SummaryOptions options, Limits limits, Outputs outputs) {
    this.files = files;
    this.options = options;
    this.limits = limits;
    this.outputs = outputs;
  }

  /** Reads and prints, and returns the exit code. */
  int print() {
    List<Report.Part> parts = new ArrayList<>();
    boolean failed = false;
    for (Path file : files) {
      Report.Part part = new OneByOne(this::say).of(file, this::summarize);
      failed |= part == null;
      if (part != null) {
        parts.add(part);
      }
    }
    if (!parts.isEmpty()) {
      Report report = new Report(Report.SCHEMA, Version.get(), parts);
      outputs.results().print(options.json ? JsonReport.of(report) : text(report));
      failed |= options.collapsed != null && !writesCollapsed(parts);
      failed |=
          options.html != null
              && !ReportFile.ofPage(options.html, HtmlReport.of(report, details), this::say);
    }
    return failed ? AnalyzerCommand.FAILED : 0;
  }

  /** Writes the stacks. An empty file would look like a program that did nothing. */
  private boolean writesCollapsed(List<Report.Part> parts) {
    CollapsedStacks stacks = new CollapsedStacks();
    parts.forEach(part -> MomentStacks.add(part.account(), stacks));
    if (stacks.isEmpty()) {
      say("--collapsed: nobody looked at all threads in this recording; no file is written");
      return false;
    }
    return ReportFile.write("the stacks", options.collapsed, stacks.text(), this::say);
  }

  /**
   * Makes a text, with colours where someone reads it who has not switched them off, as by
   * NO_COLOR.
   */
  private String text(Report report) {
    String text =
        options.all || options.pool != null ? TextReport.of(report) : ShortText.of(report);
    return Ansi.AUTO.enabled() ? Colours.of(text) : text;
  }

  /** Returns null if there is nothing to say of the recording but why. */
  private Report.@Nullable Part summarize(Path file) throws UnreadableRecordingException {
    Recording recording =
        (options.html == null
                ? new RecordingReader(progress(file))
                : RecordingReader.withActivity(progress(file)))
            .ofApplication(options.application)
            .read(file);
    recording.problems().forEach(problem -> say("warning: " + file + ": " + problem));
    RecordingAccount account = new Accounting(options.pool).of(recording);
    if (!account.hasProbeEvents()) {
      say(NothingOfOurs.message(account));
      return null;
    }
    if (options.pool != null && missesPool(account)) {
      say(
          "no pool '"
              + options.pool
              + "' in "
              + file
              + "; it has: "
              + String.join(", ", Accounting.poolsOf(recording)));
      return null;
    }
    if (options.html != null) {
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
    return outputs.terminal() ? new TerminalProgress(file, outputs.messages()) : Progress.NONE;
  }

  private void say(String message) {
    outputs.messages().println(AnalyzerCommand.PREFIX + message);
  }
}
