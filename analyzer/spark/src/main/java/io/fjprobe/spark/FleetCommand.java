package io.fjprobe.spark;

import io.fjprobe.analyzer.fleet.QuestionOptions;
import io.fjprobe.analyzer.fleet.QuestionRequest;
import io.fjprobe.fleet.FleetQuestions;
import io.fjprobe.fleet.store.FactsException;
import io.fjprobe.spark.store.HadoopFolder;
import io.fjprobe.spark.store.SparkFacts;
import java.util.concurrent.Callable;
import org.apache.spark.sql.SparkSession;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
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

  @Mixin private QuestionOptions options;

  @Parameters(arity = "1", paramLabel = "URI", description = "Folder of the tables.")
  private String facts;

  @Override
  public Integer call() {
    QuestionRequest request = options.request(null, false, false, Version.get());
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
