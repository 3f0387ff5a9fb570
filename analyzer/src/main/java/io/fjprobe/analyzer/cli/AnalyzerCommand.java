package io.fjprobe.analyzer.cli;

import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.ParameterException;

/** Everything before and after a command. */
@Command(
    subcommands = {
      SummarizeCommand.class,
      LookCommand.class,
      WatchCommand.class,
      CompareCommand.class,
      ScaleCommand.class,
      RecordCommand.class,
      TryCommand.class,
      ExportCommand.class,
      ViewsCommand.class,
      FactsCommand.class,
      FleetCommand.class,
      ServeCommand.class,
      CompletionCommand.class,
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
    Outputs outputs = new Outputs(results, new Messages(err), terminal);
    int code = execute(args, outputs);
    results.flush();
    return code;
  }

  private static int execute(String[] args, Outputs outputs) {
    try {
      Path defaults = DefaultsFile.of(System.getenv(), System.getProperty("user.home"));
      List<Path> files = defaults == null ? PlainSummary.filesOf(args) : List.of();
      return files.isEmpty() ? parse(args, defaults, outputs) : PlainSummary.print(files, outputs);
    } catch (OutOfMemoryError e) {
      return failed("the Java heap is too small; try again with JAVA_OPTS=-Xmx1g", outputs);
    } catch (RuntimeException e) {
      return failed(OneByOne.unexpected(e), outputs);
    }
  }

  private static int parse(String[] args, @Nullable Path defaults, Outputs outputs) {
    CommandLine line = lineFor(args, outputs.terminal());
    if (defaults != null) {
      try {
        Defaults.read(defaults, names()).applyTo(line);
      } catch (IllegalArgumentException e) {
        outputs.messages().println(PREFIX + e.getMessage());
        return USAGE;
      }
    }
    line.setOut(outputs.results()).setErr(outputs.messages());
    line.setColorScheme(CommandLine.Help.defaultColorScheme(CommandLine.Help.Ansi.OFF));
    line.setParameterExceptionHandler((problem, arguments) -> wrongUsage(problem, outputs));
    line.setExecutionExceptionHandler(
        (problem, command, arguments) -> failed(OneByOne.unexpected(problem), outputs));
    RecordCommand.takeWordsAsTheyAre(line, args);
    return line.execute(args);
  }

  private static int wrongUsage(ParameterException problem, Outputs outputs) {
    String command = problem.getCommandLine().getCommandSpec().qualifiedName();
    outputs.messages().println(PREFIX + DidYouMean.message(problem));
    outputs.messages().println(PREFIX + "see '" + command + " --help'");
    return USAGE;
  }

  private static int failed(String message, Outputs outputs) {
    outputs.messages().println(PREFIX + message);
    return FAILED;
  }

  /** Returns the command of this name, or null if there is none or if it has to know the others. */
  static @Nullable Class<?> namedAlone(String name) {
    for (Class<?> each : AnalyzerCommand.class.getAnnotation(Command.class).subcommands()) {
      if (isNamed(each, name) && !hasToKnowOthers(each)) {
        return each;
      }
    }
    return null;
  }

  private static boolean hasToKnowOthers(Class<?> command) {
    return command == RecordCommand.class
        || command == CompletionCommand.class
        || command == HelpCommand.class;
  }

  /** Returns the names of all commands. */
  private static List<String> names() {
    return Arrays.stream(AnalyzerCommand.class.getAnnotation(Command.class).subcommands())
        .map(each -> each.getAnnotation(Command.class).name())
        .toList();
  }

  private static boolean isNamed(Class<?> command, String name) {
    return command.getAnnotation(Command.class).name().equals(name);
  }
}
