package io.fjprobe.analyzer.cli;

import io.fjprobe.analyzer.fleet.FleetService;
import io.fjprobe.analyzer.fleet.QuestionOptions;
import io.fjprobe.analyzer.fleet.QuestionRequest;
import io.fjprobe.analyzer.part.PartJar;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Asks questions about many JVMs. */
@Command(
    name = "fleet",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Answers questions about many JVMs from the tables that 'analyzer facts' wrote.",
      "",
      "  analyzer fleet facts --question=regressions --by=service,jdk_feature",
      "  analyzer fleet facts --html=fleet.html",
      "",
      "Each question is a file of SQL. --show prints it, and --sql takes one of your own.%n"
    },
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:done",
      "1:there are no facts, they can't be read, or the page can't be written",
      "2:wrong usage"
    })
final class FleetCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;

  @Mixin private QuestionOptions options;

  @Option(names = "--list", description = "Print the names of the questions.")
  private boolean list;

  @Option(names = "--show", description = "Print the SQL of the questions.")
  private boolean show;

  @Parameters(arity = "0..1", paramLabel = "DIRECTORY", description = "Folder of the tables.")
  private @Nullable Path facts;

  @Override
  public Integer call() {
    if (facts == null && !list && !show) {
      throw new ParameterException(
          spec.commandLine(), "name the folder that 'analyzer facts --out' wrote to");
    }
    QuestionRequest request = options.request(facts, list, show, Version.get());
    try {
      return FleetService.JAR.load().ask(request, spec.commandLine().getOut(), this::say)
          ? 0
          : AnalyzerCommand.FAILED;
    } catch (PartJar.MissingException e) {
      say(e.getMessage());
      return AnalyzerCommand.FAILED;
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage(), e);
    }
  }

  private void say(@Nullable String message) {
    spec.commandLine().getErr().println(AnalyzerCommand.PREFIX + message);
  }
}
