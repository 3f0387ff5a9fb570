package io.fjprobe.dist;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.dist.application.Begun;
import io.fjprobe.dist.application.EarlyAgent;
import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.AnyJdk;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdk;
import io.fjprobe.testing.TestJar;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

/** Where the agent ends the JVM, no line of the application has run: not even of a quick one. */
class StrictExitIT {

  private static final String WRONG = "-javaagent:" + AgentRun.AGENT + "=strict=true,levle=full";

  @TempDir Path directory;

  private void assertNothingRan(Jdk jdk, String... jvmArguments) {
    ForkedJvm.Result result =
        new ForkedJvm(jdk, directory)
            .jvmArguments(jvmArguments)
            .main(Begun.class, TestJar.of(Begun.class))
            .run()
            .expectExit(2);

    assertThat(result.err()).contains("; strict=true, so the JVM exits");
    assertThat(result.out()).isEmpty();
  }

  @AnyJdk
  void theApplicationDoesNotBegin(Jdk jdk) {
    assertNothingRan(jdk, WRONG);
  }

  /** As another agent may do. */
  @AnyJdk
  void norWhereTheLauncherIsThereAlready(Jdk jdk) {
    Path early =
        new TestJar()
            .attribute("Premain-Class", EarlyAgent.class.getName())
            .with(EarlyAgent.class)
            .writeTo(directory.resolve("early-agent.jar"));

    assertNothingRan(jdk, "-javaagent:" + early + "=sun.launcher.LauncherHelper", WRONG);
  }
}
