package io.fjprobe.analyzer.cli;

import io.fjprobe.analyzer.record.Agent;
import io.fjprobe.analyzer.record.UsageException;
import java.nio.file.Path;
import picocli.CommandLine.Option;

/** The agent that a command adds to a program, and with which options. */
final class AgentChoice {

  @Option(
      names = "--agent",
      paramLabel = "FILE",
      description = "The path of fjprobe.jar (default: the one beside analyzer.jar).")
  private Path file;

  @Option(
      names = "--agent-options",
      paramLabel = "OPTIONS",
      description =
          "Options for the agent, for example level=full or operation=com.acme.Orders.place. file="
              + " is not allowed.")
  private String options;

  /** Returns the agent; fails if there is none, or if an option is not allowed here. */
  Agent agent() throws UsageException {
    return Agent.of(file, options);
  }

  /** Returns what the user wrote; null: nothing. */
  String options() {
    return options;
  }
}
