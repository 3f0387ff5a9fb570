package io.fjprobe.analyzer.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NoRecordingTest {

  private static final List<LeftRecording> EMPTY =
      List.of(new LeftRecording(Path.of("7.jfr"), 7, 0, null, 0, ""));
  private static final String PICKED_UP = "Picked up JAVA_TOOL_OPTIONS: -javaagent:x";

  @TempDir private Path directory;

  private String reason(List<LeftRecording> empty, boolean alive, String toolOptions, String... log)
      throws IOException {
    Path file = Files.write(directory.resolve("log"), List.of(log));
    return new NoRecording(empty, new RunLog(file), pid -> alive).reason(toolOptions);
  }

  @Test
  void theAgentKnowsBest() throws IOException {
    assertThat(
            reason(
                List.of(),
                false,
                "-javaagent:x",
                PICKED_UP,
                "fjprobe: there is no Flight Recorder; the application continues unobserved"))
        .contains("the agent says: there is no Flight Recorder;");
  }

  @Test
  void aFileWithoutContent() throws IOException {
    String began = "fjprobe: recording to 7.jfr until the JVM exits";
    assertThat(reason(EMPTY, true, "-javaagent:x", began)).contains("JVM 7", "still runs");
    assertThat(reason(EMPTY, false, "-javaagent:x", began))
        .contains("JVM 7", "ended without writing it: it was killed");
    assertThat(reason(List.of(), false, null, began)).contains("its file is gone");
  }

  @Test
  void noJvmAtAll() throws IOException {
    assertThat(reason(List.of(), false, "-javaagent:x", "hello"))
        .contains("no JVM said that it picked up JAVA_TOOL_OPTIONS")
        .doesNotContain("JDK 8");
    assertThat(reason(List.of(), false, "x".repeat(1024), "hello"))
        .contains("JDK 8 ignores the variable beyond 1023 characters, and it has 1024");
    assertThat(reason(List.of(), false, "-javaagent:x", PICKED_UP)).contains("before JDK 8");
    assertThat(reason(List.of(), false, null)).contains("start {java} as a Java program?");
  }
}
