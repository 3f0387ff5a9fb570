package io.fjprobe.analyzer.cli;

import io.fjprobe.analyzer.record.AfterFailure;
import io.fjprobe.analyzer.record.Agent;
import io.fjprobe.analyzer.record.Manifest;
import io.fjprobe.analyzer.record.Plan;
import io.fjprobe.analyzer.record.Processes;
import io.fjprobe.analyzer.record.Recorder;
import io.fjprobe.analyzer.record.RecordingFolder;
import io.fjprobe.analyzer.record.RecordingOptions;
import io.fjprobe.analyzer.record.ShellWords;
import io.fjprobe.analyzer.record.StoppedException;
import io.fjprobe.analyzer.record.TimeLimit;
import io.fjprobe.analyzer.record.UsageException;
import io.fjprobe.analyzer.recording.file.Progress;
import io.fjprobe.analyzer.recording.file.UnreadableRecordingException;
import io.fjprobe.analyzer.report.JsonReport;
import io.fjprobe.analyzer.report.TrialReport;
import io.fjprobe.analyzer.report.TrialText;
import io.fjprobe.analyzer.scale.Forecast;
import io.fjprobe.analyzer.text.Reason;
import io.fjprobe.analyzer.trial.Variant;
import io.fjprobe.analyzer.trial.plan.Attempt;
import io.fjprobe.analyzer.trial.result.Measured;
import io.fjprobe.analyzer.trial.result.Trial;
import io.fjprobe.analyzer.trial.result.Trying;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Runs a program as it is and with one thing changed at a time, and says what each change gave. */
@Command(
    name = TryCommand.NAME,
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Tries what a piece of advice would give: runs a program as it is and with one thing changed"
          + " at a time, by turns and with the agent, and prints a row for each change.",
      "",
      "  analyzer try --parallelism=1,2,4 -- java -jar app.jar 100",
      "  analyzer try --jdks=17,25=/path --option=-XX:+UseParallelGC -- java -jar app.jar 100",
      "  analyzer try --argument=--n=20,--n=25 -- java -cp app.jar com.acme.Main --n=10",
      "",
      "The time of an operation is compared if the program or the option operation= of the agent"
          + " names one, otherwise that of a run. Each round runs the program as it is and each"
          + " variant once, in changing order, so that a machine that becomes slower does so for"
          + " all. What a variant sets replaces what the command sets. If a run of the first round"
          + " fails, its variant is left out of the others, and the rest goes on.%n"
    },
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:done, whatever the result",
      "1:the program fails as it is, so that there is nothing to compare with; or the user"
          + " interrupted",
      "2:wrong usage, or the directory contains something else",
      "5:there is a result, but a run failed, or a variant can't be compared"
    })
final class TryCommand implements Callable<Integer> {

  static final String NAME = "try";

  /** When the program has ended, what is left to do takes much less than this. */
  private static final int SECONDS_TO_STOP = 10;

  private final CountDownLatch recorded = new CountDownLatch(1);
  private final boolean terminal;
  private final Processes processes;
  private final Map<String, String> environment;

  @Spec private CommandSpec spec;

  @Mixin private VariantOptions variants;

  @Option(
      names = "--rounds",
      defaultValue = "5",
      paramLabel = "N",
      description =
          "Runs of each variant (default ${DEFAULT-VALUE}; fewer than 5 are not compared in"
              + " pairs).")
  private int rounds;

  @Option(
      names = "--warmup",
      defaultValue = "0",
      paramLabel = "N",
      description = "Runs of each variant before these, which do not count (default none).")
  private int warmUps;

  @Option(
      names = "--timeout",
      defaultValue = "10m",
      paramLabel = "TIME",
      description = {
        "A run that takes longer is asked to end, is killed 30 s later, and counts as failed"
            + " (default ${DEFAULT-VALUE}; other examples: 90s, 2h)."
      })
  private String timeout;

  @Option(
      names = "--out",
      paramLabel = "DIRECTORY",
      description =
          "The directory for the recordings, to be compared later: a new one, or one to continue"
              + " (default: a temporary one, deleted at the end).")
  private Path out;

  @Option(names = "--keep", description = "Keep the temporary directory, and say where it is.")
  private boolean keep;

  @Option(names = "--json", description = "Print JSON, schema " + TrialReport.SCHEMA + ".")
  private boolean json;

  @Mixin private AgentChoice agent;

  @Parameters(
      arity = "0..*",
      paramLabel = "WORD",
      description = "The command. It has to begin with java, or the path of one.")
  private List<String> words = List.of();

  /**
   * @param terminal someone watches stderr
   */
  TryCommand(boolean terminal, Processes processes, Map<String, String> environment) {
    this.terminal = terminal;
    this.processes = processes;
    this.environment = environment;
  }

