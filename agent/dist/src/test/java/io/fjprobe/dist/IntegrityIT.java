package io.fjprobe.dist;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.dist.application.MixedWork;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdk;
import io.fjprobe.testing.Jdks;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** JVMs that deny what newer releases ask for: the agent named at the start needs none of it. */
class IntegrityIT {

  @TempDir Path directory;

  static Stream<Jdk> thatDeny() {
    return Stream.of(25, 27, 28).map(Jdks::get);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("thatDeny")
  void nothingIsDeniedToTheAgent(Jdk jdk) {
    List<String> flags =
        new ArrayList<>(
            List.of(
                "-XX:-EnableDynamicAgentLoading",
                "--illegal-native-access=deny",
                "--sun-misc-unsafe-memory-access=deny"));
    if (jdk.feature() > 25) {
      flags.add("--illegal-final-field-mutation=deny");
    }
    flags.add(MixedRun.agent() + ",level=full");

    MixedRun run = MixedRun.of(jdk, directory, MixedWork.class, flags.toArray(new String[0]));

    run.assertExact();
    assertThat(run.result.err()).doesNotContain("WARNING", "Exception", "not recorded");
  }

  static Stream<Jdk> thatRefuseToLoad() {
    return Stream.of(11, 17, 21, 25, 27, 28).map(Jdks::get);
  }

  /** The command says so, the application notices nothing. */
  @ParameterizedTest(name = "{0}")
  @MethodSource("thatRefuseToLoad")
  void attachIsDenied(Jdk jdk) {
    try (AttachedJvm jvm = new AttachedJvm(jdk, directory, "-XX:-EnableDynamicAgentLoading")) {
      ForkedJvm.Result attach =
          AttachedJvm.command(jdk, directory, "attach", jvm.application.pid()).expectExit(1);

      assertThat(attach.err().lines()).hasSize(1);
      assertThat(attach.err())
          .contains("-XX:-EnableDynamicAgentLoading? Then restart it with -javaagent");
      jvm.work();
      assertThat(jvm.application.exit("exit")).isZero();
      assertThat(jvm.application.err()).isEmpty();
    }
  }
}
