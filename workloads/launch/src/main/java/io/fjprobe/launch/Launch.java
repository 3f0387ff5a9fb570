package io.fjprobe.launch;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/** A program to start. */
public final class Launch {
  /** A JVM adds the options of these variables to those of its command. */
  private static final List<String> JVM_OPTIONS =
      Arrays.asList("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS");

  private final List<String> command;
  private final Path log;
  private final ProcessBuilder builder;
  private Map<String, String> environment = Collections.emptyMap();

  /**
   * The program does not see variables that begin with FJPROBE_, for the agent would read options
   * from them.
   *
   * @param log the file for all that it prints
   */
  public Launch(List<String> command, Path log) {
    this.command = command;
    this.log = log;
    this.builder = new ProcessBuilder(command);
    builder.environment().keySet().removeIf(name -> name.startsWith("FJPROBE_"));
    builder.redirectErrorStream(true).redirectOutput(log.toFile());
  }

  /**
   * @param directory in which it runs
   */
  public Launch in(Path directory) {
    builder.directory(directory.toFile());
    return this;
  }

  /** Sets variables. */
  public Launch with(Map<String, String> variables) {
    environment = variables;
    builder.environment().putAll(variables);
    return this;
  }

  /** Leaves out options of JVMs that would come from the environment. */
  public Launch withoutJvmOptions() {
    builder.environment().keySet().removeAll(JVM_OPTIONS);
    return this;
  }

  /** Keeps what is in the log already. */
  public Launch appending() {
    builder.redirectOutput(Redirect.appendTo(log.toFile()));
    return this;
  }

  /**
   * @param errors the file for what it prints as errors
   */
  public Launch errorsTo(Path errors) {
    builder.redirectErrorStream(false).redirectError(errors.toFile());
    return this;
  }

  public List<String> command() {
    return command;
  }

  /** Returns the variables that are set for it. */
  public Map<String, String> environment() {
    return environment;
  }

  public Path log() {
    return log;
  }

  public Running start() throws IOException {
    CpuTime before = CpuTime.ofChildren();
    long start = System.nanoTime();
    Process process = builder.start();
    process.getOutputStream().close(); // nobody answers if it asks
    return new Child(process, start, before);
  }
}
