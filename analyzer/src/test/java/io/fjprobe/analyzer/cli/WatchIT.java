package io.fjprobe.analyzer.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.AnalyzerJvm;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdk;
import io.fjprobe.testing.Jdks;
import io.fjprobe.testing.RunningJvm;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A JVM is watched while something goes wrong in it, and goes well again. */
class WatchIT {

  private static final String FINDING = "unmanaged-blocking (common)";

  @TempDir private Path directory;

  /** One that has to be asked for what it recorded, and two that write it where it can be read. */
  static Stream<Jdk> jdks() {
    return Stream.of(8, 17, 25).map(Jdks::get);
  }

  @BeforeEach
  void compile() {
    int code =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                null,
                null,
                "--release",
                "8",
                "-Xlint:-options",
                "-d",
                directory.toString(),
                "src/test/java/io/fjprobe/analyzer/cli/StarvedProgram.java");
    assertThat(code).isZero();
  }

  private RunningJvm program(Jdk jdk, String... options) {
    RunningJvm program =
        new ForkedJvm(jdk, directory)
            .jvmArguments("-Djava.util.concurrent.ForkJoinPool.common.parallelism=2")
            .jvmArguments(options)
            .main(StarvedProgram.class, directory)
            .start();
    program.expect("ready");
    return program;
  }

  private ForkedJvm watch(String what, String... options) {
    return AnalyzerJvm.in(directory).arguments("watch", what).arguments(options);
  }

  /** Reads lines until one is as wanted. */
  private static String until(RunningJvm watch, Predicate<String> wanted) {
    String line = watch.expect("");
    while (!wanted.test(line)) {
      line = watch.expect("");
    }
    return line;
  }

  private static boolean fires(String line) {
    return line.contains(FINDING) && !line.startsWith("gone ");
  }

  @ParameterizedTest
  @MethodSource("jdks")
  void theFindingComesWithTheFaultAndGoesWithIt(Jdk jdk) {
    try (RunningJvm program = program(jdk);
        RunningJvm watch = watch(program.pid(), "--yes", "--plain", "--window=5s").start()) {
      until(watch, line -> line.startsWith("> common"));
      program.ask("block", "ok");
      until(watch, WatchIT::fires);
      assertThat(until(watch, line -> line.contains("blocks in sleep")))
          .contains("sleep at StarvedProgram.step:");
      program.ask("go on", "ok");
      until(watch, line -> line.startsWith("gone     " + FINDING));
      ProcessHandle.of(Long.parseLong(watch.pid())).orElseThrow().destroy();
      assertThat(watch.exit("")).isEqualTo(143);
      assertThat(detach(program, 1).err()).contains("it is not observed");
    }
  }

  private ForkedJvm.Result detach(RunningJvm program, int code) {
    return new ForkedJvm(Jdks.own(), directory)
        .jar(AgentRun.AGENT)
        .arguments("detach", program.pid())
        .run()
        .expectExit(code);
  }

  @Test
  void anAgentThatWasThereStays() {
    try (RunningJvm program = program(Jdks.own(), "-javaagent:" + AgentRun.AGENT + "=file=a.jfr")) {
      ForkedJvm.Result two = watch(program.pid(), "--count=2").run().expectSuccess();
      assertThat(two.out().lines().filter(line -> line.startsWith(program.pid() + " io.")))
          .hasSize(2)
          .allMatch(line -> line.contains("StarvedProgram"));
      assertThat(detach(program, 0).out()).contains("a.jfr");
    }
  }

  @Test
  void theRecordingOfTheWholeTimeCanBeKept() {
    try (RunningJvm program = program(Jdks.own())) {
      ForkedJvm.Result kept =
          watch(program.pid(), "--yes", "--count=1", "--out=kept.jfr").run().expectSuccess();
      assertThat(kept.err()).contains("the recording is in kept.jfr");
      assertThat(directory.resolve("kept.jfr")).isNotEmptyFile();
    }
  }

  @Test
  void withoutConsentNothingIsAttached() {
    try (RunningJvm program = program(Jdks.own())) {
      ForkedJvm.Result refused = watch(program.pid()).run().expectExit(1);
      assertThat(refused.err()).contains("JVM " + program.pid() + " is not observed", "--yes");
      assertThat(detach(program, 1).err()).contains("it is not observed");
    }
  }

  @Test
  void aJvmThatIsKilledIsAnEnd() {
    try (RunningJvm program = program(Jdks.own());
        RunningJvm watch = watch(program.pid(), "--yes").start()) {
      until(watch, line -> line.startsWith("> common"));
      ProcessHandle.of(Long.parseLong(program.pid())).orElseThrow().destroyForcibly();
      watch.expectErr("JVM " + program.pid() + " has ended");
      assertThat(watch.exit("")).isEqualTo(1);
    }
  }

  /** One that is asked for dumps, and one that sends what it records. */
  static Stream<Jdk> remotes() {
    return Stream.of(8, 25).map(Jdks::get);
  }

  /** By its port, with passwords; its clock and its files are not asked for. */
  @ParameterizedTest
  @MethodSource("remotes")
  void aJvmIsWatchedByItsJmxPort(Jdk jdk) throws IOException {
    String address = "127.0.0.1:" + freePort();
    try (RunningJvm program = program(jdk, remote(address))) {
      assertThat(watch(address).run().expectExit(1).err())
          .contains(address + " lets only those in who have a password", "--user=NAME");
      Files.writeString(directory.resolve("typed"), "wrong\n");
      String[] login = {"--user=control", "--password-file=" + directory.resolve("typed")};
      assertThat(watch(address, login).run().expectExit(1).err())
          .contains("does not let control in", "the password is wrong");
      Files.writeString(directory.resolve("typed"), "secret\n");
      try (RunningJvm watch =
          watch(address, login[0], login[1], "--plain", "--window=5s").start()) {
        until(watch, line -> line.startsWith("> common"));
        program.ask("block", "ok");
        until(watch, WatchIT::fires);
        program.ask("go on", "ok");
        until(watch, line -> line.startsWith("gone     " + FINDING));
        ProcessHandle.of(Long.parseLong(program.pid())).orElseThrow().destroyForcibly();
        watch.expectErr("lost the connection to the JVM at " + address);
        assertThat(watch.exit("")).isEqualTo(1);
      }
    }
  }

  private static int freePort() throws IOException {
    try (ServerSocket any = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return any.getLocalPort();
    }
  }

  private String[] remote(String address) throws IOException {
    Path passwords = directory.resolve("passwords");
    Files.writeString(passwords, "control secret\n");
    Files.setPosixFilePermissions(passwords, PosixFilePermissions.fromString("rw-------"));
    Path access = Files.writeString(directory.resolve("access"), "control readwrite\n");
    String remote = "-Dcom.sun.management.jmxremote.";
    return new String[] {
      remote + "port=" + address.split(":", 2)[1],
      remote + "host=127.0.0.1",
      "-Djava.rmi.server.hostname=127.0.0.1",
      remote + "ssl=false",
      remote + "password.file=" + passwords,
      remote + "access.file=" + access,
      "-javaagent:" + AgentRun.AGENT + "=file=a.jfr"
    };
  }

  @Test
  void whatIsNothingToWatchIsRefused() throws IOException {
    assertThat(watch("none").run().expectExit(2).err()).contains("'none' is no process id");
    assertThat(watch("127.0.0.1:1").run().expectExit(1).err())
        .contains("nothing listens at 127.0.0.1:1");
    assertThat(watch("host:9010", "--user=me").run().expectExit(2).err())
        .contains("--user=me needs the password", "FJPROBE_JMX_PASSWORD");
    assertThat(watch("4711", "--interval=soon").run().expectExit(2).err())
        .contains("--interval=soon is no time");
    Files.writeString(directory.resolve("text.jfr"), "no recording");
    assertThat(watch("text.jfr").run().expectExit(1).err()).contains("does not begin with FLR");
    Files.createDirectory(directory.resolve("folder"));
    assertThat(watch("folder").run().expectExit(1).err()).contains("no .jfr file in it");
    assertThat(watch("999999999").run().expectExit(1).err())
        .contains("there is no process 999999999");
  }

  @Test
  void theEndOfARecordingIsSeen() {
    Path recording = Path.of("../samples/blocked-common-pool/17.jfr").toAbsolutePath().normalize();
    assertThat(watch(recording.toString(), "--count=1").run().expectSuccess().out())
        .contains("17.jfr, JDK 17", "WARNING  unmanaged-blocking (common), for 0 s");
  }
}
