package io.fjprobe.analyzer.cli;

import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;

/** Everything before and after a command. */
@Command(
    subcommands = {
      SummarizeCommand.class,
      LookCommand.class,
      CompareCommand.class,
      ScaleCommand.class,
      RecordCommand.class,
      TryCommand.class,
      ExportCommand.class,
      ViewsCommand.class,
      FactsCommand.class,
      FleetCommand.class,
      HelpCommand.class
    })
public final class AnalyzerCommand extends Program {

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

  /**
   * Runs one command line.
   *
   * @param terminal someone watches stderr
   * @return the exit code
   */
  public static int run(String[] args, PrintStream out, PrintStream err, boolean terminal) {
    PrintWriter results = new PrintWriter(out, false, StandardCharsets.UTF_8);
    PrintWriter messages = new Messages(err);
    CommandLine line = lineFor(args, terminal);
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

  /** Returns the command of this name, or null if there is none or if it has to know the others. */
  static @Nullable Class<?> namedAlone(String name) {
    for (Class<?> each : AnalyzerCommand.class.getAnnotation(Command.class).subcommands()) {
      if (each != RecordCommand.class && each != HelpCommand.class && isNamed(each, name)) {
        return each;
      }
    }
    return null;
  }

  private static boolean isNamed(Class<?> command, String name) {
    return command.getAnnotation(Command.class).name().equals(name);
  }
}
