package io.fjprobe.dist;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.dist.application.CountedByBoth;
import io.fjprobe.dist.application.MixedWork;
import io.fjprobe.dist.application.OtherAgent;
import io.fjprobe.testing.Jdk;
import io.fjprobe.testing.Jdks;
import io.fjprobe.testing.SomeJdks;
import io.fjprobe.testing.TestJar;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import net.bytebuddy.ByteBuddy;
import org.jacoco.agent.rt.RT;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Other agents that transform the same classes, named before and after this one. */
class OtherAgentsIT {

  /** JaCoCo says that it leaves newer class files alone. */
  private static final int NEWEST_OF_JACOCO = 27;

  @TempDir Path directory;

  private String retransforming() {
    Path jar =
        new TestJar()
            .attribute("Premain-Class", OtherAgent.class.getName())
            .attribute("Can-Retransform-Classes", "true")
            .attribute("Class-Path", TestJar.of(ByteBuddy.class).toUri().toString())
            .with(OtherAgent.class)
            .writeTo(directory.resolve("other-agent.jar"));
    return "-javaagent:" + jar;
  }

  @SomeJdks
  void retransformingAgentAfter(Jdk jdk) {
    assertBothCount(
        MixedRun.of(jdk, directory, CountedByBoth.class, MixedRun.agent(), retransforming()));
  }

  /** What that agent does needs the pool on 21, and on no other. */
  static Stream<Jdk> aroundThatWhichNeedsThePool() {
    return Stream.of(8, 17, 21, 25).map(Jdks::get);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("aroundThatWhichNeedsThePool")
  void retransformingAgentBefore(Jdk jdk) {
    MixedRun run =
        MixedRun.of(jdk, directory, CountedByBoth.class, retransforming(), MixedRun.agent());

    if (jdk.feature() == 21) {
      run.assertExactBut(AttachedJvm.tooLate(jdk));
      assertThat(run.result.err()).contains("; put this agent before other agents");
      assertSameWorkers(run);
    } else {
      assertBothCount(run);
    }
  }

  private static void assertBothCount(MixedRun run) {
    run.assertExact();
    assertSameWorkers(run);
  }

  private static void assertSameWorkers(MixedRun run) {
    int started =
        run.lastStatistics().values().stream().mapToInt(e -> e.getInt("workersStarted")).sum();
    assertThat(started).isPositive();
    assertThat(run.result.out()).contains("registered=" + started + "\n");
  }

  private String jacoco() {
    return "-javaagent:"
        + TestJar.of(RT.class)
        + "=destfile=jacoco.exec,inclbootstrapclasses=true,"
        + "includes=java.util.concurrent.ForkJoin*:io.fjprobe.dist.application.*";
  }

  private String covered() throws IOException {
    return Files.readString(directory.resolve("jacoco.exec"), StandardCharsets.ISO_8859_1);
  }

  @SomeJdks
  void jacocoAfter(Jdk jdk) throws IOException {
    MixedRun.of(jdk, directory, MixedWork.class, MixedRun.agent(), jacoco()).assertExact();

    assertThat(covered().contains("io/fjprobe/dist/application/MixedWork")).isTrue();
  }

  @SomeJdks
  void jacocoBefore(Jdk jdk) throws IOException {
    MixedRun.of(jdk, directory, MixedWork.class, jacoco(), MixedRun.agent()).assertExact();

    assertThat(covered().contains("io/fjprobe/dist/application/MixedWork")).isTrue();
    assertThat(covered().contains("java/util/concurrent/ForkJoinPool"))
        .isEqualTo(jdk.feature() <= NEWEST_OF_JACOCO);
  }
}
