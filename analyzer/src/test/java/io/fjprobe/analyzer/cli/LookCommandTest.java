package io.fjprobe.analyzer.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What can be said before any process is touched. */
class LookCommandTest {

  @TempDir private Path directory;
  private Path agent;

  @BeforeEach
  void agent() throws IOException {
    agent = Files.writeString(directory.resolve("fjprobe.jar"), "");
  }

  private void refused(String message, String... arguments) {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    List<String> words = new ArrayList<>(List.of("look"));
    words.addAll(List.of(arguments));
    int code =
        AnalyzerCommand.run(
            words.toArray(String[]::new),
            new PrintStream(new ByteArrayOutputStream()),
            new PrintStream(err),
            false);
    assertThat(err.toString(StandardCharsets.UTF_8)).contains(message).contains("look --help");
    assertThat(code).isEqualTo(2);
  }

  @Test
  void oneProcessId() {
    refused("Missing required parameter: 'PID'");
    refused("'Main' is no process id; java -jar fjprobe.jar list", "Main");
    refused("'-4711' is no process id", "--", "-4711");
    refused("'0' is no process id", "0");
  }

  @Test
  void aTime() {
    refused("--duration=soon is no time", "4711", "--duration=soon");
    refused("--duration=0s is no time", "4711", "--duration=0s");
    refused("--duration=25h is longer than 24h", "4711", "--duration=25h");
  }

  @Test
  void aFileThatCanBeWritten() {
    String none = directory.resolve("none").toString();
    refused("there is no directory " + none, "4711", "--out=" + none + "/a.jfr");
    refused(directory + " can't be written", "4711", "--out=" + directory);
    refused("would replace %p", "4711", "--out=" + directory.resolve("%p.jfr"));
  }

  @Test
  void theAgent() {
    refused("no agent at /none.jar", "4711", "--agent=/none.jar");
    String jar = "--agent=" + agent;
    refused("leave file= out", "4711", jar, "--agent-options=level=full,file=x");
    refused("write --duration instead", "4711", jar, "--agent-options=duration=1s");
  }

  @Test
  void limitsAreCheckedBeforeTimeIsSpent() {
    refused("did you mean 'join-order.warning'?", "4711", "--limit=join-oder.warning=0.5");
  }
}
