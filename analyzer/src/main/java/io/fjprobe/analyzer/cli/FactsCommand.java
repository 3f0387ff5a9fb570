package io.fjprobe.analyzer.cli;

import io.fjprobe.analyzer.fleet.FactsOptions;
import io.fjprobe.analyzer.fleet.FactsRequest;
import io.fjprobe.analyzer.fleet.FleetService;
import io.fjprobe.analyzer.part.PartJar;
import io.fjprobe.analyzer.recording.file.Progress;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
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

  private final boolean terminal;

  @Spec private CommandSpec spec;

  @Option(
      names = "--out",
      required = true,
      paramLabel = "DIRECTORY",
      description = "Folder of the tables. It is made if it is not there.")
  private Path out;

  @Mixin private FactsOptions options;

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
            out,
            options.windowNanos(),
            options.labels(),
            options.application(),
            files,
            this::progress,
            Version.get());
    try {
      return FleetService.JAR.load().facts(request, this::say) ? 0 : AnalyzerCommand.FAILED;
    } catch (PartJar.MissingException e) {
      say(e.getMessage());
      return AnalyzerCommand.FAILED;
    }
  }

  private Progress progress(Path file) {
    return terminal ? new TerminalProgress(file, spec.commandLine().getErr()) : Progress.NONE;
  }

  private void say(@Nullable String message) {
    spec.commandLine().getErr().println(AnalyzerCommand.PREFIX + message);
  }
}
