package io.fjprobe.analyzer.cli;

import io.fjprobe.analyzer.account.number.Period;
import io.fjprobe.analyzer.fleet.FactsRequest;
import io.fjprobe.analyzer.fleet.FleetJar;
import io.fjprobe.analyzer.recording.file.Progress;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Writes facts about many recordings as tables. */
@Command(
    name = "facts",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Writes tables of facts about many recordings, in Parquet, for 'analyzer fleet'.",
      "",
      "  analyzer facts --out=facts --label service=orders orders-*.jfr",
      "",
      "A row has what one pool of one JVM did in one window of time. A recording whose facts are"
          + " already there is left out, so the command can be repeated after it was interrupted."
          + " If a recording can't be read, the reason becomes a row in the table of errors.%n"
    },
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:done, perhaps with warnings about parts that could not be read",
      "1:a recording can't be read or has nothing of Fork/Join in it, or the facts can't be"
          + " written; those of the other recordings are written",
      "2:wrong usage"
    })
final class FactsCommand implements Callable<Integer> {

  private static final long SECOND = 1_000_000_000L;
  private static final long DAY = 86_400 * SECOND;

  private final boolean terminal;

  @Spec private CommandSpec spec;

  @Option(
      names = "--out",
      required = true,
      paramLabel = "DIRECTORY",
      description = "Folder of the tables. It is made if it is not there.")
  private Path out;

  @Option(
      names = "--window",
      paramLabel = "TIME",
      defaultValue = "60s",
      description = "Length of a window, from 1s to 1d (default ${DEFAULT-VALUE}).")
  private String window;

  @Option(
      names = "--label",
      paramLabel = "NAME=VALUE",
      description =
          "Label of all these recordings; may be repeated. 'service', 'host' and 'instance' have"
              + " columns of their own. It wins over the agent's option labels=.")
  private final Map<String, String> labels = new LinkedHashMap<>();

  @Option(
      names = "--app",
      paramLabel = "PREFIX",
      split = ",",
      description = "Packages or classes of the application, as for summarize.")
  private @Nullable List<String> application;

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description =
          "Recordings (.jfr), also compressed by gzip; or folders, with all recordings in them.")
  private List<Path> files;

  /**
   * @param terminal someone watches stderr
   */
  FactsCommand(boolean terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    FactsRequest request =
        new FactsRequest(
            out, windowNanos(), labels, application, files, this::progress, Version.get());
    try {
      return FleetJar.load().facts(request, this::say) ? 0 : AnalyzerCommand.FAILED;
    } catch (FleetJar.MissingException e) {
      say(e.getMessage());
      return AnalyzerCommand.FAILED;
    }
  }

  private long windowNanos() {
    Long nanos = Period.nanos(window);
    if (nanos == null || nanos < SECOND || nanos > DAY || nanos % SECOND != 0) {
      throw new ParameterException(
          spec.commandLine(),
          "--window=" + window + " is not a time from 1s to 1d; for example 60s, 5m or 1h");
    }
    return nanos;
  }

  private Progress progress(Path file) {
    return terminal ? new TerminalProgress(file, spec.commandLine().getErr()) : Progress.NONE;
  }

  private void say(@Nullable String message) {
    spec.commandLine().getErr().println(AnalyzerCommand.PREFIX + message);
  }
}
