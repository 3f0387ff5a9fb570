package io.fjprobe.analyzer.record;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What all runs of a directory have in common; runs of another plan do not belong there.
 *
 * @param programs one for each side
 * @param mainClass of the JVM to choose if a run has several; null: not given
 * @param environment variables that JVMs read options from, as far as they were set
 * @param files that the commands name, and the agent
 */
public record Plan(
    String workingDirectory,
    List<Program> programs,
    String agent,
    String agentOptions,
    @Nullable String mainClass,
    Map<String, String> environment,
    List<InputFile> files) {

  public Plan {
    programs = List.copyOf(Objects.requireNonNull(programs, "it has no programs"));
    environment = environment == null ? Map.of() : environment;
    files = files == null ? List.of() : files;
  }

  /** JVMs read options from this variable. */
  static final String TOOL_OPTIONS = "JAVA_TOOL_OPTIONS";

  private static final List<String> VARIABLES =
      List.of(TOOL_OPTIONS, "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS");

  public static Plan of(
      List<Program> programs,
      Agent agent,
      @Nullable String mainClass,
      Map<String, String> environment) {
    Map<String, String> set = new LinkedHashMap<>();
    for (String variable : VARIABLES) {
      if (environment.get(variable) != null) {
        set.put(variable, environment.get(variable));
      }
    }
    return new Plan(
        Path.of("").toAbsolutePath().toString(),
        programs,
        agent.jar().toString(),
        agent.options(),
        mainClass,
        set,
        InputFile.of(programs, agent.jar()));
  }

  /** Says in what another plan differs, as the user wrote it; empty: in nothing. */
  List<String> differences(Plan other) {
    List<String> differences = new ArrayList<>();
    for (int i = 0; i < Math.max(programs.size(), other.programs.size()); i++) {
      add(differences, "command", command(i), other.command(i));
    }
    add(differences, "working directory", workingDirectory, other.workingDirectory);
    add(differences, "agent", agent, other.agent);
    add(differences, "--agent-options", agentOptions, other.agentOptions);
    add(differences, "--main", mainClass, other.mainClass);
    for (String variable : VARIABLES) {
      add(differences, variable, environment.get(variable), other.environment.get(variable));
    }
    for (InputFile file : files) {
      if (other.files.stream().anyMatch(file::isOtherVersionOf)) {
        differences.add(file.path() + " has changed since");
      }
    }
    return differences;
  }

  private @Nullable String command(int side) {
    if (side >= programs.size()) {
      return null;
    }
    Program program = programs.get(side);
    String home = program.javaHome() == null ? "" : " in " + program.javaHome();
    String variables = program.environment().isEmpty() ? "" : " with " + program.environment();
    return program.label() + home + variables + ": " + ShellWords.join(program.words());
  }

  private static void add(
      List<String> differences, String what, @Nullable String now, @Nullable String earlier) {
    if (!Objects.equals(now, earlier)) {
      differences.add(what + ": " + said(earlier) + " earlier, " + said(now) + " now");
    }
  }

  private static String said(@Nullable String text) {
    return text == null || text.isEmpty() ? "none" : "'" + text + "'";
  }
}
