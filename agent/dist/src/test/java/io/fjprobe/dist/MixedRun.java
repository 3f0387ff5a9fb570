package io.fjprobe.dist;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import io.fjprobe.dist.application.MixedWork;
import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.Events;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdk;
import io.fjprobe.testing.TestJar;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import jdk.jfr.consumer.RecordedEvent;

/** {@link MixedWork} under the agent in unusual company: it works, and is counted exactly. */
final class MixedRun {

  static final Path PROGRAMS = TestJar.of(MixedWork.class);
  private static final Pattern COUNTED = Pattern.compile("counted steals=(\\d+) pushes=(\\d+)");

  final ForkedJvm.Result result;
  private final Path recording;
  private List<RecordedEvent> events;

  private MixedRun(ForkedJvm.Result result, Path recording) {
    this.result = result;
    this.recording = recording;
  }

  /** The option that names the agent. */
  static String agent() {
    return "-javaagent:" + AgentRun.AGENT + "=file=mixed.jfr";
  }

  /**
   * @param jvmArguments with {@link #agent()} among them, where it is to stand
   */
  static MixedRun of(Jdk jdk, Path directory, Class<?> program, String... jvmArguments) {
    return of(jdk, directory, PROGRAMS, program, jvmArguments);
  }

  static MixedRun of(
      Jdk jdk, Path directory, Path classPath, Class<?> program, String... jvmArguments) {
    ForkedJvm.Result result =
        new ForkedJvm(jdk, directory)
            .jvmArguments(jvmArguments)
            .main(program, classPath)
            .arguments("2")
            .run()
            .expectSuccess();
    assertThat(result.out()).contains("verified\n");
    return new MixedRun(result, directory.resolve("mixed.jfr"));
  }

  List<RecordedEvent> events(String name) {
    if (events == null) {
      events = AgentRun.read(recording);
    }
    return events.stream().filter(e -> e.getEventType().getName().equals(name)).toList();
  }

  /** The last statistics of each pool, by number. */
  Map<Integer, RecordedEvent> lastStatistics() {
    Map<Integer, RecordedEvent> last = new TreeMap<>();
    events("fjprobe.PoolStatistics").forEach(each -> last.put(each.getInt("poolId"), each));
    return last;
  }

  MixedRun assertExact() {
    assertThat(missing()).isEmpty();
    assertTaken();
    assertThat(lastStatistics().values()).noneMatch(each -> each.getLong("forks") < 0);
    return this;
  }

  /** Of a run where the pool's classes were loaded before the agent. */
  MixedRun assertExactBut(List<String> missing) {
    assertThat(missing().split(", "))
        .containsExactlyInAnyOrder(
            missing.stream()
                .map(each -> each + " (needs the agent to start before ForkJoinPool is loaded)")
                .toArray(String[]::new));
    assertThat(result.err().lines().filter(line -> line.startsWith("fjprobe: ")))
        .hasSize(2)
        .first(STRING)
        .contains("ForkJoinPool was loaded before the agent")
        .contains("not recorded: " + String.join(", ", missing) + "; ");
    assertTaken();
    for (RecordedEvent each : lastStatistics().values()) {
      assertThat(each.getLong("forks")).isEqualTo(-1);
      assertThat(each.getLong("compensations")).isEqualTo(each.getLong("compensationsReleased"));
    }
    assertThat(events("fjprobe.JoinWait")).isNotEmpty();
    return this;
  }

  private String missing() {
    RecordedEvent state = Events.last(events("fjprobe.AgentState"));
    assertThat(state.getInt("suppressedErrors")).as(state.getString("firstError")).isZero();
    assertThat(state.getString("mode")).isEqualTo("premain");
    return AgentRun.unexpected(state.getString("missing")).replaceAll(",$", "");
  }

  private void assertTaken() {
    List<RecordedEvent> custom =
        lastStatistics().values().stream()
            .filter(each -> each.getString("poolKind").equals("custom"))
            .toList();
    for (RecordedEvent each : custom) {
      assertThat(each.getLong("submissionsTaken") + each.getLong("workerSteals"))
          .as(each.toString())
          .isEqualTo(each.getLong("stealCount"));
      assertThat(each.getInt("workersEnded")).isEqualTo(each.getInt("workersStarted"));
    }
    int counted = 0;
    Matcher matcher = COUNTED.matcher(result.out());
    while (matcher.find()) { // every other pool
      RecordedEvent pool = custom.get(2 * counted++);
      assertThat(pool.getLong("stealCount")).isEqualTo(Long.parseLong(matcher.group(1)));
      if (pool.getLong("forks") >= 0) {
        assertThat(pool.getLong("forks") + pool.getLong("submissions"))
            .as("forked and submitted tasks")
            .isEqualTo(Long.parseLong(matcher.group(2)));
      }
    }
    assertThat(custom).hasSize(2 * counted).isNotEmpty();
  }
}
