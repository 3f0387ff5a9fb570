package io.fjprobe.analyzer.sample;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.account.Accounting;
import io.fjprobe.analyzer.account.RecordingAccount;
import io.fjprobe.analyzer.cli.AnalyzerCommand;
import io.fjprobe.analyzer.detail.RecordingDetail;
import io.fjprobe.analyzer.recording.Recording;
import io.fjprobe.analyzer.recording.file.Progress;
import io.fjprobe.analyzer.recording.file.RecordingReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the samples say that the analyzer prints is what it prints. */
class SamplesTest {

  private static final Path ACTUAL = Path.of("target/samples");
  private static final long MOST_BYTES_OF_RECORDING = 300_000;
  private static final long MOST_BYTES_OF_PICTURE = 150_000;

  private static Stream<Sample> samples() {
    return Sample.ALL.stream();
  }

  private static Stream<Sample.Reading> readings() {
    return samples().flatMap(sample -> sample.readings().stream());
  }

  /** As if it were called in the folder: the name of the file is part of what is printed. */
  private static List<String> print(Sample.Reading reading) {
    Path folder = reading.sample().folder();
    String[] arguments =
        reading.arguments().stream()
            .map(
                word ->
                    word.replaceAll(
                        "(^|,)(?=[^,]*\\.jfr)", "$1" + Matcher.quoteReplacement(folder + "/")))
            .toArray(String[]::new);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int code = AnalyzerCommand.run(arguments, new PrintStream(out), new PrintStream(err), false);
    assertThat(code).as(err.toString(StandardCharsets.UTF_8)).isZero();
    assertThat(err.toString(StandardCharsets.UTF_8)).isEmpty();
    return out.toString(StandardCharsets.UTF_8)
        .lines()
        .skip(1) // blank
        .map(SamplesTest::withoutFolder)
        .toList();
  }

  /** In the headline of a recording. */
  private static String withoutFolder(String line) {
    String file = line.replaceFirst("^== .*/([^/ ]+\\.jfr)( =+)?$", "$1");
    return file.equals(line) ? line : "== " + file + " " + "=".repeat(96 - file.length());
  }

  @ParameterizedTest
  @MethodSource("readings")
  void printsWhatTheTextShows(Sample.Reading reading) throws IOException {
    List<String> actual = print(reading);
    List<String> missing = Elided.missing(reading.output(), actual);
    if (!missing.isEmpty()) {
      String name = reading.toString().replaceAll("[^\\w.]+", "-") + ".txt";
      Path kept = Files.write(Files.createDirectories(ACTUAL).resolve(name), actual);
      throw new AssertionError(
          "not in what is printed, see " + kept + ":\n" + String.join("\n", missing));
    }
  }

  @ParameterizedTest
  @MethodSource("samples")
  void isSmallAndComplete(Sample sample) throws IOException {
    assertThat(sample.readings()).isNotEmpty();
    for (Path recording : sample.files(".jfr")) {
      assertThat(Files.size(recording)).isLessThanOrEqualTo(MOST_BYTES_OF_RECORDING);
      assertThat(sample.text()).contains(recording.getFileName().toString());
    }
    assertThat(sample.files(".png")).isNotEmpty();
    for (Path picture : sample.files(".png")) {
      assertThat(Files.size(picture)).isLessThanOrEqualTo(MOST_BYTES_OF_PICTURE);
      assertThat(sample.text()).contains("](" + picture.getFileName() + ")");
    }
  }

  @Test
  void theReadmeAsksEachQuestion() throws IOException {
    String readme = Files.readString(Sample.ROOT.resolve("README.md"));
    String questions =
        samples()
            .map(s -> "| [" + title(s) + "](samples/" + s + ") |")
            .collect(Collectors.joining("\n"));
    for (String question : questions.split("\n")) {
      assertThat(readme).contains(question);
    }
  }

  private static String title(Sample sample) {
    return sample.text().lines().findFirst().orElseThrow().substring("# ".length());
  }

  @Test
  void aTimelineSaysThatPinnedCarriersLookLikeRunning() throws Exception {
    assertThat(notes("starved-scheduler", "21.jfr")).anyMatch(note -> note.contains(" pins "));
    assertThat(notes("starved-scheduler", "25.jfr")).noneMatch(note -> note.contains(" pins "));
  }

  private static List<String> notes(String sample, String file) throws Exception {
    Recording recording =
        RecordingReader.withActivity(Progress.NONE).read(Sample.of(sample).folder().resolve(file));
    RecordingAccount account = new Accounting(null).of(recording);
    return RecordingDetail.of(recording, account, RecordingDetail.LETTERS).lanes().notes();
  }

  @Test
  void dotsStandForLeftOutLines() {
    List<String> actual = List.of("a", "b", "c", "d", "e");
    assertThat(Elided.missing(List.of("a", "b", "c", "d", "e"), actual)).isEmpty();
    assertThat(Elided.missing(List.of("a", "...", "d", "e"), actual)).isEmpty();
    assertThat(Elided.missing(List.of("...", "b", "c", "..."), actual)).isEmpty();
    assertThat(Elided.missing(List.of("a", "b"), actual)).containsExactly("a", "b");
    assertThat(Elided.missing(List.of("b", "..."), actual)).containsExactly("b");
    assertThat(Elided.missing(List.of("a", "...", "d"), actual)).containsExactly("d");
    assertThat(Elided.missing(List.of("a", "...", "c", "b", "..."), actual))
        .containsExactly("c", "b");
  }
}
