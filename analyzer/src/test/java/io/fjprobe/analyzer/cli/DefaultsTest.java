package io.fjprobe.analyzer.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class DefaultsTest {

  private static final List<String> COMMANDS = List.of("summarize", "compare");

  @TempDir private Path home;

  private Path write(String text) throws IOException {
    return Files.writeString(home.resolve(".fjprobe.properties"), text);
  }

  private CommandLine line(String text) throws IOException {
    CommandLine line = Program.lineFor(new String[] {"summarize"}, false);
    Defaults.read(write(text), COMMANDS).applyTo(line);
    return line;
  }

  private static Object option(CommandLine line, String option, String... words) {
    return line.parseArgs(words).subcommand().commandSpec().findOption(option).getValue();
  }

  @Test
  void whatIsNotOnTheCommandLineIsTakenFromTheFile() throws IOException {
    String text = "summarize.app = com.acme,org.acme\nsummarize.all = true\n";
    assertThat(option(line(text), "--app", "summarize", "a.jfr"))
        .isEqualTo(List.of("com.acme", "org.acme"));
    assertThat(option(line(text), "--all", "summarize", "a.jfr")).isEqualTo(true);
  }

  @Test
  void theCommandLineWins() throws IOException {
    CommandLine line = line("summarize.app = com.acme");
    assertThat(option(line, "--app", "summarize", "--app=my", "a.jfr")).isEqualTo(List.of("my"));
  }

  @Test
  void whatThereIsNotIsNamed() {
    assertThatThrownBy(() -> line("summarise.app = com.acme"))
        .hasMessageContaining(".fjprobe.properties: 'summarise.app' does not name a command")
        .hasMessageContaining("summarize")
        .hasMessageContaining("FJPROBE_CONFIG=no");
    assertThatThrownBy(() -> line("summarize.ap = com.acme"))
        .hasMessageContaining("'summarize.ap' does not name an option of summarize")
        .hasMessageContaining("app");
    assertThatThrownBy(() -> line("app = com.acme")).hasMessageContaining("'app' does not name");
  }

  @Test
  void othersCommandsOptionsAreLeftToThem() throws IOException {
    assertThat(line("compare.nonsense = 1")).isNotNull();
  }

  @Test
  void theFileIsReadUnlessNobodyWantsIt() throws IOException {
    String own = home.toString();
    assertThat(DefaultsFile.of(Map.of(), own)).as("there is none").isNull();
    Path file = write("");
    assertThat(DefaultsFile.of(Map.of(), own)).isEqualTo(file);
    assertThat(DefaultsFile.of(Map.of("FJPROBE_CONFIG", "no"), own)).isNull();
    assertThat(DefaultsFile.of(Map.of("FJPROBE_CONFIG", "/other"), own))
        .isEqualTo(Path.of("/other"));
    assertThatThrownBy(() -> Defaults.read(home.resolve("none"), COMMANDS))
        .hasMessageContaining("none can't be read");
  }
}
