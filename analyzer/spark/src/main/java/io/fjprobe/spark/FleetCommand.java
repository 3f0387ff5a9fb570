package io.fjprobe.spark;

import io.fjprobe.analyzer.fleet.QuestionRequest;
import io.fjprobe.fleet.FleetQuestions;
import io.fjprobe.fleet.store.FactsException;
import io.fjprobe.spark.store.HadoopFolder;
import io.fjprobe.spark.store.SparkFacts;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.apache.spark.sql.SparkSession;
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
      "Answers questions about many JVMs from tables of facts: the same as 'analyzer fleet'.",
      "",
      "Each question is a file of SQL; 'analyzer fleet --show' prints it.%n"
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
      description = "Questions to answer; all if none is named.")
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

  @Option(names = "--json", description = "Print JSON.")
  private boolean json;

  @Option(
      names = "--html",
      paramLabel = "FILE",
      description = "Also write an HTML page, where the driver runs.")
  private @Nullable Path html;

  @Parameters(arity = "1", paramLabel = "URI", description = "Folder of the tables.")
  private String facts;

  @Override
  public Integer call() {
    QuestionRequest request =
        new QuestionRequest(null, questions, by, sql, false, false, json, html, Version.get());
    try {
      SparkSession spark = Sessions.start("fleet");
      try {
        new FleetQuestions(request, spec.commandLine().getOut()).answer(() -> open(spark));
        return 0;
      } finally {
        spark.stop();
      }
    } catch (FactsException e) {
      spec.commandLine().getErr().println(SparkMain.PREFIX + e.getMessage());
      return SparkMain.FAILED;
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), String.valueOf(e.getMessage()), e);
    }
  }

  private SparkFacts open(SparkSession spark) throws FactsException {
    return SparkFacts.in(
        HadoopFolder.forReading(facts, spark.sparkContext().hadoopConfiguration()), spark);
  }
}
