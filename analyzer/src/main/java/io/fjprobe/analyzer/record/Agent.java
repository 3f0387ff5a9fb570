package io.fjprobe.analyzer.record;

import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.Arrays;
import java.util.Collection;

/**
 * The agent that each JVM gets.
 *
 * @param options of the user, as they follow -javaagent:fjprobe.jar=; "" without
 */
public record Agent(Path jar, String options) {

  private static final String NAME = "fjprobe.jar";
  private static final String COUNT = "count=";

  /**
   * @param jar null: the one beside analyzer.jar
   * @param options null: none
   */
  public static Agent of(Path jar, String options) throws UsageException {
    Path found = jar == null ? besideThis() : jar;
    if (!Files.isRegularFile(found)) {
      throw new UsageException(
          "no agent at " + found + ": name it by --agent=/path/" + NAME + ", a file");
    }
    String given = options == null ? "" : options;
    if (Arrays.stream(given.split(",")).anyMatch(option -> option.startsWith("file="))) {
      throw new UsageException(
          "--agent-options=" + given + ": leave file= out, recordings go to --out");
    }
    if (given.indexOf('"') >= 0 || given.indexOf('\n') >= 0) {
      throw new UsageException(
          "--agent-options=" + given + ": a double quote or a new line can't be passed on");
    }
    return new Agent(found.toAbsolutePath().normalize(), given);
  }

  /** Returns the same agent with other options. */
  public Agent with(String otherOptions) {
    return new Agent(jar, otherOptions);
  }

  /** Returns the same agent, which counts the calls of methods too. */
  public Agent counting(Collection<String> methods) {
    return with((options.isEmpty() ? "" : options + ",") + COUNT + String.join(";", methods));
  }

  /** Returns whether it counts calls. */
  public boolean counts() {
    return Arrays.stream(options.split(",")).anyMatch(option -> option.startsWith(COUNT));
  }

  private static Path besideThis() throws UsageException {
    CodeSource source = Agent.class.getProtectionDomain().getCodeSource();
    try {
      return Path.of(source.getLocation().toURI()).resolveSibling(NAME);
    } catch (URISyntaxException | RuntimeException e) {
      throw new UsageException("where analyzer.jar is can't be told: add --agent=/path/" + NAME);
    }
  }

  /**
   * Returns the JVM option that loads the agent.
   *
   * @param folder for the recording of each JVM, of a name without commas
   */
  String argument(Path folder) {
    String more = options.isEmpty() ? "" : options + ",";
    return "-javaagent:" + jar + "=" + more + "file=" + folder.resolve(LeftRecording.PATTERN);
  }
}
