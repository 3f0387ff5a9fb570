package io.fjprobe.analyzer.watch.screen;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.documentation.DocumentationPage;
import io.fjprobe.analyzer.finding.limit.Limits;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalTime;
import java.util.List;
import java.util.stream.Collectors;
import org.jline.utils.AttributedString;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Screens of recordings that are kept, of two sizes, as they have to look. */
class ScreenTest {

  private static final long SECOND = 1_000_000_000;

  /** Run the tests with this property to write the screens anew; then read the difference. */
  private static final boolean WRITE = "write".equals(System.getProperty("fjprobe.screens"));

  private static Seen seen(String recording) throws Exception {
    Path file = DocumentationPage.ROOT.resolve("docs/recordings/" + recording + ".jfr.gz");
    return Seen.in(file, null, Limits.standard());
  }

  private static List<AttributedString> screen(
      String recording, int width, int height, Choice choice) throws Exception {
    Seen seen = seen(recording);
    FindingHistory history = new FindingHistory(10 * SECOND);
    history.update(seen.findings().subList(0, 1), 0);
    Title title =
        new Title(
            "4711 " + recording, Duration.ofSeconds(10), LocalTime.of(23, 45, 12), Duration.ZERO);
    return new Screen(width, height)
        .of(seen, history.update(seen.findings(), 7 * SECOND), choice, title, 9 * SECOND);
  }

  @ParameterizedTest
  @CsvSource({"blocked,80,24", "blocked,200,60", "hanging,80,24", "hanging,200,60"})
  void looksLikeThis(String recording, int width, int height) throws Exception {
    List<AttributedString> lines = screen(recording, width, height, Choice.FIRST);
    assertThat(lines).hasSizeLessThanOrEqualTo(height);
    assertThat(lines).allMatch(line -> line.columnLength() <= width);
    String name = recording + "-" + width + "x" + height + ".txt";
    String text = lines.stream().map(String::valueOf).collect(Collectors.joining("\n", "", "\n"));
    assertThat(text).isEqualTo(kept(name, text));
  }

  private static String kept(String name, String text) throws IOException {
    if (WRITE) {
      Path folder = Path.of("src/test/resources/io/fjprobe/analyzer/watch/screen");
      Files.writeString(folder.resolve(name), text);
      return text;
    }
    try (InputStream in = ScreenTest.class.getResourceAsStream(name)) {
      assertThat(in).as(name).isNotNull();
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  /** Nobody knows the colour behind it: red is readable on light and dark ones. */
  @Test
  void onlyWarningsHaveAColour() throws Exception {
    for (String recording : List.of("blocked", "hanging")) {
      for (AttributedString line : screen(recording, 80, 24, Choice.FIRST)) {
        String text = line.toString();
        boolean warns = text.startsWith("WARNING") || text.startsWith("STALLED");
        if (!text.isBlank() && !text.startsWith("     ")) {
          assertThat(line.styleAt(0).equals(Lines.ALARM))
              .as(text)
              .isEqualTo(warns || isStalledPool(recording, text));
        }
      }
    }
  }

  private static boolean isStalledPool(String recording, String text) {
    return recording.equals("hanging") && text.startsWith("> ");
  }

  @Test
  void aSmallScreenHasNoMoreLinesThanFit() throws Exception {
    assertThat(screen("blocked", 40, 10, Choice.FIRST))
        .hasSizeLessThanOrEqualTo(10)
        .allMatch(line -> line.columnLength() <= 40);
  }

  @Test
  void aStalledPoolStandsOut() throws Exception {
    assertThat(screen("hanging", 80, 24, Choice.FIRST))
        .filteredOn(line -> line.toString().startsWith("> ForkJoinPool-1"))
        .singleElement()
        .satisfies(line -> assertThat(line.styleAt(0)).isEqualTo(Lines.ALARM));
  }

  @Test
  void aFindingThatIsGoneSaysSo() throws Exception {
    Seen seen = seen("blocked");
    FindingHistory history = new FindingHistory(10 * SECOND);
    history.update(seen.findings(), 0);
    Title title = new Title("4711", Duration.ofSeconds(10), LocalTime.NOON, Duration.ofSeconds(7));
    List<AttributedString> lines =
        new Screen(80, 24)
            .of(seen, history.update(List.of(), 2 * SECOND), Choice.FIRST, title, 5 * SECOND);
    assertThat(lines.get(0).toString()).endsWith("NOTHING NEW for 7 s  last 10 s  12:00:00");
    assertThat(lines)
        .anyMatch(l -> l.toString().startsWith("gone     unmanaged-blocking (common), 3"));
    assertThat(lines).noneMatch(line -> line.toString().startsWith("WARNING"));
  }

  @Test
  void theKeysSayWhatIsChosen() {
    Screen screen = new Screen(80, 24);
    assertThat(screen.keys(Choice.FIRST).toString()).startsWith("q quit  s sort: busiest");
    Choice other = Choice.FIRST.withNextOrder().withFreeze();
    assertThat(screen.keys(other).toString()).contains("FROZEN", "sort: most blocked", "f go on");
    assertThat(screen.keys(other.saying("written to a.jfr")).toString().strip())
        .isEqualTo("written to a.jfr");
  }

  @Test
  void poolsAreChosenInATurn() {
    assertThat(Choice.FIRST.withPool(1, 3).pool()).isEqualTo(1);
    assertThat(Choice.FIRST.withPool(-1, 3).pool()).isEqualTo(2);
    assertThat(Choice.FIRST.withPool(-1, 3).withPool(1, 3).pool()).isZero();
    assertThat(Choice.FIRST.withPool(1, 0).pool()).isZero();
  }
}
