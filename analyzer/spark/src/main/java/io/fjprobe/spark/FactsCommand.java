package io.fjprobe.spark;

import io.fjprobe.analyzer.fleet.FactsOptions;
import io.fjprobe.fleet.store.FactsException;
import io.fjprobe.spark.facts.Job;
import io.fjprobe.spark.facts.SparkFactsJob;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import org.apache.spark.sql.SparkSession;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
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
      "Writes tables of facts about many recordings, in Parquet: the same as 'analyzer facts'.",
      "",
      "A recording whose facts are already there is left out, so the command can be repeated after"
          + " it was interrupted. If a recording can't be read, the reason becomes a row in the"
          + " table of errors.%n"
    },
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:done, perhaps with warnings about parts that could not be read",
      "1:a recording can't be read or has nothing of Fork/Join in it, or the facts can't be"
          + " written; those of the other recordings are written",
      "2:wrong usage"
    })
final class FactsCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;

  @Option(
      names = "--out",
      required = true,
      paramLabel = "URI",
      description = "Folder of the tables. It is made if it is not there.")
  private String out;

  @Mixin private FactsOptions options;

  @Option(
      names = "--batch",
      paramLabel = "NUMBER",
      defaultValue = "10000",
      description =
          "Recordings that are written at once; what an interruption loses (default"
              + " ${DEFAULT-VALUE}).")
  private int batch;

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description =
          "Recordings (.jfr), also compressed by gzip; folders, with all recordings in them; or"
              + " patterns. URIs of all file systems that this Spark knows.")
  private List<String> files;

  @Override
  public Integer call() {
    if (batch < 1) {
      throw new ParameterException(
          spec.commandLine(), "--batch=" + batch + " is not a number of recordings, from 1 on");
    }
    List<String> application = options.application();
    Job job =
        new Job(
            out,
            options.windowNanos(),
            new TreeMap<>(options.labels()),
            application == null ? null : new ArrayList<>(application),
            files,
            batch,
            Version.get());
    try {
      SparkSession spark = Sessions.start("facts");
      try {
        return new SparkFactsJob(spark, job, this::say).run() ? 0 : SparkMain.FAILED;
      } finally {
        spark.stop();
      }
    } catch (FactsException e) {
      say(String.valueOf(e.getMessage()));
      return SparkMain.FAILED;
    }
  }

  private void say(String message) {
    spec.commandLine().getErr().println(SparkMain.PREFIX + message);
  }
}
