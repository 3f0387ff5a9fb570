package io.fjprobe.workloads.overhead;

import java.util.regex.Pattern;

/** The settings of a recording that the agent has no part in. */
final class JfrSettings {
  private static final Pattern AGENT_EVENT =
      Pattern.compile(
          "[ \\t]*<event\\s+name=\"fjprobe\\.[^\"]*\"[^>]*?(?:/>|>.*?</event>)[ \\t]*\\R?",
          Pattern.DOTALL);

  private JfrSettings() {}

  static String withoutAgentEvents(String settings) {
    return AGENT_EVENT.matcher(settings).replaceAll("");
  }
}
