package io.fjprobe.analyzer.trial.plan;

import io.fjprobe.analyzer.record.Program;
import io.fjprobe.analyzer.record.Programs;
import io.fjprobe.analyzer.record.UsageException;
import io.fjprobe.analyzer.trial.Variant;
import io.fjprobe.analyzer.trial.Variant.Kind;
import io.fjprobe.launch.JavaHome;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Collects what is to be tried: the program as it is, and then with one thing changed at a time.
 */
public final class Attempts {

  private static final String COMMON_PARALLELISM =
      "-Djava.util.concurrent.ForkJoinPool.common.parallelism=";

  /** A pool has at most this many workers. */
  private static final int MOST_WORKERS = 32_767;

  /** The agent reads options from variables that begin with this. */
  private static final String OF_AGENT = "FJPROBE_";

  private final JavaCommand command;
  private final String home;
  private final Map<String, String> environment;
  private final List<Attempt> attempts = new ArrayList<>();
  private final Set<String> labels = new HashSet<>();

  private Attempts(JavaCommand command, Path home, Map<String, String> environment) {
    this.command = command;
    this.home = home.toString();
    this.environment = environment;
  }

  /**
   * Begins with the program as it is.
   *
   * @param words of the command that starts it
   * @param programs of this machine
   * @param environment of the user
   */
  public static Attempts of(List<String> words, Programs programs, Map<String, String> environment)
      throws UsageException {
    JavaCommand command = JavaCommand.of(words);
    Attempts attempts = new Attempts(command, programs.javaHome(words), environment);
    attempts.add(
        new Variant(Kind.AS_IT_IS, "as-it-is", "as it is", List.of(), List.of()),
        command,
        Map.of());
    return attempts;
  }

  /**
   * Returns all, that of the program as it is first.
   *
   * @throws UsageException if there is no other
   */
  public List<Attempt> all() throws UsageException {
    if (attempts.size() < 2) {
      throw new UsageException(
          "nothing is to be changed: add --parallelism=1,2, --jdks=17,25, --option=-XX:...,"
              + " --environment=NAME=VALUE or --argument=--n=20");
    }
    return List.copyOf(attempts);
  }

  public void parallelism(int parallelism) throws UsageException {
    if (parallelism < 1 || parallelism > MOST_WORKERS) {
      throw new UsageException(
          "--parallelism=" + parallelism + ": a pool has from 1 to " + MOST_WORKERS + " workers");
    }
    String option = COMMON_PARALLELISM + parallelism;
    String argument = "--parallelism=" + parallelism;
    JavaCommand changed = command.withOption(option);
    List<String> sets = new ArrayList<>(List.of(option));
    List<String> instead = new ArrayList<>(command.replacedBy(option));
    if (BundledPrograms.are(command)) {
      changed = changed.withArgument(argument);
      sets.add(argument);
      instead.addAll(command.replacedByArgument(argument));
    }
    add(
        new Variant(
            Kind.PARALLELISM,
            "parallelism-" + parallelism,
            "parallelism " + parallelism,
            List.copyOf(sets),
            List.copyOf(instead)),
        changed,
        Map.of());
  }

  public void jdk(JavaHome jdk) throws UsageException {
    Program program = new Program(jdk.feature, command.words(), jdk.home.toString());
    Variant variant = new Variant(Kind.JDK, program.side(), program.label(), List.of(), List.of());
    add(variant, program);
  }

  public void option(String option) throws UsageException {
    JavaCommand.requireOption(option);
    add(
        new Variant(
            Kind.OPTION,
            numbered("option", Kind.OPTION),
            option,
            List.of(option),
            command.replacedBy(option)),
        command.withOption(option),
        Map.of());
  }

  /**
   * @param variable and its value, as NAME=VALUE
   */
  public void environment(String variable) throws UsageException {
    int end = variable.indexOf('=');
    if (end <= 0) {
      throw new UsageException(
          "--environment=" + variable + " sets nothing: write --environment=NAME=VALUE");
    }
    String name = variable.substring(0, end);
    if (name.startsWith(OF_AGENT)) {
      throw new UsageException(
          "--environment=" + variable + ": the agent's options go to --agent-options");
    }
    add(
        new Variant(
            Kind.ENVIRONMENT,
            numbered("environment", Kind.ENVIRONMENT),
            variable,
            List.of(variable),
            environment.containsKey(name) ? List.of(name + " of your environment") : List.of()),
        command,
        Map.of(name, variable.substring(end + 1)));
  }

  public void argument(String argument) throws UsageException {
    if (argument.isEmpty()) {
      throw new UsageException(
          "--argument has an empty value: write for example --argument=--n=20");
    }
    add(
        new Variant(
            Kind.ARGUMENT,
            numbered("argument", Kind.ARGUMENT),
            argument,
            List.of(argument),
            command.replacedByArgument(argument)),
        command.withArgument(argument),
        Map.of());
  }

  private String numbered(String name, Kind kind) {
    return name
        + "-"
        + (1 + attempts.stream().filter(each -> each.variant().kind() == kind).count());
  }

  private void add(Variant variant, JavaCommand changed, Map<String, String> variables)
      throws UsageException {
    add(variant, new Program(variant.side(), changed.words(), home, variant.label(), variables));
  }

  private void add(Variant variant, Program program) throws UsageException {
    if (!labels.add(variant.kind() + variant.label())) {
      throw new UsageException(variant.label() + " is named twice: one row is enough for it");
    }
    attempts.add(new Attempt(variant, program));
  }
}
