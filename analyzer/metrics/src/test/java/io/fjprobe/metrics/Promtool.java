package io.fjprobe.metrics;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/** The tool of Prometheus that checks what Prometheus reads. */
final class Promtool {

  private static final String REQUIRED = "FJPROBE_REQUIRE_PROMTOOL";

  /**
   * What it said.
   *
   * @param lines of both streams
   */
  record Result(int exitCode, List<String> lines) {}

  private Promtool() {}

  /** Skips the test without the tool, unless it is required. */
  static Result run(String input, String... arguments) throws IOException, InterruptedException {
    Optional<Path> tool = find();
    if (tool.isEmpty() && System.getenv(REQUIRED) != null) {
      throw new AssertionError("no promtool on the PATH, but " + REQUIRED + " is set");
    }
    Assumptions.assumeTrue(tool.isPresent(), "no promtool on the PATH");
    Path in = Files.writeString(Files.createTempFile("promtool", ".txt"), input);
    Path out = Files.createTempFile("promtool", ".out");
    try {
      Process process =
          new ProcessBuilder(
                  Stream.concat(Stream.of(tool.get().toString()), Stream.of(arguments)).toList())
              .redirectInput(in.toFile())
              .redirectOutput(out.toFile())
              .redirectErrorStream(true)
              .start();
      if (!process.waitFor(1, TimeUnit.MINUTES)) {
        process.destroyForcibly();
        throw new AssertionError("promtool does not end");
      }
      return new Result(process.exitValue(), Files.readAllLines(out));
    } finally {
      Files.delete(in);
      Files.delete(out);
    }
  }

  private static Optional<Path> find() {
    return Arrays.stream(System.getenv("PATH").split(File.pathSeparator))
        .map(folder -> Path.of(folder, "promtool"))
        .filter(Files::isExecutable)
        .findFirst();
  }
}
