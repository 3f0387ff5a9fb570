package io.fjprobe.dist;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.dist.attach.NamedMain;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdk;
import io.fjprobe.testing.SomeJdks;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever is wrong is said by the command, with an exit code; the application does not mind. */
class AttachCommandIT {

  private static final Jdk JDK = new Jdk(17, Path.of(System.getProperty("java.home")));

  @TempDir Path directory;

  private ForkedJvm.Result command(String... arguments) {
    return AttachedJvm.command(JDK, directory, arguments);
  }

  private AttachedJvm application(String... jvmArguments) {
    return new AttachedJvm(JDK, directory, jvmArguments);
  }

  private static void assertLives(AttachedJvm jvm) {
    assertThat(jvm.application.exit("exit")).isZero();
    assertThat(jvm.application.err()).doesNotContain("fjprobe", "Exception", "Error");
  }

  @Test
  void wrongUsage() {
    assertThat(command("attach").expectExit(2).err())
        .contains("fjprobe: attach needs a process id or a main class", "for more, run");
    assertThat(command("atach", "1").expectExit(2).err())
        .contains("unknown command 'atach' (did you mean 'attach'?)");
    assertThat(command("qqqq").expectExit(2).err()).doesNotContain("did you mean");
    assertThat(command("attach", "1", "levle=full").expectExit(2).err())
        .contains("unknown option 'levle' (did you mean 'level'?)");
    assertThat(command("detach", "1", "2").expectExit(2).err()).contains("detach needs");
  }

  @Test
  void helpAndVersion() {
    String help = command("--help").expectSuccess().out();
    assertThat(help).startsWith("fjprobe records ").contains("--version");
    assertThat(command("-h").expectSuccess().out()).isEqualTo(help);
    assertThat(command().expectSuccess().out()).isEqualTo(help);
    assertThat(command("--version").expectSuccess().out()).matches("fjprobe \\d+\\.\\d+.*\\R");
  }

  @Test
  void noSuchProcess() {
    long ended = 4_194_303; // the highest that Linux gives, and only if told to
    assertThat(command("attach", Long.toString(ended)).expectExit(1).err())
        .startsWith("fjprobe: cannot attach to " + ended)
        .contains("no JVM of this user has this process id", "list shows which");
  }

  @Test
  void byName() {
    // other tests, which run at the same time, have the usual application
    try (AttachedJvm jvm = new AttachedJvm(NamedMain.class, JDK, directory);
        AttachedJvm twin = new AttachedJvm(NamedMain.class, JDK, directory)) {
      String pid = jvm.application.pid();
      assertThat(command("list").expectSuccess().out())
          .contains(pid + " " + NamedMain.class.getName())
          .contains(twin.application.pid() + " ")
          .doesNotContain("fjprobe.jar list");
      assertThat(command("attach", "NamedMain").expectExit(2).err())
          .contains("several JVMs are called 'NamedMain'; name the process id")
          .contains("  " + pid + " ", "  " + twin.application.pid() + " ");
      assertThat(command("attach", "NoSuchMain").expectExit(2).err())
          .contains("no JVM has the main class or jar 'NoSuchMain'; these JVMs were found:", pid);
      assertLives(twin);
      assertThat(command("detach", NamedMain.class.getName()).expectExit(1).err())
          .contains(
              "not detached from " + pid, "it is not observed, so there is nothing to detach");
      assertLives(jvm);
    }
  }

  /** JDK 8 does not understand what a newer JVM answers, but the agent is there. */
  @SomeJdks
  void fromEachJdk(Jdk jdk) {
    Jdk attacher = AttachedJvm.attacherOf(jdk);
    try (AttachedJvm jvm = application()) {
      String pid = jvm.application.pid();
      assertThat(
              AttachedJvm.command(attacher, directory, "attach", pid, "file=each.jfr")
                  .expectSuccess()
                  .err())
          .isEmpty();
      jvm.work();
      assertThat(AttachedJvm.command(attacher, directory, "detach", pid).expectSuccess().err())
          .isEmpty();
      assertLives(jvm);
    }
  }

