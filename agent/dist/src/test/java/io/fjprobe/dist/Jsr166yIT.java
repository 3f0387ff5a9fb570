package io.fjprobe.dist;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.fjprobe.dist.law.Facts;
import io.fjprobe.dist.law.PoolFacts;
import io.fjprobe.dist.law.Sides;
import io.fjprobe.dist.program.Node;
import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.AnyJdk;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdk;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import jdk.jfr.consumer.RecordedEvent;
import org.junit.jupiter.api.io.TempDir;

/** The pool of a library, beside that of the JDK in the same JVM. */
class Jsr166yIT {

  private static final String KIND = "jsr166y";
  private static final int N = 20;

  /** One warm-up iteration and two measured ones. */
  private static final int OPERATIONS = 3 * 4;

  /** By the mode of trig; the one of two children that is not forked is invoked. */
  private record Expected(long submissions, long forks, long invoked) {}

  /**
   * At level=full a task object is seen to run once for each time that it was pushed, unless it is
   * pushed again before that run has begun.
   */
  private static final String QUEUED_TWICE = "reuse";

  private static final Map<String, Expected> EXPECTED =
      Map.of(
          "fresh", new Expected(3 * N * OPERATIONS, N * OPERATIONS, N * OPERATIONS),
          "reinit", new Expected(3 * N * OPERATIONS, N * OPERATIONS, N * OPERATIONS),
          "reuse", new Expected(3 * N * OPERATIONS, N, N), // children of the first operation
          "inpool", new Expected(OPERATIONS, 4 * N * OPERATIONS, N * OPERATIONS));

  @TempDir Path directory;

  @AnyJdk
  void countsExactlyByDefault(Jdk jdk) {
    countsExactly(jdk, "default");
  }

  @AnyJdk
  void countsExactlyAtLevelFull(Jdk jdk) {
    countsExactly(jdk, "full");
  }

  private void countsExactly(Jdk jdk, String level) {
    AgentRun run = trig(jdk, level, "both");
    assertThat(run.lastState().getString("generation")).endsWith(", jsr166y");
    Facts facts = Facts.read(jdk.feature(), run.recording);
    assertThat(facts.troubles()).isEmpty();

    Map<String, RecordedEvent> ends = new HashMap<>();
    for (int pool : facts.poolIds()) {
      RecordedEvent end = facts.last(pool, "pool end");
      if (end != null) { // else the common one
        ends.put(end.getString("poolName"), end);
      }
    }
    for (JsonNode each : run.report.get("runs")) {
      if (!each.get("workload").asText().equals("trig")) {
        continue;
      }
      String mode = each.get("mode").asText().split(" ")[0];
      boolean ofLibrary = each.get("mode").asText().endsWith(" on jsr166y");
      JsonNode last = each.at("/iterations/2");
      String name = (ofLibrary ? KIND + " " : "") + last.get("poolName").asText();
      RecordedEvent end = ends.remove(name);
      assertThat(end).as(name).isNotNull();
      assertThat(end.getString("poolKind")).isEqualTo(ofLibrary ? KIND : "custom");
      assertThat(last.get("verified").asBoolean()).as(name).isTrue();
      assertCounts(end, EXPECTED.get(mode), ofLibrary);
      boolean everyTask = level.equals("full");
      if (everyTask && mode.equals(QUEUED_TWICE)) {
        continue;
      }
      assertTasks(end, EXPECTED.get(mode), everyTask);
      PoolFacts.Observed observed =
          new PoolFacts.Observed(-1, last.get("stealCountOfPool").asLong(), 0);
      assertThat(Sides.violations(facts.until(end, observed))).isEmpty();
    }
    assertThat(ends.keySet()).allMatch(name -> name.startsWith("fib"));
  }

  private static void assertTasks(RecordedEvent end, Expected expected, boolean everyTask) {
    assertThat(end.getLong("tasksRun"))
        .isEqualTo(everyTask ? expected.submissions + expected.forks : -1);
    assertThat(end.getLong("tasksInvoked")).isEqualTo(everyTask ? expected.invoked : -1);
  }

  private static void assertCounts(RecordedEvent end, Expected expected, boolean ofLibrary) {
    assertThat(end.getLong("submissions")).isEqualTo(expected.submissions);
    assertThat(end.getLong("forks")).isEqualTo(expected.forks);
    if (ofLibrary) {
      assertThat(end.getLong("submissionsTaken")).isEqualTo(expected.submissions);
      assertThat(end.getLong("lockFailures")).isEqualTo(-1);
    }
  }

  /** Not a class of the library is loaded, and nothing said of it. */
  @AnyJdk
  void isNotThereUnlessItIsUsed(Jdk jdk) {
    AgentRun run = trig(jdk, "default", "jdk");

    assertThat(run.lastState().getString("generation")).doesNotContain(KIND);
    assertThat(run.lastState().getString("missing")).doesNotContain(KIND);
    assertThat(run.events("fjprobe.PoolStatistics"))
        .extracting(event -> event.getString("poolKind"))
        .isNotEmpty()
        .doesNotContain(KIND);
  }

  @AnyJdk
  void randomProgramsComputeTheSameAndObeyTheLaws(Jdk jdk) throws IOException {
    Path classes = Files.createDirectory(directory.resolve("classes"));
    LibraryPrograms.write(classes);
    List<Node> programs =
        RandomProgramsIT.programs().stream().map(LibraryPrograms::possible).toList();
    for (String level : List.of("default", "full")) {
      ProgramsRun run =
          ProgramsRun.of(
              jdk,
              directory,
              level,
              programs,
              ProgramsRun.SECONDS_FOR_EACH,
              List.of(classes, AgentRun.WORKLOADS),
              ForkedJvm.CLIENT_COMPILER);
      assertThat(run.describe()).isEmpty();
      assertThat(run.poolsChecked()).isGreaterThan(programs.size());
    }
  }

  /** In all its modes, because it is not alone. */
  private AgentRun trig(Jdk jdk, String level, String pools) {
    List<String> words =
        List.of(
            "trig",
            "fib",
            "--pool-impl=" + pools,
            "--n=" + N,
            "--operations=4",
            "--warmup-iterations=1",
            "--iterations=2",
            "--parallelism=2");
    return AgentRun.of(jdk, directory, "level=" + level, words.toArray(new String[0]));
  }
}
