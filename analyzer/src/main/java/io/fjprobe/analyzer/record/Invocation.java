package io.fjprobe.analyzer.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A program's command with the agent in it.
 *
 * @param toolOptions the value of JAVA_TOOL_OPTIONS that has the agent; null: the command has it
 */
record Invocation(List<String> command, @Nullable String toolOptions) {

  /**
   * @param agent option of the JVM
   * @param ofUser what JAVA_TOOL_OPTIONS is without this; null: not set
   */
  static Invocation of(Program program, String agent, @Nullable String ofUser) {
    return program.javaHome() == null
        ? new Invocation(program.words(), toolOptions(agent, ofUser))
        : new Invocation(withLauncher(program, agent), null);
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
    return toolOptions == null ? Map.of() : Map.of(Plan.TOOL_OPTIONS, toolOptions);
  }
}
