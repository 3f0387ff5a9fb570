package io.fjprobe.dist;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.fjprobe.dist.application.MixedWork;
import io.fjprobe.testing.EachJdk;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdk;
import io.fjprobe.testing.SomeJdks;
import io.fjprobe.testing.TestJar;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;

/** Collectors, compilers, verifiers and archives of the JVM: the same results and counts. */
class JvmFlagsIT {

  @TempDir Path directory;

  private MixedRun run(Jdk jdk, String... flags) throws IOException {
    return run(jdk, MixedRun.PROGRAMS, flags);
  }

  private MixedRun run(Jdk jdk, Path classPath, String... flags) throws IOException {
    String[] arguments =
        Stream.concat(Stream.of(flags), Stream.of(MixedRun.agent())).toArray(String[]::new);
    MixedRun run = MixedRun.of(jdk, directory, classPath, MixedWork.class, arguments).assertExact();
    try (Stream<Path> files = Files.list(directory)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .noneMatch(name -> name.startsWith("hs_err"));
    }
    return run;
  }

  /** Classes of the boot loader are not verified otherwise, nor what is woven into them. */
  @EachJdk
  void verified(Jdk jdk) throws IOException {
    MixedRun run =
        run(
            jdk,
            "-XX:+UnlockDiagnosticVMOptions",
            "-XX:+BytecodeVerificationLocal",
            "-XX:+BytecodeVerificationRemote",
            "-XX:TieredStopAtLevel=1",
            "-XX:ActiveProcessorCount=3",
            "-XX:+UseSerialGC");
    assertThat(run.events("fjprobe.AgentState"))
        .isNotEmpty()
        .allSatisfy(state -> assertThat(state.getInt("availableProcessors")).isEqualTo(3));
  }

  @SomeJdks
  void interpretedWithNativeCallsChecked(Jdk jdk) throws IOException {
    MixedRun run = run(jdk, "-Xint", "-XX:+UseParallelGC", "-Xcheck:jni");

    Set<String> warnings = warnings(run.result);
    if (jdk.feature() <= 11) {
      // here a recording that starts passes all classes of events to the JVM in one native call
      warnings.removeIf(warning -> warning.contains("JNI local refs"));
    }
    if (!warnings.isEmpty()) {
      ForkedJvm.Result recordedOnly =
          new ForkedJvm(jdk, directory)
              .jvmArguments("-Xcheck:jni", "-XX:StartFlightRecording=filename=plain.jfr")
              .main(MixedWork.class, MixedRun.PROGRAMS)
              .arguments("2")
              .run();
      assertThat(warnings(recordedOnly)).containsAll(warnings);
    }
  }

  private static Set<String> warnings(ForkedJvm.Result result) {
    return (result.out() + result.err())
        .lines()
        .filter(line -> line.startsWith("WARNING"))
        .collect(Collectors.toSet());
  }

  @SomeJdks
  void zgc(Jdk jdk) throws IOException {
    assumeAccepts(jdk, "-XX:+UnlockExperimentalVMOptions", "-XX:+UseZGC");
    run(jdk, "-XX:+UnlockExperimentalVMOptions", "-XX:+UseZGC");
  }

  @SomeJdks
  void shenandoah(Jdk jdk) throws IOException {
    assumeAccepts(jdk, "-XX:+UseShenandoahGC");
    run(jdk, "-XX:+UseShenandoahGC");
  }

  @SomeJdks
  void compactObjectHeaders(Jdk jdk) throws IOException {
    assumeAccepts(jdk, "-XX:+UseCompactObjectHeaders");
    run(jdk, "-XX:+UseCompactObjectHeaders");
  }

  @SomeJdks
  void dynamicArchive(Jdk jdk) throws IOException {
    assumeTrue(jdk.feature() >= 13, "dynamic archives came with JDK 13");
    Path jar = dump(jdk, "-XX:ArchiveClassesAtExit=app.jsa");
    run(jdk, jar, "-Xshare:auto", "-XX:SharedArchiveFile=app.jsa");
  }

  @SomeJdks
  void cacheOfLinkedClasses(Jdk jdk) throws IOException {
    assumeTrue(jdk.feature() >= 25, "-XX:AOTCacheOutput came with JDK 25");
    Path jar = dump(jdk, "-XX:AOTCacheOutput=app.aot");
    run(jdk, jar, "-XX:AOTCache=app.aot");
  }

  /** Without the agent; archives take classes of jars only. */
  private Path dump(Jdk jdk, String flag) {
    Path jar =
        new TestJar().withPackageOf(MixedWork.class).writeTo(directory.resolve("program.jar"));
    new ForkedJvm(jdk, directory)
        .jvmArguments(flag)
        .main(MixedWork.class, jar)
        .arguments("2")
        .run()
        .expectSuccess();
    assertThat(directory.resolve(flag.substring(flag.indexOf('=') + 1))).exists();
    return jar;
  }

  private void assumeAccepts(Jdk jdk, String... flags) {
    ForkedJvm.Result version =
        new ForkedJvm(jdk, directory).jvmArguments(flags).arguments("-version").run();
    assumeTrue(
        version.exitCode() == 0,
        () -> jdk + " does not take " + List.of(flags) + ": " + version.out() + version.err());
  }
}
