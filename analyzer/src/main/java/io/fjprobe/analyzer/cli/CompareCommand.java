package io.fjprobe.analyzer.cli;

import io.fjprobe.analyzer.account.Accounting;
import io.fjprobe.analyzer.account.RecordingAccount;
import io.fjprobe.analyzer.account.SectionAccount;
import io.fjprobe.analyzer.compare.Comparing;
import io.fjprobe.analyzer.compare.gate.Check;
import io.fjprobe.analyzer.compare.gate.Limit;
import io.fjprobe.analyzer.compare.measure.BySide;
import io.fjprobe.analyzer.compare.measure.UnitOfWork;
import io.fjprobe.analyzer.compare.result.Comparison;
import io.fjprobe.analyzer.compare.result.SpeedVerdict;
import io.fjprobe.analyzer.compare.side.Input;
import io.fjprobe.analyzer.detail.RecordingDetail;
import io.fjprobe.analyzer.recording.Recording;
import io.fjprobe.analyzer.recording.file.Progress;
import io.fjprobe.analyzer.recording.file.RecordingReader;
import io.fjprobe.analyzer.recording.file.UnreadableRecordingException;
import io.fjprobe.analyzer.report.ComparisonMarkdown;
import io.fjprobe.analyzer.report.ComparisonReport;
import io.fjprobe.analyzer.report.ComparisonText;
import io.fjprobe.analyzer.report.JUnitReport;
import io.fjprobe.analyzer.report.JsonReport;
import io.fjprobe.analyzer.report.html.HtmlReport;
import io.fjprobe.analyzer.text.Reason;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Explains why the same work is faster or slower in other recordings. */
@Command(
    name = "compare",
    aliases = "explain",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Tells whether the same work is faster or slower in other recordings, for example on"
          + " another JDK, and which mechanism of the pool is the cause.",
      "",
      "  analyzer compare jdk8.jfr jdk17.jfr",
      "  analyzer compare --base a1.jfr,a2.jfr,a3.jfr --new b1.jfr,b2.jfr,b3.jfr",
      "  analyzer compare runs --base 17 --new 25      (runs: the --out of workloads.jar matrix)",
      "",
      "A side can be a directory: all recordings in it are used. If the program or the user"
          + " names operations, the time of an operation is compared. Otherwise the time of a"
          + " run is compared, if the program ends by itself. Give three or more recordings of"
          + " each side: with one, a difference can't be told from chance.%n"
    },
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:done, whatever the verdict",
      "1:a recording can't be read (the others are still compared), a comparison is refused, or"
          + " a limit can't be checked",
      "2:wrong usage",
      "3:a limit of --fail-on is broken",
      "4:a limit of --fail-on is undecided, with --fail-on-undecided"
    })
final class CompareCommand implements Callable<Integer> {

  private final boolean terminal;

  @Spec private CommandSpec spec;

  @Option(
      names = "--base",
      split = ",",
      paramLabel = "FILE|JDK",
      description = "The side to compare with: recordings, or a JDK of the matrix.")
  private List<String> base;

  @Option(
      names = "--new",
      split = ",",
      paramLabel = "FILE|JDK",
      description = "The new side: recordings, or a JDK of the matrix.")
  private List<String> next;

  @Option(names = "--json", description = "Print JSON, schema " + ComparisonReport.SCHEMA + ".")
  private boolean json;

  @Option(names = "--markdown", description = "Print Markdown, for a pull request.")
  private boolean markdown;

  @Option(
      names = "--html",
      paramLabel = "FILE",
      description = "Also write an HTML page: the same report with charts, in one file.")
  private Path html;

  @Option(
      names = "--force",
      description =
          "Compare the sides even if they are not comparable, for example different"
              + " workloads.")
  private boolean force;

  @Option(
      names = "--per",
      paramLabel = "UNIT",
      converter = UnitConverter.class,
      description = {
        "Divide times and counts by this unit: operation, run, task or second. The default is"
            + " operations if the program or the user names them, otherwise runs if the program"
            + " ends by itself, otherwise seconds. Seconds and tasks give no verdict."
      })
  private UnitOfWork per;

  @Option(
      names = "--operations-of",
      paramLabel = "EVENT",
      description = {
        "Count each event of this type as an operation, for example com.acme.Request. The"
            + " recordings must contain the event with its duration."
      })
  private String operationsOf;

