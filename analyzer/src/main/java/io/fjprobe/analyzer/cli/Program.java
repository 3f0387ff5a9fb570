package io.fjprobe.analyzer.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The program without its commands: picocli needs time for each command that it is told of. */
@Command(
    name = "analyzer",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = "Explains why Fork/Join is slow, from recordings made by the fjprobe agent.",
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
      "The launcher takes JVM options from JAVA_OPTS, for example -Xmx1g.",
      "It keeps an archive of classes in ~/.cache/fjprobe, unless FJPROBE_ARCHIVE=no.",
      "Options for each time are read from ~/.fjprobe.properties, unless FJPROBE_CONFIG=no."
    })
class Program implements Runnable {

  @Spec private CommandSpec spec;

  /**
   * Makes what understands these words: only the command that they name, if that is enough, else
   * all of them.
   *
   * @param terminal someone watches stderr
   */
  static CommandLine lineFor(String[] words, boolean terminal) {
    Commands commands = new Commands(terminal);
    if (words.length == 1 && words[0].equals("--version")) {
      return new CommandLine(new Program(), commands);
    }
    Class<?> only = words.length == 0 ? null : AnalyzerCommand.namedAlone(words[0]);
    return only == null
        ? new CommandLine(new AnalyzerCommand(), commands)
        : new CommandLine(new Program(), commands).addSubcommand(only);
  }

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "no command given");
  }
}
