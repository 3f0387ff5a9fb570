package io.fjprobe.dist;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.dist.application.MixedWork;
import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdk;
import io.fjprobe.testing.Jdks;
import io.fjprobe.testing.TestJar;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** AOT caches, trained with and without the agent, and archives that the JVM makes by itself. */
class CacheIT {

  private static final String CACHE = "-XX:AOTCache=app.aot";
  private static final String REQUIRED = "-XX:AOTMode=on";

  @TempDir Path directory;
  private Path jar;

  @BeforeEach
  void jar() {
    jar = new TestJar().withPackageOf(MixedWork.class).writeTo(directory.resolve("program.jar"));
  }

  static Stream<Jdk> withCaches() {
    return Stream.of(25, 28).map(Jdks::get);
  }

  static Stream<Jdk> withOwnArchives() {
    return Stream.of(21, 28).map(Jdks::get);
  }

  private ForkedJvm.Result plain(Jdk jdk, String... flags) {
    return new ForkedJvm(jdk, directory)
        .jvmArguments(flags)
        .main(MixedWork.class, jar)
        .arguments("2")
        .run();
  }

  private void train(Jdk jdk, String... flags) {
    String[] all =
        Stream.concat(Stream.of("-XX:AOTCacheOutput=app.aot"), Stream.of(flags))
            .toArray(String[]::new);
    plain(jdk, all).expectSuccess();
    assertThat(directory.resolve("app.aot")).exists();
  }

  private MixedRun observed(Jdk jdk, String... flags) {
    String[] all =
        Stream.concat(Stream.of(flags), Stream.of(MixedRun.agent())).toArray(String[]::new);
    return MixedRun.of(jdk, directory, jar, MixedWork.class, all);
  }

  /** The pool comes from the cache, before any agent. */
  @ParameterizedTest(name = "{0}")
  @MethodSource("withCaches")
  void trainedWithTheModuleOfAgents(Jdk jdk) {
    train(jdk, "--add-modules=java.instrument");

    MixedRun run = observed(jdk, REQUIRED, CACHE);

    run.assertExactBut(List.of("forks", "submissions"));
    assertThat(run.result.err())
        .contains("; if it comes from the AOT cache, use -XX:AOTMode=off to record them");
    observed(jdk, "-XX:AOTMode=off", CACHE).assertExact();
  }

  /** The JVM leaves the pool out; that of 25 may not, or may crash while it makes the cache. */
  static Stream<Jdk> thatLeaveOutWhatIsWoven() {
    return Stream.of(28).map(Jdks::get);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("thatLeaveOutWhatIsWoven")
  void trainedWithTheAgent(Jdk jdk) {
    train(jdk, "-javaagent:" + AgentRun.AGENT + "=file=training.jfr");

    observed(jdk, REQUIRED, CACHE).assertExact();
    plain(jdk, REQUIRED, CACHE, "--add-modules=java.instrument").expectSuccess();
  }

  /** The JVM cannot use it with any agent: it does without it, or without the application. */
  @ParameterizedTest(name = "{0}")
  @MethodSource("withCaches")
  void trainedWithoutEither(Jdk jdk) {
    train(jdk);

    observed(jdk, CACHE).assertExact();
    ForkedJvm.Result required = plain(jdk, REQUIRED, CACHE, MixedRun.agent());
    assertThat(required.expectExit(1).out() + required.err()).contains("Unable to use AOT cache");
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("withOwnArchives")
  void archiveOfTheJvm(Jdk jdk) {
    String[] flags = {"-XX:+AutoCreateSharedArchive", "-XX:SharedArchiveFile=auto.jsa"};
    plain(jdk, flags).expectSuccess();
    assertThat(directory.resolve("auto.jsa")).exists();

    observed(jdk, flags).assertExact();
  }

  static Stream<Jdk> thatMayArchiveWithAgents() {
    return Stream.of(21, 25).map(Jdks::get);
  }

  /** By default the JVM refuses any agent then, before that is asked anything. */
  @ParameterizedTest(name = "{0}")
  @MethodSource("thatMayArchiveWithAgents")
  void archiveThatIsYetToBeMade(Jdk jdk) {
    String[] flags = {
      "-XX:+UnlockDiagnosticVMOptions",
      "-XX:+AllowArchivingWithJavaAgent",
      "-XX:+AutoCreateSharedArchive",
      "-XX:SharedArchiveFile=auto.jsa"
    };
    observed(jdk, flags).assertExact();

    observed(jdk, flags).assertExact();
  }
}
