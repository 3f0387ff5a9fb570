package io.fjprobe.dist;

import static java.util.stream.Collectors.groupingBy;
import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.dist.application.StalledPools;
import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.EachJdk;
import io.fjprobe.testing.Events;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdk;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import jdk.jfr.consumer.RecordedEvent;
import org.junit.jupiter.api.io.TempDir;

/** Pools that stand still, and others that only look so: who waits for what. */
class StalledPoolsIT {

  private static final int FIRST_JDK_WITH_LIMITED_POOLS = 9;

  @TempDir Path directory;

  @EachJdk
  void areFoundAndNoOthers(Jdk jdk) {
    List<String> expected = new ArrayList<>(List.of("latch", "lock", "one-worker", "sleepers"));
    if (jdk.feature() >= FIRST_JDK_WITH_LIMITED_POOLS) {
      expected.addAll(List.of("cycle", "stage"));
    }
    ForkedJvm.Result result =
        new ForkedJvm(jdk, directory)
            .jvmArguments("-javaagent:" + AgentRun.AGENT + "=strict=true,file=stalls.jfr")
            .jvmArguments("-Djava.io.tmpdir=" + directory)
            .main(StalledPools.class, MixedRun.PROGRAMS)
            .arguments(expected.toArray(String[]::new))
            .timeoutSeconds(300)
            .run()
            .expectSuccess();

    System.out.println(result);
    List<RecordedEvent> events = AgentRun.read(directory.resolve("stalls.jfr"));
    Events.of(events, "PoolStall").forEach(System.out::println);
    Events.of(events, "StalledThread").forEach(System.out::println);
    Map<String, List<RecordedEvent>> stalls =
        Events.of(events, "PoolStall").stream()
            .collect(groupingBy(e -> e.getString("poolName"), TreeMap::new, java.util.stream.Collectors.toList()));
    assertThat(stalls.keySet()).containsExactlyInAnyOrderElementsOf(expected);
  }
}
