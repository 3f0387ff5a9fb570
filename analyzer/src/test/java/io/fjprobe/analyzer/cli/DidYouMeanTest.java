package io.fjprobe.analyzer.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Words that are nearly right. */
class DidYouMeanTest {

  private static String said(String... arguments) {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    PrintStream nowhere = new PrintStream(new ByteArrayOutputStream());
    int code = AnalyzerCommand.run(arguments, nowhere, new PrintStream(err), false);
    assertThat(code).isEqualTo(AnalyzerCommand.USAGE);
    return err.toString(StandardCharsets.UTF_8);
  }

  @ParameterizedTest
  @CsvSource({
    "summarise, summarize",
    "sumarize, summarize",
    "comapre, compare",
    "compair, compare",
    "recrod, record",
    "exprot, export",
    "view, views"
  })
  void aCommand(String word, String meant) {
    assertThat(said(word, "good.jfr"))
        .startsWith("analyzer: unknown command '" + word + "'; did you mean '" + meant + "'?")
        .contains("analyzer: see 'analyzer --help'");
  }

  @ParameterizedTest
  @CsvSource({
    "summarize, --jsn, --json",
    "summarize, --htm=x, --html",
    "summarize, --hmtl=x, --html",
    "compare, --fail-onn=x, --fail-on",
    "compare, --makrdown, --markdown",
    "export, --perfeto=x, --perfetto"
  })
  void anOption(String command, String word, String meant) {
    assertThat(said(command, word, "good.jfr"))
        .startsWith("analyzer: unknown option '" + word + "'; did you mean '" + meant + "'?")
        .contains("analyzer: see 'analyzer " + command + " --help'");
  }

  @Test
  void aCommandToBeExplained() {
    assertThat(said("help", "compre"))
        .startsWith("analyzer: unknown command 'compre'; did you mean 'compare'?");
  }

  @Test
  void nothingIsMadeUp() {
    assertThat(said("qqqq")).startsWith("analyzer: unknown command 'qqqq'\n");
    assertThat(said("summarize", "--qqqq", "good.jfr"))
        .startsWith("analyzer: unknown option '--qqqq'\n");
  }

  @Test
  void aRecordingIsNoCommand() {
    assertThat(said("run.jfr"))
        .contains("to diagnose a recording: analyzer summarize run.jfr")
        .doesNotContain("did you mean");
  }

  @Test
  void aValueThatAnOptionDoesNotTake() {
    assertThat(said("summarize", "--json=out.json", "good.jfr"))
        .startsWith("analyzer: --json takes no value, but has 'out.json'\n");
  }

  @Test
  void whatIsMissing() {
    assertThat(said("export", "good.jfr")).startsWith("analyzer: Missing required argument");
  }
}
