package io.fjprobe.analyzer.cli;

import io.fjprobe.analyzer.fleet.FleetJar;
import io.fjprobe.analyzer.fleet.QuestionRequest;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
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

  @Option(
      names = "--question",
      paramLabel = "NAME",
      split = ",",
      description = "Questions to answer; all if none is named. --list names them.")
  private List<String> questions = List.of();

  @Option(
      names = "--by",
      paramLabel = "COLUMN",
      split = ",",
      description =
          "Columns or labels to group by, such as service,jdk_feature; each question has its own.")
  private List<String> by = List.of();

  @Option(names = "--sql", paramLabel = "FILE", description = "Answer the question in this file.")
  private @Nullable Path sql;

  @Option(names = "--list", description = "Print the names of the questions.")
  private boolean list;

  @Option(names = "--show", description = "Print the SQL of the questions.")
  private boolean show;

  @Option(names = "--json", description = "Print JSON.")
  private boolean json;

  @Option(
      names = "--html",
      paramLabel = "FILE",
      description = "Also write an HTML page: the same answers with charts, in one file.")
  private @Nullable Path html;

  @Parameters(arity = "0..1", paramLabel = "DIRECTORY", description = "Folder of the tables.")
  private @Nullable Path facts;

  @Override
  public Integer call() {
    if (facts == null && !list && !show) {
      throw new ParameterException(
          spec.commandLine(), "name the folder that 'analyzer facts --out' wrote to");
    }
    QuestionRequest request =
        new QuestionRequest(facts, questions, by, sql, list, show, json, html, Version.get());
    try {
      return FleetJar.load().ask(request, spec.commandLine().getOut(), this::say)
          ? 0
          : AnalyzerCommand.FAILED;
    } catch (FleetJar.MissingException e) {
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
