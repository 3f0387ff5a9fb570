package io.fjprobe.analyzer.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Diagnoses recordings. */
@Command(
    name = "summarize",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Tells what the Fork/Join pools of a recording did with their time, and what to change.",
      "",
      "It prints the verdict, the first finding, and a line for each of the others; --all prints"
          + " everything. If a recording has workload iterations, only the measured ones count."
          + " Several recordings are reported one after the other, and their pools are kept"
          + " separate.%n"
    },
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:done, perhaps with warnings about parts that could not be read",
      "1:a recording can't be read or has nothing of Fork/Join in it",
      "2:wrong usage"
    })
final class SummarizeCommand implements Callable<Integer> {

  private final boolean terminal;

  @Spec private CommandSpec spec;

  @Mixin private SummaryOptions options;

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description = "Recordings (.jfr), also compressed by gzip.")
  private List<Path> files;

  /**
   * @param terminal someone watches stderr
   */
  SummarizeCommand(boolean terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    CommandLine line = spec.commandLine();
    return new Summary(files, options, options.limits(line), Outputs.of(line, terminal)).print();
  }
}
