package io.fjprobe.dist;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.Events;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdk;
import io.fjprobe.testing.SomeJdks;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import jdk.jfr.consumer.RecordedEvent;
import org.junit.jupiter.api.io.TempDir;

/** A JMH benchmark that knows nothing of the agent: iterations and operations are found. */
class JmhIterationsIT {

  private static final String BENCHMARK = "io.fjprobe.workloads.jmh.OperationCost";

  @TempDir Path directory;

  /** Byte Buddy is loaded while JMH's class is, which each JDK does in its own way. */
  @SomeJdks
  void iterationsWithExactCounters(Jdk jdk) throws IOException {
    new ForkedJvm(jdk, directory)
        .jvmArguments("-Djava.io.tmpdir=" + directory)
        .jar(AgentRun.WORKLOADS)
        .arguments("jmh", BENCHMARK, "-f", "1", "-wi", "1", "-i", "2", "-w", "20ms", "-r", "20ms")
        .arguments("-t", "2", "-jvmArgsAppend")
        .arguments(
            "-javaagent:" + AgentRun.AGENT + "=strict=true,operation=" + BENCHMARK + ".place")
        .run()
        .expectSuccess();

    List<RecordedEvent> events = AgentRun.read(recording());
    List<RecordedEvent> iterations = Events.of(events, "WorkloadIteration");
    assertThat(iterations)
        .extracting(e -> e.getString("phase") + " " + e.getInt("iteration"))
        .containsExactly("warm-up 1", "measured 1", "measured 2");
    assertThat(iterations)
        .allMatch(e -> e.getString("workload").equals(BENCHMARK + ".call"))
        .allMatch(e -> e.getString("mode").equals("avgt"))
        .allMatch(e -> e.getString("unit").equals("operation"))
        .allMatch(e -> e.getInt("parallelism") == 2);
    for (RecordedEvent each : iterations) {
      assertThat((long) each.getInt("operations"))
          .isEqualTo(placed(events, each, true) - placed(events, each, false))
          .isPositive();
    }
    RecordedEvent state = Events.last(Events.of(events, "AgentState"));
    assertThat(state.getInt("suppressedErrors")).as(state.getString("firstError")).isZero();
  }

  /** Counted by the agent at the mark before the begin of an iteration, or after its end. */
  private static long placed(List<RecordedEvent> events, RecordedEvent iteration, boolean after) {
    List<RecordedEvent> marks =
        Events.of(events, "OperationStatistics").stream()
            .filter(e -> e.getString("trigger").equals("mark"))
            .filter(
                e ->
                    after
                        ? !e.getStartTime().isBefore(iteration.getEndTime())
                        : !e.getStartTime().isAfter(iteration.getStartTime()))
            .toList();
    return marks.get(after ? 0 : marks.size() - 1).getLong("ended");
  }

  private Path recording() throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      return files.filter(file -> file.toString().endsWith(".jfr")).findFirst().orElseThrow();
    }
  }
}
