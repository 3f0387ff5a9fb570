package io.fjprobe.analyzer.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What bash completes with the script. */
class CompletionCommandTest {

  @TempDir private Path directory;

  private List<String> completed(String... words) throws IOException, InterruptedException {
    Path script = Files.writeString(directory.resolve("script"), OwnAnalyzer.run("completion"));
    String line =
        "source "
            + script
            + "; COMP_WORDS=(analyzer '"
            + String.join("' '", words)
            + "'); COMP_CWORD="
            + words.length
            + "; _complete_analyzer 2> /dev/null; printf '%s\\n' \"${COMPREPLY[@]}\"";
    Process bash =
        new ProcessBuilder("bash", "--norc", "-c", line)
            .redirectErrorStream(true)
            .redirectInput(new File("/dev/null"))
            .start();
    String said = new String(bash.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(bash.waitFor()).as(said).isZero();
    return said.lines().map(String::strip).toList();
  }

  @Test
  void commandsAreCompleted() throws Exception {
    assertThat(completed("s")).containsExactlyInAnyOrder("summarize", "scale", "serve");
  }

  @Test
  void optionsOfACommandAreCompleted() throws Exception {
    assertThat(completed("export", "--c")).containsExactlyInAnyOrder("--csv", "--collapsed");
  }

  @Test
  void valuesOfAnOptionAreCompleted() throws Exception {
    assertThat(completed("export", "--stacks", "")).contains("moments", "waits", "forks");
  }
}
