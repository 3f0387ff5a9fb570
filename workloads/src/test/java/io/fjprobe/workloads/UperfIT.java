package io.fjprobe.workloads;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdk;
import io.fjprobe.testing.Jdks;
import io.fjprobe.testing.SomeJdks;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A JVM for each node. */
class UperfIT {
  private static final Path JAR =
      Path.of(System.getProperty("fjprobe.distribution"), "workloads.jar");

  @TempDir Path directory;

  private ForkedJvm uperf(Jdk jdk, String... options) {
    return new ForkedJvm(jdk, directory)
        .jar(JAR)
        .arguments("uperf", "--procs", "--nodes=2", "--anycast=1", "--threads=2", "--requests=30")
        .arguments(options);
  }

  private static String[] small(String transport) {
    return new String[] {
      "--transport=" + transport,
      "--node-jvm=" + ForkedJvm.CLIENT_COMPILER,
      "--warmup-iterations=0",
      "--iterations=2",
      "--operations=3"
    };
  }

  @SomeJdks
  void accountsForEachRequestAcrossJvms(Jdk jdk) throws IOException {
    String transport = jdk.feature() >= 21 ? "udp-virtual" : "tcp";
    Path json = directory.resolve("figures.json");
    uperf(jdk, small(transport)).arguments("--json=" + json).run().expectSuccess();
    JsonNode run = new ObjectMapper().readTree(json.toFile()).at("/runs/0");
    for (JsonNode iteration : run.get("iterations")) {
      JsonNode extras = iteration.get("extras");
      assertThat(iteration.get("verified").asBoolean()).isTrue();
      assertThat(extras.get("issued").asLong()).isEqualTo(90);
      assertThat(extras.get("completed").asLong()).isEqualTo(90);
      assertThat(extras.get("lost").asLong()).isZero();
      assertThat(iteration.at("/facts/effectiveReceiveBuffer").asLong()).isPositive();
      long roundTrips =
          iteration.at("/times/getRoundTrip/count").asLong()
              + iteration.at("/times/putRoundTrip/count").asLong();
      assertThat(roundTrips).isEqualTo(90);
    }
  }

  @Test
  void refusesVirtualThreadsBeforeTheyWere() {
    assertThat(uperf(Jdks.get(17), small("udp-virtual")).run().expectExit(2).err())
        .isEqualToNormalizingNewlines(
            "workloads: uperf udp-virtual on JDK 17; it needs JDK 21 or later;"
                + " run workloads.jar by the java of such a JDK\n");
  }

  @Test
  void saysThatANodeDidNotStart() {
    ForkedJvm.Result result = uperf(Jdks.get(17), "--node-jvm=-Xbogus").run().expectExit(1);
    assertThat(result.err()).contains("failed: its JVM ended");
  }

  /** At whatever moment: the run ends by itself, and leaves no process behind. */
  @ParameterizedTest
  @ValueSource(strings = {"udp", "tcp"})
  void endsWhenANodeIsKilled(String transport) throws Exception {
    Process run =
        new ProcessBuilder(
                Stream.concat(
                        Stream.of(Jdks.get(17).java().toString(), "-jar", JAR.toString(), "uperf"),
                        Arrays.stream(
                            new String[] {
                              "--procs", "--nodes=3", "--measure=1x600s", "--transport=" + transport
                            }))
                    .toList())
            .redirectErrorStream(true)
            .redirectOutput(directory.resolve("out.txt").toFile())
            .start();
    List<ProcessHandle> nodes = List.of();
    while (nodes.size() < 3 && run.isAlive()) {
      nodes = run.toHandle().children().toList();
      Thread.onSpinWait();
    }
    assertThat(nodes).hasSize(3);
    nodes.get(1).destroyForcibly();

    assertThat(run.waitFor(90, TimeUnit.SECONDS)).isTrue();
    assertThat(run.exitValue()).isEqualTo(1);
    assertThat(directory.resolve("out.txt")).content().containsPattern("node \\d failed: ");
    assertThat(nodes).allSatisfy(node -> assertThat(node.onExit().get().isAlive()).isFalse());
  }
}
