package io.fjprobe.analyzer.cli;

import io.fjprobe.analyzer.record.Jdks;
import io.fjprobe.analyzer.record.Programs;
import io.fjprobe.analyzer.record.UsageException;
import io.fjprobe.analyzer.trial.plan.Attempt;
import io.fjprobe.analyzer.trial.plan.Attempts;
import io.fjprobe.launch.JavaHome;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Option;

/** Options that say what to change about a program. Each value is a variant of its own. */
final class VariantOptions {

  @Option(
      names = "--parallelism",
      split = ",",
      paramLabel = "N",
      description = {
        "Try these numbers of workers of the common pool. Pools that the program makes itself keep"
            + " theirs; those of workloads.jar are set too."
      })
  private List<Integer> parallelism = List.of();

  @Option(
      names = "--jdks",
      paramLabel = "N=HOME|N,...",
      description = {
        "Try these JDKs. A number without a path is looked up in FJPROBE_JDKS and in the usual"
            + " places."
      })
  private String jdks;

  @Option(
      names = "--option",
      paramLabel = "OPTION",
      description =
          "Try this option of the JVM, for example --option=-XX:+UseParallelGC. Repeat it to try"
              + " others, one at a time.")
  private List<String> options = List.of();

  @Option(
      names = "--environment",
      paramLabel = "NAME=VALUE",
      description = "Try this variable of the environment. Repeat it to try others.")
  private List<String> variables = List.of();

  @Option(
      names = "--argument",
      split = ",",
      paramLabel = "ARGUMENT",
      description = {
        "Try these arguments of the program, for example --argument=--n=20,--n=25. One with a name"
            + " before = replaces that of the command; others are added at the end."
      })
  private List<String> arguments = List.of();

  /**
   * Returns the program as it is, and then each variant.
   *
   * @param words of the command
   * @param environment of the user
   */
  List<Attempt> attempts(List<String> words, Map<String, String> environment)
      throws UsageException {
    Attempts attempts = Attempts.of(words, Programs.here(environment), environment);
    for (int number : parallelism) {
      attempts.parallelism(number);
    }
    if (jdks != null) {
      for (JavaHome jdk : Jdks.parse(jdks, environment)) {
        attempts.jdk(jdk);
      }
    }
    for (String option : options) {
      attempts.option(option);
    }
    for (String variable : variables) {
      attempts.environment(variable);
    }
    for (String argument : arguments) {
      attempts.argument(argument);
    }
    return attempts.all();
  }
}
