package io.fjprobe.jmh;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/** Where a JVM that is to be started may get an agent from. */
final class AgentOption {
  private static final String AGENT = "-javaagent:";
  private static final List<String> VARIABLES =
      Arrays.asList("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS");

  private AgentOption() {}

  /** Whether there is any agent, which may be ours; or a file of options, which may name it. */
  static boolean mayBeAmong(Collection<String> arguments, Map<String, String> environment) {
    return arguments.stream().anyMatch(AgentOption::mayBe)
        || VARIABLES.stream().anyMatch(name -> environment.getOrDefault(name, "").contains(AGENT));
  }

  private static boolean mayBe(String argument) {
    return argument.startsWith(AGENT)
        || argument.startsWith("@")
        || argument.startsWith("-XX:VMOptionsFile=")
        || argument.startsWith("-XX:Flags=");
  }
}
