package io.fjprobe.workloads.fork;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** A JVM of its own, which has to end well and in time. */
public final class Fork {
  private static final int QUOTED_LINES = 3;

  private Fork() {}

  /**
   * @param directory in which it runs, and where it may leave files
   * @param output the file for all that it prints
   */
  public static void run(List<String> command, Path directory, Path output, long limitMillis)
      throws IOException, ForkFailure {
    ProcessBuilder builder = new ProcessBuilder(command).directory(directory.toFile());
    clean(builder.environment());
    Process process = builder.redirectErrorStream(true).redirectOutput(output.toFile()).start();
    try {
      if (!process.waitFor(limitMillis, TimeUnit.MILLISECONDS)) {
        throw new ForkFailure("still running after " + limitMillis + " ms" + end(output));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new ForkFailure("interrupted");
    } finally {
      destroy(process);
    }
    if (process.exitValue() != 0) {
      throw new ForkFailure("exit code " + process.exitValue() + end(output));
    }
  }

  /** Of options that would be added to those of the variant. */
  private static void clean(Map<String, String> environment) {
    environment.keySet().removeIf(name -> name.startsWith("FJPROBE_"));
    environment.remove("JAVA_TOOL_OPTIONS");
    environment.remove("JDK_JAVA_OPTIONS");
    environment.remove("_JAVA_OPTIONS");
  }

  /** Waits, so that its files can be removed. */
  private static void destroy(Process process) {
    if (!process.isAlive()) {
      return;
    }
    try {
      process.destroyForcibly().waitFor(10, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static String end(Path output) throws IOException {
    String[] lines =
        new String(Files.readAllBytes(output), StandardCharsets.UTF_8).trim().split("\\R");
    StringBuilder end = new StringBuilder();
    for (int i = Math.max(0, lines.length - QUOTED_LINES); i < lines.length; i++) {
      end.append("\n    ").append(lines[i]);
    }
    return end.toString();
  }
}
