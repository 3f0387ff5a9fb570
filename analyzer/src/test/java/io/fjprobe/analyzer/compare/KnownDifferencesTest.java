package io.fjprobe.analyzer.compare;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.account.Accounting;
import io.fjprobe.analyzer.compare.cause.list.Explanation;
import io.fjprobe.analyzer.compare.result.Comparison;
import io.fjprobe.analyzer.compare.side.Input;
import io.fjprobe.analyzer.recording.Recording;
import io.fjprobe.analyzer.recording.file.Progress;
import io.fjprobe.analyzer.recording.file.RecordingReader;
import io.fjprobe.analyzer.recording.file.UnreadableRecordingException;
import java.io.IOException;
import java.net.URI;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Stored recordings of real runs in which one thing was changed: it is what compare finds. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class KnownDifferencesTest {

  private static final String FOLDER = "/diagnosis/";
  private static final double RESIDUAL = 0.05;

  record Pair(String base, String next, String verdict, String cause) {

    static Pair of(String line) {
      String[] columns = line.split("\\s*\\|\\s*");
      return new Pair(columns[0], columns[1], columns[2], columns[3].trim());
    }

    @Override
    public String toString() {
      return base + " to " + next;
    }
  }

  private final Map<String, Input> inputs = new HashMap<>();

  static Stream<Pair> pairs() throws IOException {
    return Files.readString(resource("pairs.txt"))
        .lines()
        .filter(line -> !line.isBlank() && !line.startsWith("#"))
        .map(Pair::of);
  }

  private static Path resource(String name) {
    URL url = KnownDifferencesTest.class.getResource(FOLDER + name);
    return Path.of(URI.create(Objects.requireNonNull(url, name).toString()));
  }

  private Input input(String name) throws UnreadableRecordingException {
    Path file = resource(name + ".jfr.gz");
    if (!inputs.containsKey(name)) {
      Recording recording = new RecordingReader(Progress.NONE).read(file);
      Accounting accounting = new Accounting(null);
      inputs.put(
          name, new Input(accounting.of(recording), accounting.iterationsOf(recording), null));
    }
    return inputs.get(name);
  }

  private Comparison compare(Pair pair) throws UnreadableRecordingException {
    // what a knob changes is listed as a difference, and may be a refusal
    List<Comparison> comparisons =
        new Comparing(true)
            .of("base", List.of(input(pair.base())), "new", List.of(input(pair.next())));
    assertThat(comparisons).hasSize(1);
    return comparisons.get(0);
  }

  private static String cause(List<Explanation> explanations) {
    return explanations.stream()
        .findFirst()
        .map(first -> (first.forkJoin() ? "" : "(not) ") + first.cause())
        .orElse("none");
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void theCauseIsFound(Pair pair) throws UnreadableRecordingException {
    Comparison comparison = compare(pair);
    String verdict =
        comparison
            .result()
            .verdict()
            .name()
            .toLowerCase(Locale.ROOT)
            .replace("_shown", "")
            .replace('_', '-');
    assertThat(verdict + ", " + cause(comparison.explained().explanations()))
        .as(
            "throughput x %s, %s",
            comparison.result().throughputRatio(), comparison.explained().explanations())
        .isEqualTo(pair.verdict() + ", " + pair.cause());
    assertThat(comparison.time().residualShare()).as("not attributed").isLessThan(RESIDUAL);
  }
}
