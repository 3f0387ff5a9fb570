package io.fjprobe.analyzer.record;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A program's command with the agent in it.
 *
 * @param variables of the program
 * @param toolOptions the value of JAVA_TOOL_OPTIONS that has the agent; null: the command has it
 */
record Invocation(
    List<String> command, Map<String, String> variables, @Nullable String toolOptions) {

  /**
   * @param agent option of the JVM
   * @param ofUser what JAVA_TOOL_OPTIONS is without this, unless the program sets it; null: not set
   */
  static Invocation of(Program program, String agent, @Nullable String ofUser) {
    Map<String, String> variables = program.environment();
    return program.javaHome() == null
        ? new Invocation(
            program.words(),
            variables,
            toolOptions(agent, variables.getOrDefault(Plan.TOOL_OPTIONS, ofUser)))
        : new Invocation(withLauncher(program, agent), variables, null);
  }

  private static List<String> withLauncher(Program program, String agent) {
    List<String> command = new ArrayList<>();
    for (String word : program.words()) {
      if (word.equals(Program.JAVA)) {
        command.add(program.javaHome() + "/bin/java");
        command.add(agent);
      } else {
        command.add(word);
      }
    }
    return command;
  }

  /** Adds the agent to the variable. The JVM splits the variable at spaces outside of quotes. */
  private static String toolOptions(String agent, @Nullable String ofUser) {
    boolean quoted = agent.chars().anyMatch(c -> Character.isWhitespace(c) || c == '\'');
    String word = quoted ? '"' + agent + '"' : agent;
    return ofUser == null || ofUser.isBlank() ? word : ofUser + " " + word;
  }

  Map<String, String> environment() {
    Map<String, String> environment = new HashMap<>(variables);
    if (toolOptions != null) {
      environment.put(Plan.TOOL_OPTIONS, toolOptions);
    }
    return environment;
  }
}
