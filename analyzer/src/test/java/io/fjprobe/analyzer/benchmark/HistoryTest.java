package io.fjprobe.analyzer.benchmark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HistoryTest {

  private static final Path HISTORY = Path.of("../samples/studies/benchmark/history");

  @TempDir private Path folder;
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  private int compare() {
    return History.compare(
        folder,
        new PrintStream(out, true, StandardCharsets.UTF_8),
        new PrintStream(err, true, StandardCharsets.UTF_8));
  }

  private void write(int day, double value) throws IOException {
    Figure figure = new Figure("start-up", "s", 3, value, value - 1, value + 1);
    Machine machine = new Machine("cpu", 2, "6.1", new TreeMap<>(Map.of("17", "17.0.1")));
    Entry entry =
        new Entry(
            Entry.SCHEMA_VERSION,
            "abc" + day,
            "2026-01-0" + day + "T00:00:00Z",
            machine,
            0.5,
            "",
            List.of(figure));
    Files.writeString(folder.resolve(day + ".json"), entry.toJson());
  }

  @Test
  void aStepBackIsNamed() throws IOException {
    write(1, 10);
    write(2, 13);
    assertThat(compare()).isEqualTo(3);
    assertThat(out.toString(StandardCharsets.UTF_8))
        .contains("STEP BACK  start-up: 13.0 (12.0 to 14.0, 3 times) s, before 10.0")
        .contains("1 of 1 figures stepped back");
  }

  @Test
  void otherwiseNothingIs() throws IOException {
    write(1, 10);
    write(2, 11);
    assertThat(compare()).isZero();
    assertThat(out.toString(StandardCharsets.UTF_8)).doesNotContain("STEP BACK");
  }

  @Test
  void oneEntryIsNotCompared() throws IOException {
    write(1, 10);
    assertThat(compare()).isEqualTo(1);
    assertThat(err.toString(StandardCharsets.UTF_8)).contains("nothing to compare");
  }

  @Test
  void aBrokenEntryIsNamed() throws IOException {
    write(1, 10);
    Files.writeString(folder.resolve("2.json"), "{\"schemaVersion\": 2}");
    assertThat(compare()).isEqualTo(1);
    assertThat(err.toString(StandardCharsets.UTF_8)).contains("2.json").contains("schemaVersion 2");
  }

  @Test
  void entriesOfTheRepositoryCanBeRead() throws IOException {
    try (Stream<Path> files = Files.list(HISTORY)) {
      List<Path> entries = files.toList();
      assertThat(entries).isNotEmpty();
      for (Path entry : entries) {
        assertThat(Entry.parse(Files.readString(entry)).figures()).as("%s", entry).isNotEmpty();
      }
    }
  }
}
