package io.fjprobe.dist;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.fjprobe.dist.law.Facts;
import io.fjprobe.dist.law.PoolFacts;
import io.fjprobe.dist.law.Sides;
import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.EachJdk;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdk;
import io.fjprobe.testing.Jdks;
import io.fjprobe.testing.SmallSizes;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import jdk.jfr.consumer.RecordedEvent;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every bundled workload obeys the laws, with every steal recorded. */
class WorkloadLawsIT {

  private static final List<String> RUNS =
      List.of(
          "trig --mode=fresh --n=200 --operations=60 --iterations=1 --warmup-iterations=1",
          "trig --mode=inpool --n=200 --operations=50 --iterations=1 --warmup-iterations=1",
          "fib --n=20 --operations=8 --iterations=2 --warmup-iterations=1",
          "join-order --order=fifo --tasks=20 --sleep-ms=5 --iterations=2 --warmup-iterations=1",
          "managed-block --sleep-ms=2 --iterations=1 --warmup-iterations=1");

  /**
   * Bytes that the Flight Recorder has room for in memory. Its thread that writes to the file may
   * come late on a busy machine, and what there is no room for by then is dropped.
   */
  private static final long ROOM = 10 << 20;

  @TempDir Path directory;

  /** On any JDK: in fewer operations, each workload runs on each JDK below. */
  static Stream<Arguments> runs() {
    return RUNS.stream().flatMap(run -> Jdks.any(run).stream().map(jdk -> Arguments.of(jdk, run)));
  }

  @ParameterizedTest(name = "{0}: {1}")
  @MethodSource("runs")
  void obeysTheLaws(Jdk jdk, String workload) {
    AgentRun run = AgentRun.hot(jdk, directory, "level=full", workload.split(" "));

    assertNothingHadToBeDropped(run);
    Map<String, JsonNode> iterations = run.lastIterations();
    Facts facts = Facts.read(jdk.feature(), run.recording);
    assertThat(facts.troubles()).isEmpty();
    List<String> violations = new ArrayList<>();
    Set<String> seen = new TreeSet<>();
    long pushes = 0;
    for (int pool : facts.poolIds()) {
      RecordedEvent statistics = lastOf(facts, pool);
      String name = statistics.getString("poolName");
      if (iterations.containsKey(name)) {
        seen.add(name);
        violations.addAll(
            Sides.violations(facts.until(statistics, observed(iterations.get(name), statistics))));
        pushes += statistics.getLong("forks") + statistics.getLong("submissions");
      }
    }
    assertThat(violations).isEmpty();
    assertThat(seen).isEqualTo(iterations.keySet());
    assertThat(pushes).as("forks + submissions").isEqualTo(expectedPushes(workload, run));
    assertThat(run.iterations()).allMatch(each -> each.get("verified").asBoolean());
  }

  private static void assertNothingHadToBeDropped(AgentRun run) {
    assertThat(run.recording.toFile().length()).as("bytes recorded").isLessThan(ROOM);
  }

  /** A pool that was shut down ends after its last mark; the last one may not come to it. */
  private static RecordedEvent lastOf(Facts facts, int pool) {
    RecordedEvent end = facts.last(pool, "pool end");
    return end != null ? end : facts.last(pool, "mark");
  }

  private static PoolFacts.Observed observed(JsonNode iteration, RecordedEvent statistics) {
    boolean ended = statistics.getString("trigger").equals("pool end");
    assertThat(statistics.getInt("workersStarted"))
        .isEqualTo(iteration.get("threadsCreatedOfPool").asInt());
    return new PoolFacts.Observed(
        -1,
        iteration.get("stealCountOfPool").asLong(),
        ended ? 0 : iteration.get("poolSize").asInt());
  }

  /** Each task was forked or submitted once. */
  private static long expectedPushes(String workload, AgentRun run) {
    long executed = 0;
    long operations = 0;
    for (JsonNode iteration : run.iterations()) {
      executed += iteration.get("executedTasks").asLong();
      operations += iteration.get("operations").asLong();
    }
    // of the two children of each of the 200 Tan, one is run by its parent without being forked
    return workload.startsWith("trig") ? executed - 200 * operations : executed;
  }

  /** Each in its modes, all in one JVM. */
  @EachJdk
  void allObeyThemInOneJvm(Jdk jdk) {
    List<String> arguments = new ArrayList<>(all(jdk));
    Collections.addAll(arguments, SmallSizes.OPTIONS);
    arguments.add("--n=15");
    if (jdk.feature() >= 21) {
      Collections.addAll(arguments, SmallSizes.OPTIONS_OF_VIRTUAL);
    }
    AgentRun run =
        AgentRun.hotAtNight(jdk, directory, "level=full", arguments.toArray(new String[0]));

    assertNothingHadToBeDropped(run);
    Facts facts = Facts.read(jdk.feature(), run.recording);
    assertThat(facts.troubles()).isEmpty();
    List<String> violations = new ArrayList<>();
    Set<String> used = poolsThatUseTasksAgain(run);
    assertThat(used).isNotEmpty();
    int pools = 0;
    for (int pool : facts.poolIds()) {
      RecordedEvent end = facts.last(pool, "pool end");
      if (end != null && !used.contains(end.getString("poolName"))) {
        violations.addAll(Sides.violations(facts.until(end, null)));
        pools++;
      }
    }
    assertThat(violations).isEmpty();
    assertThat(pools).isGreaterThan(20);
    for (JsonNode each : run.report.get("runs")) {
      assertThat(each.get("verified").asBoolean()).as(each.get("workload").asText()).isTrue();
    }
  }

  /** The pool takes their tasks out of its queues and does not run them: they are done. */
  private static Set<String> poolsThatUseTasksAgain(AgentRun run) {
    Set<String> names = new TreeSet<>();
    for (JsonNode each : run.report.get("runs")) {
      if (each.get("mode").asText().equals("reuse")) {
        each.get("iterations").forEach(one -> names.add(one.get("poolName").asText()));
      }
    }
    return names;
  }

  /** All that are listed. */
  private List<String> all(Jdk jdk) {
    ForkedJvm.Result list =
        new ForkedJvm(jdk, directory).jar(AgentRun.WORKLOADS).arguments("--list").run();
    return list.expectSuccess()
        .out()
        .lines()
        .filter(line -> !line.startsWith(" "))
        .map(line -> line.split(" ")[0])
        .filter(name -> jdk.feature() >= 21 || !name.startsWith("vt-"))
        .toList();
  }
}