  @Option(
      names = "--fail-on",
      split = ",",
      paramLabel = "LIMIT",
      description = {
        "Exit with 3 if the whole 95 %% interval lies beyond the limit: regression=5%% of"
            + " throughput, joinBlocked=+20%% of time per operation, signals=+10%%, ..."
      })
  private List<String> limits = List.of();

  @Option(
      names = "--fail-on-undecided",
      description = {
        "Exit with 4 if a limit lies within the interval, so that these recordings can't tell"
            + " whether it is kept. Without this option that is reported, and the exit code is 0."
      })
  private boolean failOnUndecided;

  @Option(
      names = "--junit",
      paramLabel = "FILE",
      description = "Write the result of --fail-on as JUnit XML.")
  private Path junit;

  @Parameters(
      arity = "0..2",
      paramLabel = "FILE|DIRECTORY",
      description = "Two recordings; or the directory of a matrix.")
  private List<Path> paths = List.of();

  private final List<RecordingDetail> details = new ArrayList<>();
  private long lettersLeft = RecordingDetail.LETTERS;
  private final Set<String> toCount = new LinkedHashSet<>();
  private int unread;

  /**
   * @param terminal someone watches stderr
   */
  CompareCommand(boolean terminal) {
    this.terminal = terminal;
  }

  /** Returns the methods whose calls are worth counting, once both sides have been compared. */
  Set<String> toCount() {
    return toCount;
  }

  @Override
  public Integer call() {
    try {
      return compare();
    } catch (IOException e) {
      say("a side can't be read: " + Reason.of(e));
      return AnalyzerCommand.FAILED;
    }
  }

