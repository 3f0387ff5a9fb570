package io.fjprobe.testing;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * Starts a program on a JDK of choice and collects what it prints. Most tests are of what is said
 * and recorded: the client compiler is enough for them.
 */
public final class ForkedJvm {

  /** Half the CPU time of a short run is that of the other compiler. */
  public static final String CLIENT_COMPILER = "-XX:TieredStopAtLevel=1";

  /** Most code of such a run is not called so often that compiling it pays off. JDK 9 has it. */
  private static final String COMPILE_LATER = "-XX:CompileThresholdScaling=5";

  private static final int COMPILES_LATER = 9;

  /** What a forked JVM left behind. */
  public record Result(List<String> command, int exitCode, String out, String err) {

    /** Fails with everything printed unless the program ended with 0. */
    public Result expectSuccess() {
      return expectExit(0);
    }

    public Result expectExit(int expected) {
      if (exitCode != expected) {
        throw new AssertionError("exit code " + exitCode + ", expected " + expected + "\n" + this);
      }
      return this;
    }

    @Override
    public String toString() {
      return String.join(" ", command) + "\n--- out\n" + out + "\n--- err\n" + err;
    }
  }

  private final Jdk jdk;
  private final Path directory;
  private final List<String> jvmArguments = new ArrayList<>();
  private final List<String> arguments = new ArrayList<>();
  private Path workingDirectory;
  private int timeoutSeconds = 90;
  private boolean allCompilers;

  /**
   * @param directory working directory, for the recordings that it leaves
   */
  public ForkedJvm(Jdk jdk, Path directory) {
    this.jdk = jdk;
    this.directory = directory;
    this.workingDirectory = directory;
  }

  /** Another one, which it need not be able to write to. */
  public ForkedJvm workingDirectory(Path other) {
    workingDirectory = other;
    return this;
  }

  public ForkedJvm jvmArguments(String... more) {
    jvmArguments.addAll(List.of(more));
    return this;
  }

  /** For tests of code that runs hot, and of what is slow. */
  public ForkedJvm allCompilers() {
    allCompilers = true;
    return this;
  }

  /** For tests that also pass without: with all compilers if all tests are asked for. */
  public ForkedJvm allCompilersAtNight() {
    allCompilers |= Jdks.areAllTestsAsked();
    return this;
  }

  public ForkedJvm jar(Path jar) {
    arguments.add("-jar");
    arguments.add(jar.toString());
    return this;
  }

  /** A main class, found in the directories and jars of the class path. */
  public ForkedJvm main(Class<?> main, Path... classPath) {
    List<String> entries = new ArrayList<>();
    for (Path entry : classPath) {
      entries.add(entry.toString());
    }
    arguments.add("-cp");
    arguments.add(String.join(File.pathSeparator, entries));
    arguments.add(main.getName());
    return this;
  }

  public ForkedJvm arguments(String... more) {
    arguments.addAll(List.of(more));
    return this;
  }

  /** A bound against hangs, not a measurement. */
  public ForkedJvm timeoutSeconds(int seconds) {
    this.timeoutSeconds = seconds;
    return this;
  }

  private List<String> command() {
    List<String> command = new ArrayList<>();
    command.add(jdk.java().toString());
    if (!allCompilers) {
      command.add(CLIENT_COMPILER);
      if (jdk.feature() >= COMPILES_LATER) {
        command.add(COMPILE_LATER);
      }
    }
    command.addAll(jvmArguments);
    command.addAll(arguments);
    return command;
  }

  /** A program to talk to by its standard streams. */
  public RunningJvm start() {
    try {
      Path err = Files.createTempFile(directory, "stderr", ".txt");
      return new RunningJvm(builder(command()).redirectError(err.toFile()).start(), err);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public Result run() {
    try {
      return run(command());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  private Result run(List<String> command) throws IOException, InterruptedException {
    Path out = Files.createTempFile(directory, "stdout", ".txt");
    Path err = Files.createTempFile(directory, "stderr", ".txt");
    Process process =
        builder(command).redirectOutput(out.toFile()).redirectError(err.toFile()).start();
    boolean ended = process.waitFor(timeoutSeconds, TimeUnit.SECONDS);
    if (!ended) {
      process.destroyForcibly().waitFor();
    }
    Result result =
        new Result(
            command,
            ended ? process.exitValue() : -1,
            Files.readString(out),
            Files.readString(err));
    if (!ended) {
      throw new AssertionError("still running after " + timeoutSeconds + " s\n" + result);
    }
    return result;
  }

  private ProcessBuilder builder(List<String> command) {
    ProcessBuilder builder = new ProcessBuilder(command).directory(workingDirectory.toFile());
    // options that the environment adds would be printed by the JVM, and change what is tested
    builder.environment().keySet().removeIf(name -> name.startsWith("FJPROBE_"));
    builder.environment().remove("JAVA_TOOL_OPTIONS");
    builder.environment().remove("JDK_JAVA_OPTIONS");
    return builder;
  }
}
