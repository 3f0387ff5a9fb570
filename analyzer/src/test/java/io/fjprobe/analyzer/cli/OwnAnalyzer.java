package io.fjprobe.analyzer.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/**
 * The analyzer in the JVM of the tests, for tests of what it says. How it starts, and that the
 * shipped jar says the same, is for tests that start it.
 */
public final class OwnAnalyzer {

  private OwnAnalyzer() {}

  /** What a command prints, which has to end with 0. */
  public static String run(String... arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int code = AnalyzerCommand.run(arguments, new PrintStream(out), new PrintStream(err), false);
    assertThat(code).as(err.toString(StandardCharsets.UTF_8)).isZero();
    return out.toString(StandardCharsets.UTF_8);
  }

  /** What {@code summarize --json} says of one recording. */
  public static JsonNode summary(Path recording) throws IOException {
    String json = run("summarize", "--json", recording.toString());
    return new JsonMapper().readTree(json).at("/recordings/0");
  }
}