  @Test
  void attachedAlready() throws IOException {
    try (AttachedJvm jvm = application()) {
      String pid = jvm.application.pid();
      jvm.attach("file=one.jfr,level=counters");
      assertThat(command("attach", pid, "file=two.jfr").expectExit(1).err())
          .contains("it is already observed, recording to " + directory.resolve("one.jfr"))
          .contains("fjprobe: to see what it has recorded so far, run: jcmd " + pid + " JFR.dump");
      jvm.detach();
      assertThat(command("attach", pid, "level=full").expectExit(2).err())
          .contains("it was observed with level=counters before");
      jvm.attach(""); // as before
      jvm.detach();
      String many =
          IntStream.range(0, 60).mapToObj(i -> "com.acme.Orders.m" + i).collect(joining(";"));
      assertThat(command("attach", pid, "count=" + many).expectExit(1).err())
          .contains(
              "with its options, this path has", "characters, and many JVMs take at most 1024")
          .contains("name fewer methods, or start the JVM with -javaagent");
      assertLives(jvm);
      try (Stream<Path> files = Files.list(directory)) {
        assertThat(files.map(file -> file.getFileName().toString()))
            .filteredOn(name -> name.endsWith(".jfr"))
            .hasSize(2)
            .contains("one.jfr")
            .anyMatch(name -> name.matches("fjprobe-" + pid + "-[0-9_]+\\.jfr"));
      }
    }
  }

  @Test
  void hooksAreCompiledForSingleTasks() throws IOException {
    try (AttachedJvm jvm = application()) {
      jvm.attach("file=one.jfr,level=full");
      jvm.detach();
      String pid = jvm.application.pid();
      assertThat(command("attach", pid, "level=full,tasks=batches").expectExit(2).err())
          .contains("it was observed with tasks=single before");
      jvm.attach("level=full,tasks=single");
      jvm.detach();
      assertLives(jvm);
    }
  }

  @Test
  void unwritableFile() {
    try (AttachedJvm jvm = application()) {
      String pid = jvm.application.pid();
      Path missing = directory.resolve("no, such & directory=").resolve("a.jfr");
      assertThat(command("attach", pid, "file=" + directory).expectExit(2).err())
          .contains("cannot write " + directory + ": it is a directory");
      assertThat(command("attach", pid, "file=" + missing.toString().replace(",", "")))
          .extracting(ForkedJvm.Result::err)
          .asString()
          .contains(
              "the directory "
                  + missing.getParent().toString().replace(",", "")
                  + " does not exist");
      assertLives(jvm);
    }
  }

  @Test
  void attachingIsSwitchedOff() {
    try (AttachedJvm jvm = application("-XX:+DisableAttachMechanism")) {
      assertThat(command("attach", jvm.application.pid()).expectExit(1).err())
          .contains("cannot attach to " + jvm.application.pid(), "-XX:+DisableAttachMechanism");
      assertLives(jvm);
    }
  }

  @Test
  void withoutFlightRecorder() {
    try (AttachedJvm jvm =
        application("--limit-modules", "java.instrument,java.management,jdk.attach")) {
      assertThat(command("attach", jvm.application.pid()).expectExit(1).err())
          .contains("not attached to " + jvm.application.pid())
          .contains("has no Flight Recorder");
      assertLives(jvm);
    }
  }

  @Test
  void unknownPool() throws IOException {
    String[] patch =
        RenamedMethods.patch(
            JDK, directory.resolve("patch"), java.util.Set.of("externalTryUnpush", "topLevelExec"));
    try (AttachedJvm jvm = application(patch)) {
      assertThat(command("attach", jvm.application.pid()).expectExit(1).err())
          .contains("has none of the known structures");
      jvm.work();
      assertLives(jvm);
    }
  }

  @Test
  void joinPointThatIsMissing() throws IOException {
    String[] patch =
        RenamedMethods.patch(JDK, directory.resolve("patch"), java.util.Set.of("tryCompensate"));
    try (AttachedJvm jvm = application(patch)) {
      assertThat(command("attach", jvm.application.pid(), "strict=true").expectExit(1).err())
          .contains("not attached", "compensation (");
      assertThat(jvm.attach("")).contains("not recorded: compensation (");
      jvm.work();
      jvm.detach();
      assertLives(jvm);
    }
  }
}
