package io.fjprobe.dist;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.AnyJdk;
import io.fjprobe.testing.EachJdk;
import io.fjprobe.testing.Jdk;
import io.fjprobe.testing.Jdks;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import jdk.jfr.ValueDescriptor;
import jdk.jfr.consumer.RecordedEvent;
import org.junit.jupiter.api.io.TempDir;

/** The table of counters in docs/, against what recordings of each JDK have. */
class CounterTableIT {

  private static final Path TABLE = Path.of("..", "..", "docs", "events-and-counters.md");
  private static final String HEAD = "| counter |";
  private static final String LIBRARY = "jsr166y";

  /** Identity, and what is set and not counted. */
  private static final List<String> NO_COUNTERS =
      List.of("startTime", "duration", "poolId", "workerIndex", "parallelism");

  @TempDir Path directory;

  @EachJdk
  void tableSaysWhatIsCounted(Jdk jdk) throws IOException {
    check(
        column(String.valueOf(Jdks.newestUpTo(jdk.feature()))),
        counters(jdk, "default", "custom", "join-order", "--sleep-ms=1"),
        counters(jdk, "full", "custom", "join-order", "--sleep-ms=1"));
  }

  /** It is the same library on each JDK. */
  @AnyJdk
  void tableSaysWhatIsCountedInThePoolOfALibrary(Jdk jdk) throws IOException {
    check(
        column(LIBRARY),
        counters(jdk, "default", LIBRARY, "trig", "--pool-impl=" + LIBRARY),
        counters(jdk, "full", LIBRARY, "trig", "--pool-impl=" + LIBRARY));
  }

  private static void check(
      Map<String, String> table, Map<String, Long> byDefault, Map<String, Long> full) {
    assertThat(table.keySet()).containsExactlyInAnyOrderElementsOf(byDefault.keySet());
    table.forEach(
        (counter, cell) -> {
          if (byDefault.get(counter) >= 0) {
            assertThat(cell).as(counter).isIn("exact", "JDK");
            assertThat(full.get(counter)).as(counter).isNotNegative();
          } else if (full.get(counter) >= 0) {
            assertThat(cell).as(counter).isIn("full", "derived");
          } else {
            assertThat(cell).as(counter).isEqualTo("no");
          }
        });
  }

  private Map<String, Long> counters(Jdk jdk, String level, String poolKind, String... workload)
      throws IOException {
    Path own = Files.createDirectory(directory.resolve(level));
    List<String> words = new ArrayList<>(List.of(workload));
    words.addAll(List.of("--warmup-iterations=0", "--iterations=1", "--operations=1"));
    AgentRun run = AgentRun.of(jdk, own, "level=" + level, words.toArray(new String[0]));
    List<RecordedEvent> pools =
        run.events("fjprobe.PoolStatistics").stream()
            .filter(event -> event.getString("poolKind").equals(poolKind))
            .toList();
    RecordedEvent pool = pools.get(pools.size() - 1);
    List<RecordedEvent> workers = run.events("fjprobe.WorkerStatistics", pool.getInt("poolId"));
    Map<String, Long> counters = new TreeMap<>();
    for (RecordedEvent last : List.of(pool, workers.get(workers.size() - 1))) {
      for (ValueDescriptor field : last.getFields()) {
        boolean number = List.of("int", "long").contains(field.getTypeName());
        if (number && !NO_COUNTERS.contains(field.getName())) {
          counters.put(field.getName(), ((Number) last.getValue(field.getName())).longValue());
        }
      }
    }
    return counters;
  }

  /** Cells of one JDK by counter; a row may name several. */
  private static Map<String, String> column(String jdk) throws IOException {
    List<String> lines = Files.readAllLines(TABLE);
    int at = 0;
    while (!lines.get(at).startsWith(HEAD)) {
      at++;
    }
    int index = List.of(cells(lines.get(at))).indexOf(jdk);
    Map<String, String> column = new LinkedHashMap<>();
    for (int i = at + 2; lines.get(i).startsWith("|"); i++) {
      String[] cells = cells(lines.get(i));
      for (String counter : cells[1].split(", ")) {
        assertThat(column.put(counter, cells[index])).as("twice: %s", counter).isNull();
      }
    }
    return column;
  }

  private static String[] cells(String line) {
    return line.split("\\s*\\|\\s*");
  }
}
