package io.fjprobe.dist;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.dist.application.ManyBlocks;
import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.AnyJdk;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdk;
import io.fjprobe.testing.Jdks;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * However often a program blocks or starts threads, its recording stays small. The file tells how
 * fast it grows on JDK 14 and later; before that, the waits of workers are all that can be known.
 */
class SizeGovernorIT {

  @TempDir Path directory;

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({
    "8, ThreadPark",
    "8, ThreadSleep",
    "11, ThreadSleep",
    "17, ThreadSleep",
    "28, ThreadSleep"
  })
  void raisesThresholds(int feature, String event) {
    String out = run(Jdks.get(feature), event);

    assertThat(out)
        .containsPattern("1 ms -> 10{1,3} ms")
        .as("events that are rare stay as they are")
        .contains("raised: [jdk." + event + "#threshold]");
  }

  @AnyJdk
  void recordsNoStartsOfThreadsWhereTheyAreMany(Jdk jdk) {
    String out = run(jdk, "ThreadStart");

    assertThat(out).contains("true -> false", "raised: [jdk.ThreadStart#enabled]");
  }

  private String run(Jdk jdk, String event) {
    return new ForkedJvm(jdk, directory)
        .jvmArguments("-javaagent:" + AgentRun.AGENT + "=strict=true,file=blocks.jfr")
        .main(ManyBlocks.class, MixedRun.PROGRAMS)
        .arguments(event)
        .run()
        .expectSuccess()
        .out();
  }
}
