package io.fjprobe.analyzer.cli;

import io.fjprobe.analyzer.recording.file.Progress;
import io.fjprobe.analyzer.recording.file.UnreadableRecordingException;
import io.fjprobe.analyzer.report.JsonReport;
import io.fjprobe.analyzer.report.ScaleReport;
import io.fjprobe.analyzer.report.ScaleText;
import io.fjprobe.analyzer.report.html.ScalePage;
import io.fjprobe.analyzer.scale.BurdenFile;
import io.fjprobe.analyzer.scale.ScaleAccount;
import io.fjprobe.analyzer.scale.ScaleInput;
import io.fjprobe.analyzer.scale.Scaling;
import io.fjprobe.analyzer.scale.UnansweredQuestionException;
import io.fjprobe.analyzer.scale.graph.PoolCosts;
import io.fjprobe.analyzer.text.Reason;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.Objects;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Predicts what more or fewer workers would give. */
@Command(
    name = "scale",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Predicts how long the operations of a program would take with more or fewer workers, and says"
          + " which tasks set the limit.",
      "",
      "  java -javaagent:fjprobe.jar=level=full,span=on -jar workloads.jar fib",
      "  analyzer scale fjprobe-4711.jfr",
      "",
      "The recording needs the agent's option span=on. With level=full as well, a pool runs the"
          + " recorded tasks once more in a simulation, also with something changed (--if-...)."
          + " Otherwise there are only bounds. If a recording has workload iterations, only the"
          + " measured ones count.%n"
    },
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:done, perhaps with warnings about parts that could not be read",
      "1:a recording can't be read, or has no work and span, or not the tasks of a what-if; or a"
          + " page can't be written",
      "2:wrong usage"
    })
final class ScaleCommand implements Callable<Integer> {

  private static final int MOST_WORKERS = 32_767; // what a pool may have

  private static final int FIRST_JDK = 8;

  private final boolean terminal;

  @Spec private CommandSpec spec;

  @Option(
      names = "--workers",
      paramLabel = "N",
      split = ",",
      description =
          "Predict for these numbers of workers (default: 1, 2, 4, ... 256, and those of the"
              + " recording).")
  private List<Integer> workers = List.of();

  @Option(
      names = "--burden",
      paramLabel = "FILE",
      description =
          "What steals, wake-ups and ends of joins cost, as 'workloads.jar burden --json=FILE' has"
              + " measured it (default: 0.5, 22 and 22 microseconds).")
  private @Nullable Path burden;

  @Option(
      names = "--jdk",
      paramLabel = "N",
      description = "Simulate the pool of this JDK: 8, 11, 17, ... (default: the recording's).")
  private @Nullable Integer jdk;

  @Mixin private QuestionOptions questions;

  @Option(names = "--json", description = "Print JSON, schema " + ScaleReport.SCHEMA + ".")
  private boolean json;

  @Option(
      names = "--html",
      paramLabel = "FILE",
      description = "Also write an HTML page: the same with charts, in one file.")
  private @Nullable Path html;

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description = "Recordings (.jfr), also compressed by gzip.")
  private List<Path> files;

  /**
   * @param terminal someone watches stderr
   */
  ScaleCommand(boolean terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    PoolCosts costs = costs();
    if (costs == null) {
      return AnalyzerCommand.FAILED;
    }
    Scaling scaling = new Scaling(costs, workers(), jdk(), questions.all());
    List<ScaleAccount> accounts = new ArrayList<>();
    for (Path file : files) {
      ScaleAccount account = new OneByOne(this::say).of(file, each -> scale(each, scaling));
      if (account != null) {
        accounts.add(account);
      }
    }
    boolean written = true;
    if (!accounts.isEmpty()) {
      ScaleReport report = new ScaleReport(ScaleReport.SCHEMA, Version.get(), costs, accounts);
      spec.commandLine().getOut().print(json ? JsonReport.of(report) : ScaleText.of(report));
      written = html == null || ReportFile.ofPage(html, ScalePage.of(report), this::say);
    }
    return !written || accounts.size() < files.size() ? AnalyzerCommand.FAILED : 0;
  }

  /** Returns null if the file is of no use, which is said. */
  private @Nullable PoolCosts costs() {
    if (burden == null) {
      return PoolCosts.TYPICAL;
    }
    try {
      return BurdenFile.read(burden);
    } catch (IOException e) {
      say(Objects.requireNonNull(e.getMessage()));
      return null;
    }
  }

  /** Returns 0 if it is that of the recording. */
  private int jdk() {
    if (jdk != null && jdk < FIRST_JDK) {
      throw new ParameterException(
          spec.commandLine(), "--jdk=" + jdk + ": write 8, 11, 17 or a later release");
    }
    return jdk == null ? 0 : jdk;
  }

  private NavigableSet<Integer> workers() {
    for (int each : workers) {
      if (each < 1 || each > MOST_WORKERS) {
        throw new ParameterException(
            spec.commandLine(),
            "--workers=" + each + ": a pool has from 1 to " + MOST_WORKERS + " workers");
      }
    }
    return new TreeSet<>(workers);
  }

  private @Nullable ScaleAccount scale(Path file, Scaling scaling)
      throws UnreadableRecordingException {
    try {
      ScaleInput input = ScaleInput.read(file, () -> progress(file));
      input.problems().forEach(problem -> say("warning: " + file + ": " + problem));
      if (!input.statistics().hasSpan()) {
        say(file + without(input.statistics().isObserved()));
        return null;
      }
      return scaling.of(file.toString(), input.statistics(), input.graph());
    } catch (IOException e) {
      say(file + " can't be read: " + Reason.of(e));
      return null;
    } catch (UnansweredQuestionException e) {
      say(file + " " + e.getMessage());
      return null;
    }
  }

  private static String without(boolean observed) {
    return observed
        ? " has no work and span: they were not recorded, or no task ran. Record it with"
            + " -javaagent:fjprobe.jar=level=full,span=on, at the start of the JVM."
        : " has no events of the agent. Run the program with"
            + " -javaagent:fjprobe.jar=level=full,span=on and scale the recording that it leaves.";
  }

  private Progress progress(Path file) {
    return terminal ? new TerminalProgress(file, spec.commandLine().getErr()) : Progress.NONE;
  }

  private void say(String message) {
    spec.commandLine().getErr().println(AnalyzerCommand.PREFIX + message);
  }
}
