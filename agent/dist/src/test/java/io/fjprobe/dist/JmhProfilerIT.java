package io.fjprobe.dist;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.AnyJdk;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.JarClasses;
import io.fjprobe.testing.Jdk;
import io.fjprobe.testing.Jdks;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The jar with the profiler alone, beside benchmarks that are run by JMH itself. */
class JmhProfilerIT {

  private static final Path PROFILER = AgentRun.DISTRIBUTION.resolve("fjprobe-jmh.jar");
  private static final int BLOCKED_MILLIS = 15;

  @TempDir Path directory;

  /** Three tasks in a pool of two, each of which sleeps in a managed blocker for 5 ms. */
  private ForkedJvm jmh(Jdk jdk, String... arguments) {
    return new ForkedJvm(jdk, directory)
        .jvmArguments("-Djava.io.tmpdir=" + directory, "-cp")
        .jvmArguments(AgentRun.WORKLOADS + System.getProperty("path.separator") + PROFILER)
        .jvmArguments("org.openjdk.jmh.Main", "jmh.ManagedBlock.run", "-prof", "fjprobe")
        .jvmArguments("-p", "tasks=3", "-p", "blocks=1", "-p", "sleepMs=5", "-p", "parallelism=2")
        .jvmArguments("-f", "1", "-wi", "0", "-i", "2", "-r", "100ms")
        .jvmArguments(arguments);
  }

  @AnyJdk
  void tellsCountsAndTimesOfEachOperation(Jdk jdk) throws IOException {
    jmh(jdk, "-rf", "json", "-rff", "jmh.json")
        .jvmArguments("-jvmArgsAppend", "-javaagent:" + AgentRun.AGENT + "=level=counters")
        .run()
        .expectSuccess();
    JsonNode metrics =
        new ObjectMapper()
            .readTree(directory.resolve("jmh.json").toFile())
            .at("/0/secondaryMetrics");
    assertThat(metrics.at("/fj.managedBlocked/score").asDouble()).isGreaterThanOrEqualTo(1);
    assertThat(metrics.at("/fj.managedBlockedTime/scoreUnit").asText()).isEqualTo("ns/op");
    assertThat(metrics.at("/fj.managedBlockedTime/score").asDouble() / 1e6)
        .as("milliseconds, of all workers")
        .isGreaterThanOrEqualTo(BLOCKED_MILLIS);
    assertThat(metrics.at("/fj.idleTime/score").isNumber()).isTrue();
  }

  @Test
  void saysThatTheAgentIsMissingBeforeAnythingRuns() {
    ForkedJvm.Result result = jmh(Jdks.get(17)).run().expectExit(1);
    assertThat(result.err())
        .startsWith("fjprobe: no fjprobe agent of this version in the JVM of the benchmark")
        .contains("-jvmArgsAppend -javaagent:fjprobe.jar")
        .hasLineCount(1);
    assertThat(result.out()).doesNotContain("Iteration   1");
  }

  @Test
  void holdsTheProfilerAlone() throws IOException {
    assertThat(JarClasses.versions(PROFILER))
        .containsKey("fjprobe.class")
        .allSatisfy(
            (name, version) -> {
              assertThat(name).matches("fjprobe\\.class|io/fjprobe/jmh/\\w+(-info)?\\.class");
              assertThat(version).isLessThanOrEqualTo(JarClasses.JAVA_8);
            });
  }
}
