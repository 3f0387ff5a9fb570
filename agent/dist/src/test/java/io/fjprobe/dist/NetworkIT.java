package io.fjprobe.dist;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.fjprobe.dist.application.CountedNetwork;
import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.Events;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdk;
import io.fjprobe.testing.SomeJdks;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Collectors;
import jdk.jfr.consumer.RecordedEvent;
import org.junit.jupiter.api.io.TempDir;

/** A recording has what Linux counts of connections. */
class NetworkIT {

  @TempDir Path directory;

  @SomeJdks
  void delayedAcknowledgementsAreThoseOfTheSystem(Jdk jdk) {
    assumeThat(Files.isReadable(Path.of("/proc/self/net/netstat"))).as("Linux").isTrue();
    Map<String, Long> counted =
        new ForkedJvm(jdk, directory)
            .jvmArguments("-javaagent:" + AgentRun.AGENT + "=strict=true,file=run.jfr")
            .main(CountedNetwork.class, MixedRun.PROGRAMS)
            .run()
            .expectSuccess()
            .out()
            .lines()
            .map(line -> line.split(" "))
            .collect(Collectors.toMap(words -> words[0], words -> Long.valueOf(words[1])));

    assertThat(counted.get("before")).isGreaterThan(counted.get("begin"));
    RecordedEvent mark =
        Events.of(AgentRun.read(directory.resolve("run.jfr")), "NetworkStatistics").stream()
            .filter(event -> event.getString("trigger").equals("mark"))
            .findFirst()
            .orElseThrow();
    assertThat(mark.getLong("delayedAcks")).isBetween(counted.get("before"), counted.get("after"));
    assertThat(mark.getLong("retransmissionTimeouts")).isNotNegative();
    assertThat(mark.getLong("listenOverflows")).isNotNegative();
  }
}
