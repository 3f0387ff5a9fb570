package io.fjprobe.dist;

import static io.fjprobe.testing.Events.of;
import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.dist.application.BusyMain;
import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdk;
import io.fjprobe.testing.SomeJdks;
import java.nio.file.Path;
import java.util.List;
import jdk.jfr.consumer.RecordedEvent;
import org.junit.jupiter.api.io.TempDir;

/** A recording tells where the start of the JVM ends, and that it goes on until the JVM exits. */
class WholeLifeIT {

  /** User and system time are counted in steps of 10 ms each, by the agent and by the program. */
  private static final long STEPS = 2 * 10_000_000;

  @TempDir Path directory;

  @SomeJdks
  void ofItsOwnRecording(Jdk jdk) {
    check(jdk, "-javaagent:" + AgentRun.AGENT + "=strict=true,file=life.jfr");
  }

  @SomeJdks
  void ofTheCommandLinesRecording(Jdk jdk) {
    check(
        jdk,
        "-XX:StartFlightRecording=filename=" + directory.resolve("life.jfr"),
        "-javaagent:" + AgentRun.AGENT + "=strict=true");
  }

  private void check(Jdk jdk, String... arguments) {
    String[] said =
        new ForkedJvm(jdk, directory)
            .jvmArguments(arguments)
            .main(BusyMain.class, MixedRun.PROGRAMS)
            .run()
            .expectSuccess()
            .out()
            .lines()
            .reduce((a, b) -> b)
            .orElseThrow()
            .split(" ");

    List<RecordedEvent> lives = of(AgentRun.read(directory.resolve("life.jfr")), "LifeStatistics");
    assertThat(cpuTime(only("start", lives))).isBetween(1L, Long.parseLong(said[0]) + STEPS);
    // one of a period may come after it, while the recording is written
    assertThat(cpuTime(only("exit", lives)))
        .isGreaterThanOrEqualTo(Long.parseLong(said[1]) - STEPS);
  }

  private static RecordedEvent only(String trigger, List<RecordedEvent> lives) {
    List<RecordedEvent> found =
        lives.stream().filter(e -> e.getString("trigger").equals(trigger)).toList();
    assertThat(found).hasSize(1);
    return found.get(0);
  }

  private static long cpuTime(RecordedEvent lives) {
    return lives.getLong("processCpuTime");
  }
}
