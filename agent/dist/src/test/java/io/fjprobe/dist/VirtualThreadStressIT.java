package io.fjprobe.dist;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.fjprobe.dist.application.VirtualThreadStress;
import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.EachJdk;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdk;
import java.nio.file.Path;
import java.util.List;
import jdk.jfr.consumer.RecordedEvent;
import org.junit.jupiter.api.io.TempDir;

/** Hooks that run while a virtual thread is mounted or being scheduled must not need one. */
class VirtualThreadStressIT {

  @TempDir Path directory;

  @EachJdk
  void defaultLevel(Jdk jdk) {
    run(jdk, "level=default", "100000");
  }

  @EachJdk
  void fullLevel(Jdk jdk) {
    run(jdk, "level=full", "30000");
  }

  private void run(Jdk jdk, String level, String threads) {
    assumeTrue(jdk.feature() >= 21, "virtual threads came with JDK 21");
    ForkedJvm.Result result =
        new ForkedJvm(jdk, directory)
            .jvmArguments("-javaagent:" + AgentRun.AGENT + "=file=stress.jfr," + level)
            .main(VirtualThreadStress.class, MixedRun.PROGRAMS)
            .arguments(threads, "0")
            .run()
            .expectSuccess();
    assertThat(result.out()).isEqualTo("threads=" + threads + "\nverified\n");
    List<RecordedEvent> states =
        AgentRun.read(directory.resolve("stress.jfr")).stream()
            .filter(e -> e.getEventType().getName().equals("fjprobe.AgentState"))
            .toList();
    RecordedEvent last = states.get(states.size() - 1);
    assertThat(last.getInt("suppressedErrors")).as(last.getString("firstError")).isZero();
  }
}