  private int compare() throws IOException {
    List<Limit> parsed = usage(() -> limits.stream().map(Limit::parse).toList());
    if (junit != null && parsed.isEmpty()) {
      throw new ParameterException(
          spec.commandLine(), "--junit writes the result of --fail-on: add --fail-on");
    }
    if (failOnUndecided && parsed.isEmpty()) {
      throw new ParameterException(
          spec.commandLine(), "--fail-on-undecided is about limits: add --fail-on");
    }
    if (json && markdown) {
      throw new ParameterException(spec.commandLine(), "use --json or --markdown, not both");
    }
    SideSelection selection;
    try {
      selection = SideSelection.of(paths, base, next);
    } catch (SideSelection.UsageException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage());
    }
    List<Input> before = read(selection.base().files(), selection.rounds(), html != null);
    List<Input> after = read(selection.next().files(), selection.rounds(), html != null);
    if (before.isEmpty() || after.isEmpty()) {
      return AnalyzerCommand.FAILED;
    }
    BySide<List<Input>> counted =
        selection.counted().map(files -> read(files, selection.rounds(), false));
    int code = report(selection, before, after, counted, parsed);
    return code == 0 && unread > 0 ? AnalyzerCommand.FAILED : code;
  }

  private <T> T usage(Supplier<T> parse) {
    try {
      return parse.get();
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage());
    }
  }

  private int report(
      SideSelection selection,
      List<Input> before,
      List<Input> after,
      BySide<List<Input>> counted,
      List<Limit> parsed)
      throws IOException {
    SideLabels labels = SideLabels.of(selection, before, after);
    List<Comparison> comparisons =
        new Comparing(force, per)
            .countedIn(counted)
            .of(labels.base(), before, labels.next(), after);
    comparisons.forEach(each -> toCount.addAll(each.explained().methodsToCount()));
    if (comparisons.isEmpty()) {
      say(
          "the two sides have no workload in common: "
              + workloads(before)
              + "; and "
              + workloads(after));
      return AnalyzerCommand.FAILED;
    }
    List<Check> checks = new ArrayList<>();
    comparisons.forEach(c -> parsed.forEach(limit -> checks.add(limit.check(c))));
    ComparisonReport report =
        new ComparisonReport(
            ComparisonReport.SCHEMA,
            Version.get(),
            comparisons.stream().map(ComparisonReport.Part::of).toList(),
            selection.failed(),
            checks);
    spec.commandLine()
        .getOut()
        .print(
            json
                ? JsonReport.of(report)
                : markdown ? ComparisonMarkdown.of(report) : ComparisonText.of(report));
    int code = code(comparisons, checks);
    boolean written =
        html == null || ReportFile.ofPage(html, HtmlReport.of(report, details), this::say);
    written &= junit == null || writeJUnit(checks);
    return code == 0 && !written ? AnalyzerCommand.FAILED : code;
  }

  private boolean writeJUnit(List<Check> checks) {
    try {
      Files.writeString(junit, JUnitReport.of(checks));
      return true;
    } catch (IOException e) {
      say("the result of --fail-on can't be written to " + junit + ": " + Reason.of(e));
      return false;
    }
  }

  private int code(List<Comparison> comparisons, List<Check> checks) {
    if (checks.stream().anyMatch(check -> check.outcome() == Check.Outcome.BROKEN)) {
      return AnalyzerCommand.GATE;
    }
    List<Comparison> refused =
        comparisons.stream().filter(c -> c.result().verdict() == SpeedVerdict.REFUSED).toList();
    refused.forEach(
        c ->
            say(
                c.compared().workload()
                    + " is not compared, see its report; --force compares it anyway"));
    List<Check> unknown =
        checks.stream().filter(check -> check.outcome() == Check.Outcome.UNKNOWN).toList();
    unknown.forEach(
        c -> say("limit " + c.limit() + " of " + c.workload() + " can't be checked: " + c.text()));
    if (!refused.isEmpty() || !unknown.isEmpty()) {
      return AnalyzerCommand.FAILED;
    }
    return undecided(checks) && failOnUndecided ? AnalyzerCommand.UNDECIDED : 0;
  }

  private boolean undecided(List<Check> checks) {
    List<Check> undecided =
        checks.stream().filter(check -> check.outcome() == Check.Outcome.UNDECIDED).toList();
    undecided.forEach(
        c ->
            say(
                "limit "
                    + c.limit()
                    + " of "
                    + c.workload()
                    + " is undecided, since it lies within the interval; record more JVMs"));
    return !undecided.isEmpty();
  }

  private static String workloads(List<Input> inputs) {
    return inputs.stream()
        .flatMap(input -> input.account().sections().stream())
        .map(section -> section.name())
        .distinct()
        .collect(Collectors.joining(", "));
  }

  /**
   * Reads the recordings that can be read.
   *
   * @param draws one recording of each workload is drawn
   */
  private List<Input> read(List<Path> files, Map<Path, Integer> rounds, boolean draws) {
    List<Input> inputs = new ArrayList<>();
    Set<String> drawn = new HashSet<>();
    for (Path file : files) {
      Input input =
          new OneByOne(this::say)
              .of(file, each -> read(each, rounds.get(each), draws ? drawn : null));
      if (input == null) {
        unread++;
      } else {
        inputs.add(input);
      }
    }
    return inputs;
  }

  /**
   * Returns null if there is nothing in the recording to compare, which is said.
   *
   * @param drawn workloads of the side that are drawn already; null: nothing is drawn
   */
  private @Nullable Input read(Path file, @Nullable Integer round, @Nullable Set<String> drawn)
      throws UnreadableRecordingException {
    Recording recording =
        (drawn == null
                ? new RecordingReader(progress(file))
                : RecordingReader.withActivity(progress(file)))
            .countingOperations(operationsOf)
            .read(file);
    if (operationsOf != null && !recording.facts().eventCounts().containsKey(operationsOf)) {
      say(NoSuchEvents.message(file, operationsOf, recording));
      return null;
    }
    Accounting accounting =
        per == null || per == UnitOfWork.OPERATION
            ? new Accounting(null)
            : Accounting.ofWholeRecordings();
    Input input = new RecordedInput(accounting, this::say).of(recording, round);
    if (input != null && drawn != null && drawn.addAll(names(input.account()))) {
      draw(recording, input.account());
    }
    return input;
  }

  /**
   * Draws a recording. Each may have a share of what the others before it left, so that the page
   * stays small.
   */
  private void draw(Recording recording, RecordingAccount account) {
    RecordingDetail detail = RecordingDetail.of(recording, account, (int) (lettersLeft / 8));
    lettersLeft -= Math.min(detail.letters(), lettersLeft);
    details.add(detail);
  }

  private static List<String> names(RecordingAccount account) {
    return account.sections().stream().map(SectionAccount::name).toList();
  }

  private Progress progress(Path file) {
    return terminal ? new TerminalProgress(file, spec.commandLine().getErr()) : Progress.NONE;
  }

  private void say(String message) {
    spec.commandLine().getErr().println(AnalyzerCommand.PREFIX + message);
  }
}
