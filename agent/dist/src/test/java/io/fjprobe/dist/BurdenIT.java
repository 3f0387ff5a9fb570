package io.fjprobe.dist;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdk;
import io.fjprobe.testing.SomeJdks;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

/** The costs of the pool are also measured with the agent, which is part of them then. */
class BurdenIT {
  @TempDir private Path directory;

  @SomeJdks
  void runsWithTheAgent(Jdk jdk) {
    ForkedJvm.Result result =
        new ForkedJvm(jdk, directory)
            .jvmArguments("-javaagent:" + AgentRun.AGENT + "=strict=true,level=full,file=run.jfr")
            .jar(AgentRun.WORKLOADS)
            .arguments("burden", "--repetitions=20", "--warmup-repetitions=10")
            .run();
    assertThat(result.exitCode()).as("0, or 1 if other programs need the CPUs").isLessThan(2);
    assertThat(result.out())
        .contains("agent present")
        .containsPattern("fork and join, not stolen \\(CPU time\\) .* [num]s +20\n");
    assertThat(directory.resolve("run.jfr")).isNotEmptyFile();
  }
}
