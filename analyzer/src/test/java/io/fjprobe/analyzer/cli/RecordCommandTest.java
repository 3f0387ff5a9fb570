package io.fjprobe.analyzer.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What can be said before anything is run. */
class RecordCommandTest {

  @TempDir private Path directory;
  private Path agent;

  @BeforeEach
  void agent() throws IOException {
    agent = Files.writeString(directory.resolve("fjprobe.jar"), "");
  }

  private record Usage(int code, String err) {}

  private Usage run(String... arguments) {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    String[] words = {"record", "--out", directory.resolve("out").toString()};
    int code =
        AnalyzerCommand.run(
            with(words, arguments),
            new PrintStream(new ByteArrayOutputStream()),
            new PrintStream(err),
            false);
    return new Usage(code, err.toString(StandardCharsets.UTF_8));
  }

  private void refused(String message, String... arguments) {
    Usage usage = run(arguments);
    assertThat(usage.err()).contains(message);
    assertThat(usage.code()).as(usage.err()).isEqualTo(2);
    assertThat(directory.resolve("out")).doesNotExist();
  }

  @Test
  void twoSidesAreNeeded() {
    refused("two sides are needed");
    refused("two sides are needed", "--base", "java -version");
    refused("two sides are needed", "--base", "a", "--new", "b", "--jdks", "17,25");
    refused("two sides are needed", "--jdks", "17,25");
    refused("two sides are needed", "--base", "a", "--new", "b", "--", "{java}", "-version");
  }

  @Test
  void commandsAreCheckedFirst() {
    refused("is not closed in: java 'x", "--base", "java 'x", "--new", "java");
    refused("/none/java can't be run", "--base", "/none/java", "--new", "java");
    refused("no bin/java in /none", "--jdks", "17=/none,25=/none", "--", "{java}", "x");
  }

  @Test
  void optionsAreCheckedBeforeHoursAreSpent() {
    String[] sides = {"--base", "sh -c true", "--new", "sh -c true", "--agent", agent.toString()};
    refused("--timeout=soon is no time", with(sides, "--timeout", "soon"));
    refused("--timeout=0s is no time", with(sides, "--timeout", "0s"));
    refused("--rounds must be 1 or more", with(sides, "--rounds", "0"));
    refused("leave file= out", with(sides, "--agent-options", "level=full,file=x"));
    refused("--junit writes the result of --fail-on", with(sides, "--junit", "x.xml"));
    refused("--json or --markdown", with(sides, "--json", "--markdown"));
    refused("nonsense", with(sides, "--fail-on", "nonsense"));
    refused("no agent at /none.jar", "--base", "sh", "--new", "sh", "--agent", "/none.jar");
  }

  private static String[] with(String[] words, String... more) {
    String[] all = Arrays.copyOf(words, words.length + more.length);
    System.arraycopy(more, 0, all, words.length, more.length);
    return all;
  }

  /** Its options are not ours, and @ is no file of options. */
  @Test
  void theCommandIsTakenAsItIs() {
    refused(
        "the word {java} of the command",
        "--jdks",
        "17=" + System.getProperty("java.home") + ",25=" + System.getProperty("java.home"),
        "java",
        "--json",
        "@none",
        "-XX:+UseSerialGC");
  }

  @Test
  void aProgramThatIsNoJvmIsSaidToBeNone() throws IOException {
    Usage usage = run("--base", "echo hello", "--new", "echo", "--agent", agent.toString());
    assertThat(usage.code()).isEqualTo(1);
    assertThat(usage.err())
        .contains("1/10 round 1, base", "FAILED: no recording was left", "    hello");
    assertThat(directory.resolve("out/base-1.log")).hasContent("hello");
  }
}
