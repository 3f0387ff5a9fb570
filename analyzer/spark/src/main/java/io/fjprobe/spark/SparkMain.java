package io.fjprobe.spark;

import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** What spark-submit runs. */
@Command(
    name = "fjprobe-spark.jar",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = "Tables of facts about many recordings, and questions about them, by Spark.",
    subcommands = {FactsCommand.class, FleetCommand.class},
    exitCodeListHeading = "%nExit codes of spark-submit with --deploy-mode=client:%n",
    exitCodeList = {"0:done", "1:failed; stderr says why", "2:wrong usage"},
    footer = {"", "Example: spark-submit fjprobe-spark.jar facts --out=facts recordings"})
public final class SparkMain implements Runnable {

  static final String PREFIX = "fjprobe-spark: ";
  static final int FAILED = 1;
  private static final int USAGE = 2;
  private static final String SPARK = "org/apache/spark/sql/SparkSession.class";

  @Spec private CommandSpec spec;

  public static void main(String[] arguments) {
    int code = hasSpark() ? run(arguments, System.out, System.err) : withoutSpark(System.err);
    if (code != 0) {
      System.exit(code);
    }
  }

  private static boolean hasSpark() {
    return SparkMain.class.getClassLoader().getResource(SPARK) != null;
  }

  private static int withoutSpark(PrintStream err) {
    err.println(
        PREFIX
            + "Apache Spark is not on the class path: spark-submit has it, java -jar has not. Run"
            + " spark-submit fjprobe-spark.jar facts --out=facts recordings; without Spark, use"
            + " analyzer facts and analyzer fleet.");
    return USAGE;
  }

  private static int run(String[] arguments, PrintStream out, PrintStream err) {
    PrintWriter results = new PrintWriter(out, false, StandardCharsets.UTF_8);
    PrintWriter messages = new PrintWriter(err, true, StandardCharsets.UTF_8);
    CommandLine line = new CommandLine(new SparkMain());
    line.setOut(results).setErr(messages);
    line.setColorScheme(CommandLine.Help.defaultColorScheme(CommandLine.Help.Ansi.OFF));
    line.setParameterExceptionHandler(
        (problem, given) -> {
          messages.println(PREFIX + problem.getMessage());
          messages.println(
              PREFIX
                  + "see '"
                  + problem.getCommandLine().getCommandSpec().qualifiedName()
                  + " --help'");
          return USAGE;
        });
    line.setExecutionExceptionHandler(
        (problem, command, given) -> {
          messages.println(PREFIX + "unexpected " + problem + "; please report this");
          problem.printStackTrace(messages);
          return FAILED;
        });
    int code = line.execute(arguments);
    results.flush();
    return code;
  }

  @Override
  public void run() {
    throw new CommandLine.ParameterException(spec.commandLine(), "no command given");
  }
}
