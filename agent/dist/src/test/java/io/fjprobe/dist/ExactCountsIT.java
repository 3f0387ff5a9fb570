package io.fjprobe.dist;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.Jdk;
import io.fjprobe.testing.Jdks;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import jdk.jfr.consumer.RecordedEvent;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** At rest, what the agent counted is what the pool and the program counted. */
class ExactCountsIT {

  private static final List<String> WORKLOADS =
      List.of(
          "trig --mode=fresh --n=200 --operations=1000 --iterations=1 --warmup-iterations=1",
          "fib --n=20 --operations=20 --iterations=2 --warmup-iterations=1",
          "join-order --order=fifo --iterations=2 --warmup-iterations=1",
          "join-order --order=lifo --iterations=1 --warmup-iterations=1",
          "managed-block --iterations=1 --warmup-iterations=1");

  @TempDir Path directory;

  static Stream<Arguments> runs() {
    return Jdks.all().stream()
        .flatMap(jdk -> WORKLOADS.stream().map(workload -> Arguments.of(jdk, workload)));
  }

  @ParameterizedTest(name = "{0}: {1}")
  @MethodSource("runs")
  void everyStealIsCounted(Jdk jdk, String workload) {
    AgentRun run = AgentRun.of(jdk, directory, "level=full", workload.split(" "));

    assertThat(run.events("jdk.DataLoss")).isEmpty(); // else the counts of events mean nothing
    Map<String, JsonNode> expected = run.lastIterations();
    Map<String, RecordedEvent> counted = run.lastStatistics();
    assertThat(counted.keySet()).containsExactlyElementsOf(expected.keySet());
    expected.forEach(
        (name, iteration) -> {
          RecordedEvent statistics = counted.get(name);
          int pool = statistics.getInt("poolId");
          long steals = iteration.get("stealCountOfPool").asLong();
          assertThat(statistics.getLong("stealCount")).as(name).isEqualTo(steals);
          assertThat(statistics.getLong("submissionsTaken") + statistics.getLong("workerSteals"))
              .as("taken by scanning in %s", name)
              .isEqualTo(steals);
          assertThat(scanned(run.events("fjprobe.Steal", pool)))
              .as("run lengths of scan steals in %s", name)
              .isEqualTo(steals);
          int threads = iteration.get("threadsCreatedOfPool").asInt();
          assertThat(run.events("fjprobe.WorkerStart", pool)).as(name).hasSize(threads);
          assertThat(statistics.getInt("workersStarted")).as(name).isEqualTo(threads);
          assertCompensationBalances(run, statistics, pool);
          assertIntervalsAddUp(run, statistics, pool);
        });
    assertTasks(run, expected);
    assertNothingWentWrong(run);
  }

  private static long scanned(List<RecordedEvent> steals) {
    return steals.stream()
        .filter(e -> e.getString("site").equals("scan"))
        .mapToLong(e -> e.getInt("runLength"))
        .sum();
  }

  private static void assertCompensationBalances(AgentRun run, RecordedEvent statistics, int pool) {
    int begun = statistics.getInt("compensations");
    assertThat(statistics.getInt("compensationsReleased")).isEqualTo(begun);
    assertThat(
            statistics.getInt("sparesCreated")
                + statistics.getInt("idleReleased")
                + statistics.getInt("activeLowered"))
        .isEqualTo(begun);
    assertThat(
            run.events("fjprobe.Compensation", pool).stream()
                .filter(e -> !e.getString("outcome").equals("refused")))
        .hasSize(begun);
    assertThat(
            run.events("fjprobe.WorkerStart", pool).stream()
                .filter(e -> e.getString("reason").equals("compensation")))
        .hasSize(statistics.getInt("sparesCreated"));
  }

  /** Every steal is recorded, so each stands for itself; on JDK 8 not those for a completer. */
  private static void assertIntervalsAddUp(AgentRun run, RecordedEvent statistics, int pool) {
    long taken =
        statistics.getLong("submissionsTaken")
            + statistics.getLong("workerSteals")
            + statistics.getLong("joinHelpSteals");
    long recorded =
        run.events("fjprobe.Steal", pool).stream().mapToLong(e -> e.getInt("interval")).sum();
    assertThat(recorded).isEqualTo(taken);
  }

  /** Each task was forked or submitted once. */
  private static void assertTasks(AgentRun run, Map<String, JsonNode> expected) {
    long executed = 0;
    for (JsonNode iteration : run.iterations()) {
      executed += iteration.get("executedTasks").asLong();
    }
    long pushed = 0;
    for (String pool : expected.keySet()) {
      RecordedEvent statistics = run.lastStatistics().get(pool);
      pushed += statistics.getLong("forks") + statistics.getLong("submissions");
    }
    boolean trig = run.report.get("runs").get(0).get("workload").asText().equals("trig");
    // of the two children of a Tan, one is run by its parent without having been forked
    long invoked = trig ? executed / 5 : 0;
    assertThat(pushed).isEqualTo(executed - invoked);
  }

  private static void assertNothingWentWrong(AgentRun run) {
    RecordedEvent state = run.lastState();
    assertThat(state.getInt("suppressedErrors")).as(state.getString("firstError")).isZero();
    assertThat(run.missing()).isEmpty();
    assertThat(run.events("jdk.DataLoss")).isEmpty();
    for (JsonNode iteration : run.iterations()) {
      assertThat(iteration.get("verified").asBoolean()).isTrue();
    }
  }
}
