package io.fjprobe.analyzer.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ShellWordsTest {

  private static List<String> split(String text) throws UsageException {
    return ShellWords.split(text, false);
  }

  /** What the shell itself makes of it. */
  private static List<String> byShell(String text) throws IOException, InterruptedException {
    Assumptions.assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "no /bin/sh to compare with");
    Process shell = new ProcessBuilder("/bin/sh", "-c", "printf '%s\\0' " + text).start();
    String words = new String(shell.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(shell.waitFor()).isZero();
    return List.of(words.split("\0", -1))
        .subList(0, (int) words.chars().filter(c -> c == 0).count());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "java -jar old.jar 100",
        "  java\t-jar   a.jar  ",
        "'a b' \"c d\" e\\ f",
        "a'b c'd\"e f\"g",
        "'' \"\" x",
        "'a\\b' \"a\\b\" a\\b",
        "\"a\\\"b\" \"a\\\\b\" \"a\\$b\" \"a\\`b\"",
        "'$x `y` a|b'",
        "'it'\\''s'",
        "a\\\nb \"c\\\nd\"",
        "\"it's\" 'say \"x\"'",
        "-Dx='a  b' -cp a.jar:b.jar com.acme.Main\\$Inner",
        "\\'a\\\" b"
      })
  void asTheShellDoes(String text) throws Exception {
    assertThat(split(text)).isEqualTo(byShell(text));
  }

  @ParameterizedTest
  @ValueSource(strings = {"java 'a b", "java \"a b", "java 'a\"b", "java \"a\\\""})
  void aQuoteThatIsNotClosedIsNamed(String text) {
    assertThatThrownBy(() -> split(text))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("that opens at character 6 is not closed in: " + text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"java > x", "a | b", "a; b", "a && b", "$HOME/bin/java", "a \"$HOME\"", "`a`"})
  void whatNeedsAShellIsRefused(String text) {
    assertThatThrownBy(() -> split(text))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("means something to a shell");
  }

  @Test
  void nothingToRun() {
    assertThatThrownBy(() -> split("  ")).hasMessageContaining("a command is empty");
    assertThatThrownBy(() -> split("a \\")).hasMessageContaining("a backslash ends the command");
  }

  @Test
  void onWindowsABackslashIsPartOfAPath() throws UsageException {
    assertThat(ShellWords.split("C:\\jdk\\bin\\java -jar \"C:\\my app\\a.jar\" it's a\\\"b", true))
        .containsExactly("C:\\jdk\\bin\\java", "-jar", "C:\\my app\\a.jar", "it's", "a\"b");
  }

  @Test
  void joinedWordsSplitIntoTheSame() throws UsageException {
    List<String> words = List.of("{java}", "-cp", "a b", "it's", "", "x$y");
    assertThat(split(ShellWords.join(words))).isEqualTo(words);
    assertThat(ShellWords.join(List.of("java", "-jar", "a.jar"))).isEqualTo("java -jar a.jar");
  }
}
