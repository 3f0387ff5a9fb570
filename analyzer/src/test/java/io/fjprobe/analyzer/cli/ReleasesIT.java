package io.fjprobe.analyzer.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.fjprobe.testing.Jdk;
import io.fjprobe.testing.SomeJdks;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;

/** Who lets whom go on, in a program of which that is known. */
class ReleasesIT {

  @TempDir private Path directory;

  private JsonNode releases;

  @SomeJdks
  void areByWhoeverHasWhatIsWaitedFor(Jdk jdk) throws IOException {
    releases = new LookedProgram(directory, ReleaseProgram.class).run(jdk).get("releases");

    assertReleases("asks", false, "futures", "completer-#", "completes");
    assertReleases("takes", false, "takes", "ForkJoinPool-#", "puts");
    assertReleases("ForkJoinPool-#", true, "awaits", "main", "opens");
    assertThat(2 * brought("ForkJoinPool-#", "timer-#").get("timed").asInt())
        .as("but where the last look came while the timer ran what it had waited for")
        .isGreaterThan(brought("ForkJoinPool-#", "timer-#").get("times").asInt());
    assertThat(brought("ForkJoinPool-#", "executor-#").get("timed").asInt()).isZero();
  }

  /** Threads that had no task, and who brought one. */
  private JsonNode brought(String who, String by) {
    List<JsonNode> rows = new ArrayList<>();
    releases.forEach(
        row -> {
          if (row.get("doing").asText().equals("NOT_ASKED")
              && named(row, "where").equals(who)
              && named(row, "by").equals(by)) {
            rows.add(row);
          }
        });
    assertThat(rows).as("%s by %s in %s", who, by, releases).hasSize(1);
    assertThat(rows.get(0).get("times").asInt()).isPositive();
    return rows.get(0);
  }

  /** All that were seen, at least one. */
  private void assertReleases(String who, boolean worker, String where, String by, String byWhere) {
    List<JsonNode> rows = new ArrayList<>();
    releases.forEach(
        row -> {
          if (row.get("line").asText().contains("." + where + ":")) {
            rows.add(row);
          }
        });
    assertThat(rows).as("%s in %s", where, releases).isNotEmpty();
    assertThat(rows)
        .allSatisfy(
            row -> {
              assertThat(row.get("worker").asBoolean()).isEqualTo(worker);
              assertThat(named(row, "where")).isEqualTo(who);
              assertThat(named(row, "by")).isEqualTo(by);
              assertThat(row.get("byLine").asText()).contains("." + byWhere + ":");
              assertThat(row.get("times").asInt()).isPositive();
            });
  }

  /** Pools may come in any order. */
  private static String named(JsonNode row, String what) {
    return row.get(what).asText().replaceAll("\\d+", "#");
  }
}
