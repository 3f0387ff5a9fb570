package io.fjprobe.jmc;

import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdks;
import java.io.File;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The shipped jar beside JMC's own, in a JVM that has nothing else of ours. */
final class HeadlessJmc {

  /** What a rule says of a recording. */
  record Line(
      String severity,
      String score,
      String pool,
      String share,
      String summary,
      String explanation,
      String solution) {}

  private static final Path RULES = AgentRun.DISTRIBUTION.resolve("fjprobe-jmc-rules.jar");

  private HeadlessJmc() {}

  static Map<String, Line> run(Path recording, Path directory, String... preferences) {
    ForkedJvm.Result result =
        new ForkedJvm(Jdks.get(Runtime.version().feature()), directory)
            .main(JmcRun.class, classPath())
            .arguments(
                Stream.concat(Stream.of(recording.toString()), Stream.of(preferences))
                    .toArray(String[]::new))
            .run()
            .expectSuccess();
    Map<String, Line> lines = new TreeMap<>();
    for (String line : result.out().split("\n")) {
      String[] cells = line.split("\t", -1);
      lines.put(
          cells[0], new Line(cells[1], cells[2], cells[3], cells[4], cells[5], cells[6], cells[7]));
    }
    return lines;
  }

  private static Path[] classPath() {
    return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
        .filter(entry -> entry.contains("jmc") || entry.matches(".*(encoder|lz4)-[^/]*jar"))
        .filter(entry -> !entry.endsWith("classes") || entry.endsWith("test-classes"))
        .map(entry -> entry.matches(".*fjprobe-jmc-rules[^/]*jar") ? RULES : Path.of(entry))
        .toArray(Path[]::new);
  }
}
