package io.fjprobe.analyzer.cli;

import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Everything before and after a command. */
@Command(
    name = "analyzer",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = "Explains why Fork/Join is slow, from recordings made by the fjprobe agent.",
    subcommands = {
      SummarizeCommand.class,
      LookCommand.class,
      CompareCommand.class,
      RecordCommand.class,
      ExportCommand.class,
      ViewsCommand.class,
      FactsCommand.class,
      FleetCommand.class,
      HelpCommand.class
    },
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:done",
      "1:failed; stderr says why",
      "2:wrong usage",
      "3:a limit is broken (compare --fail-on)",
      "4:a limit is undecided (compare --fail-on-undecided)",
      "5:the result is incomplete (export)"
    },
    footer = {
      "",
      "Example: analyzer summarize fjprobe-4711.jfr",
      "The launcher takes JVM options from JAVA_OPTS, for example -Xmx1g."
    })
public final class AnalyzerCommand implements Runnable {

  static final String PREFIX = "analyzer: ";

  /** This exit code says that something failed. */
  static final int FAILED = 1;

  /** This exit code says that the command line is wrong. */
  static final int USAGE = 2;

  /** This exit code says that a limit is broken. */
  static final int GATE = 3;

  /** This exit code says that a limit is undecided. */
  static final int UNDECIDED = 4;

  /** This exit code says that there is a result, but something of the input is missing from it. */
  static final int INCOMPLETE = 5;

  @Spec private CommandSpec spec;

  /**
   * Runs one command line.
   *
   * @param terminal someone watches stderr
   * @return the exit code
   */
  public static int run(String[] args, PrintStream out, PrintStream err, boolean terminal) {
    PrintWriter results = new PrintWriter(out, false, StandardCharsets.UTF_8);
    PrintWriter messages = new Messages(err);
    CommandLine line = new CommandLine(new AnalyzerCommand(), new Commands(terminal));
    line.setOut(results).setErr(messages);
    line.setColorScheme(CommandLine.Help.defaultColorScheme(CommandLine.Help.Ansi.OFF));
    line.setParameterExceptionHandler(
        (problem, arguments) -> {
          messages.println(PREFIX + DidYouMean.message(problem));
          messages.println(
              PREFIX
                  + "see '"
                  + problem.getCommandLine().getCommandSpec().qualifiedName()
                  + " --help'");
          return USAGE;
        });
    line.setExecutionExceptionHandler(
        (problem, command, arguments) -> {
          messages.println(PREFIX + OneByOne.unexpected(problem));
          return FAILED;
        });
    RecordCommand.takeWordsAsTheyAre(line, args);
    int code = execute(line, args, messages);
    results.flush();
    return code;
  }

  private static int execute(CommandLine line, String[] args, PrintWriter messages) {
    try {
      return line.execute(args);
    } catch (OutOfMemoryError e) {
      messages.println(PREFIX + "the Java heap is too small; try again with JAVA_OPTS=-Xmx1g");
      return FAILED;
    }
  }

  @Override
  public void run() {
    throw new CommandLine.ParameterException(spec.commandLine(), "no command given");
  }
}
