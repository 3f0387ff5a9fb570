package io.fjprobe.dist;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.dist.program.SemanticsMain;
import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.EachJdk;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdk;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;

/** Timeouts, interrupts, cancellation and failures end the same way with and without the agent. */
class SemanticsIT {

  @TempDir Path directory;

  private String outcomes(Jdk jdk, String... jvmArguments) {
    return new ForkedJvm(jdk, directory)
        .jvmArguments(jvmArguments)
        .main(SemanticsMain.class, Path.of("target", "test-classes").toAbsolutePath())
        .run()
        .expectSuccess()
        .out();
  }

  @EachJdk
  void theSameOutcomes(Jdk jdk) {
    String plain = outcomes(jdk);

    assertThat(plain)
        .contains(
            "external get with timeout: throws java.util.concurrent.TimeoutException",
            "external get, interrupted meanwhile: throws java.lang.InterruptedException",
            "get of what is cancelled meanwhile: throws java.util.concurrent.CancellationException",
            "isTerminated: returns true");
    for (String level : List.of("default", "full")) {
      String agent = "-javaagent:" + AgentRun.AGENT + "=strict=true,file=s.jfr,level=" + level;
      assertThat(outcomes(jdk, agent)).as(level).isEqualTo(plain);
    }
  }
}