  @Override
  public Integer call() throws InterruptedException {
    try {
      List<Attempt> attempts = attempts();
      Agent added = agent.agent();
      TimeLimit limit = TimeLimit.parse("--timeout", timeout);
      RecordingFolder folder = RecordingFolder.of(out, keep);
      try (folder;
          Interruption interruption = new Interruption(this::stop, () -> interrupted(folder))) {
        return tried(attempts, added, limit, folder, interruption);
      }
    } catch (UsageException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage());
    } catch (IOException e) {
      say("the recordings can't be written or read: " + Reason.of(e));
      return AnalyzerCommand.FAILED;
    }
  }

  private List<Attempt> attempts() throws UsageException {
    if (rounds < 1 || warmUps < 0) {
      throw new UsageException("--rounds must be 1 or more, --warmup 0 or more");
    }
    return variants.attempts(words, environment);
  }

  private int tried(
      List<Attempt> attempts,
      Agent added,
      TimeLimit limit,
      RecordingFolder folder,
      Interruption interruption)
      throws IOException, UsageException, InterruptedException {
    Clock clock = Clock.system(ZoneId.systemDefault());
    Plan plan = Plan.of(attempts.stream().map(Attempt::program).toList(), added, null, environment);
    RecordingOptions options =
        new RecordingOptions(
            folder.path(), rounds, warmUps, limit, AfterFailure.LEAVE_OUT, Version.get());
    RecordProgress progress = new RecordProgress(spec.commandLine().getErr(), terminal, clock);
    try {
      Manifest manifest = recorded(new Recorder(options, plan, added, processes, progress, clock));
      return reported(attempts, manifest, folder);
    } catch (StoppedException e) {
      interruption.sayOnce();
      return AnalyzerCommand.FAILED;
    } catch (SideSelection.UsageException e) {
      throw new UsageException(e.getMessage());
    }
  }

  private Manifest recorded(Recorder recorder)
      throws IOException, UsageException, InterruptedException, StoppedException {
    try {
      return recorder.record();
    } finally {
      recorded.countDown();
    }
  }

  /** Ends what runs, and waits until nothing is written to the folder any more. */
  private void stop() {
    processes.stop();
    try {
      recorded.await(SECONDS_TO_STOP, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private int reported(List<Attempt> attempts, Manifest manifest, RecordingFolder folder)
      throws IOException, SideSelection.UsageException {
    List<Variant> all = attempts.stream().map(Attempt::variant).toList();
    Variant asItIs = all.get(0);
    TriedRecordings recordings =
        new TriedRecordings(folder.path(), manifest, this::progress, this::say);
    Measured base = recordings.of(asItIs, asItIs);
    if (base.inputs().isEmpty()) {
      say("the program fails as it is, so that there is nothing to compare with; see above");
      if (folder.isKept()) {
        say("what it left is in " + folder.path());
      }
      return AnalyzerCommand.FAILED;
    }
    List<Measured> measured = new ArrayList<>();
    for (Variant variant : all.subList(1, all.size())) {
      measured.add(recordings.of(asItIs, variant));
    }
    List<Trial> trials = new Trying(base).with(measured);
    TrialReport report =
        TrialReport.of(Version.get(), words, rounds, trials, forecasts(recordings, all));
    spec.commandLine().getOut().print(json ? JsonReport.of(report) : TrialText.of(report));
    if (folder.isKept()) {
      sayHowToCompare(all, folder);
    }
    return trials.stream().allMatch(Trial::isWhole) ? 0 : AnalyzerCommand.INCOMPLETE;
  }

  /** Returns what is predicted by variant. A trial has its result also if that fails. */
  private Map<Variant, Forecast.Ratio> forecasts(TriedRecordings recordings, List<Variant> all)
      throws IOException, SideSelection.UsageException {
    TrialForecast forecast = recordings.forecast(all.get(0));
    if (forecast == null) {
      return Map.of();
    }
    Map<Variant, Forecast.Ratio> forecasts =
        new OneByOne(this::say).of(forecast.file(), file -> forecasts(file, forecast, all));
    return forecasts == null ? Map.of() : forecasts;
  }

  private Map<Variant, Forecast.Ratio> forecasts(
      Path file, TrialForecast forecast, List<Variant> all) throws UnreadableRecordingException {
    try {
      return forecast.of(all);
    } catch (IOException e) {
      say(file + " can't be read: " + Reason.of(e));
      return Map.of();
    }
  }

  private void sayHowToCompare(List<Variant> all, RecordingFolder folder) {
    String names =
        String.join(", ", all.subList(1, all.size()).stream().map(Variant::side).toList());
    say(
        "to see why: analyzer compare "
            + ShellWords.join(List.of(folder.path().toString(), "--base", all.get(0).side()))
            + " --new NAME, which is one of "
            + names);
  }

  private Progress progress(Path file) {
    return terminal ? new TerminalProgress(file, spec.commandLine().getErr()) : Progress.NONE;
  }

  private void interrupted(RecordingFolder folder) {
    try {
      folder.close();
    } catch (IOException e) {
      say(folder.path() + " can't be deleted: " + Reason.of(e));
    }
    say(
        "interrupted; "
            + (out != null
                ? "repeat the same command to continue with what is in " + out
                : folder.isKept()
                    ? "what was finished is in " + folder.path()
                    : "nothing is kept. With --out=DIRECTORY the same command could continue"));
  }

  private void say(String message) {
    spec.commandLine().getErr().println(AnalyzerCommand.PREFIX + message);
  }
}
