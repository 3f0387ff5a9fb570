package io.fjprobe.workloads.fork;

import io.fjprobe.launch.Deadline;
import io.fjprobe.launch.Launch;
import io.fjprobe.launch.Running;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

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
    Running running = new Launch(command, output).in(directory).withoutJvmOptions().start();
    if (!endsWithin(limitMillis, running)) {
      throw new ForkFailure("still running after " + limitMillis + " ms" + end(output));
    }
    int exitCode = running.ended().exitCode;
    if (exitCode != 0) {
      throw new ForkFailure("exit code " + exitCode + end(output));
    }
  }

  private static boolean endsWithin(long limitMillis, Running running) throws ForkFailure {
    try {
      return Deadline.killingAfter(Duration.ofMillis(limitMillis)).await(running) == null;
    } catch (InterruptedException e) {
      running.kill();
      Thread.currentThread().interrupt();
      throw new ForkFailure("interrupted");
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
