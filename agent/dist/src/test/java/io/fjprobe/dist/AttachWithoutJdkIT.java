package io.fjprobe.dist;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.fjprobe.dist.attach.AttachedMain;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdk;
import io.fjprobe.testing.Jdks;
import io.fjprobe.testing.SomeJdks;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A Java that cannot attach by itself does so with JNA, and without JNA says what to do. */
class AttachWithoutJdkIT {

  private static final String MAIN = AttachedMain.class.getName();

  @TempDir private static Path home;
  @TempDir private Path directory;

  private static BareJava linked;

  @BeforeAll
  static void link() {
    linked = BareJava.linked(home);
  }

  private void assertAttaches(BareJava java, AttachedJvm jvm) {
    String pid = jvm.application.pid();
    Path file = directory.resolve("bare.jfr");
    ForkedJvm.Result attached =
        java.commandWithJna(directory, "attach", pid, "file=bare.jfr").expectSuccess();
    long[] first = jvm.work();
    long[] second = jvm.work();
    ForkedJvm.Result detached = java.commandWithJna(directory, "detach", pid).expectSuccess();
    jvm.work();
    assertLives(jvm);

    assertThat(attached.out().lines())
        .startsWith("fjprobe: attached to " + pid + " " + MAIN + ", recording to " + file)
        .endsWith("fjprobe: to stop, run: java -jar fjprobe.jar detach " + pid);
    assertThat(detached.out())
        .isEqualTo(
            "fjprobe: detached from " + pid + " " + MAIN + ", the recording is in " + file + "\n");
    assertThat(attached.err() + detached.err()).isEmpty();
    new AttachedRecording(file).assertStealsAre(first, second);
  }

  private static void assertLives(AttachedJvm jvm) {
    assertThat(jvm.application.exit("exit")).isZero();
    assertThat(jvm.application.err()).doesNotContain("fjprobe: ", "Exception", "Error");
  }

  private String error(BareJava java, String... arguments) {
    return java.commandWithJna(directory, arguments).expectExit(1).err();
  }

  @SomeJdks
  void aLinkedRuntimeAttachesToEachJdk(Jdk jdk) {
    try (AttachedJvm jvm = new AttachedJvm(jdk, directory)) {
      assertAttaches(linked, jvm);
    }
  }

  @SomeJdks
  void eachReleaseAttaches(Jdk jdk) throws IOException {
    BareJava java = BareJava.of(jdk, directory);
    try (AttachedJvm jvm = new AttachedJvm(Jdks.own(), directory)) {
      assertAttaches(java, jvm);
    }
  }

  @SomeJdks
  void withoutJnaItSaysWhatToDo(Jdk jdk) throws IOException {
    BareJava java = BareJava.of(jdk, directory);
    try (AttachedJvm jvm = new AttachedJvm(Jdks.own(), directory)) {
      String pid = jvm.application.pid();

      assertThat(java.command(directory, "attach", pid).expectExit(1).err())
          .startsWith("fjprobe: this Java (")
          .endsWith(
              ") cannot attach to other JVMs: it has no module jdk.attach, or on 8 no tools.jar;"
                  + " run this command with a JDK, which may be of another release than the"
                  + " application's, or with JNA: replace -jar fjprobe.jar by -cp"
                  + " fjprobe.jar:jna.jar io.fjprobe.weaving.AgentMain\n");
      assertLives(jvm);
    }
  }

  @SomeJdks
  void listsWhatCanBeAttachedTo(Jdk jdk) throws IOException {
    BareJava java = BareJava.of(jdk, directory);
    try (AttachedJvm jvm = new AttachedJvm(jdk, directory);
        AttachedJvm refuses = new AttachedJvm(jdk, directory, "-XX:+DisableAttachMechanism");
        AttachedJvm hides = new AttachedJvm(jdk, directory, "-XX:-UsePerfData")) {
      String list = java.command(directory, "list").expectSuccess().out();

      assertThat(list.lines())
          .contains(jvm.application.pid() + " " + MAIN)
          .noneMatch(line -> line.startsWith(refuses.application.pid() + " "))
          .noneMatch(line -> line.startsWith(hides.application.pid() + " "))
          .noneMatch(line -> line.contains("fjprobe.jar list"));
      String pid = hides.application.pid();
      assertThat(linked.commandWithJna(directory, "attach", pid).expectSuccess().out())
          .startsWith("fjprobe: attached to " + pid + " (main class unknown), recording to ");
      assertLives(hides);
      assertLives(refuses);
      assertLives(jvm);
    }
  }

  @Test
  void noSuchProcess() {
    for (String pid : new String[] {"4194303", "0", "99999999999999999999"}) {
      assertThat(error(linked, "attach", pid))
          .isEqualTo(
              "fjprobe: cannot attach to "
                  + pid
                  + " (No such process): no JVM of this user has this process id, or it was started"
                  + " with -XX:+DisableAttachMechanism; the command list shows which JVMs can be"
                  + " attached to\n");
    }
  }

  private static void leftBehindBy(String pid) throws IOException {
    Path socket = Path.of("/tmp/.java_pid" + pid);
    if (!Files.exists(socket)) {
      Files.createFile(socket);
    }
    socket.toFile().deleteOnExit();
  }

  /** The signal with which attaching begins ends who does not handle it. */
  @Test
  void whatIsNoJvmLivesOn() throws Exception {
    assumeThat(Path.of("/proc/self/status")).exists();
    Process cat = new ProcessBuilder("cat").start();
    try (BufferedReader out = cat.inputReader()) {
      String pid = Long.toString(cat.pid());
      String expected =
          "fjprobe: cannot attach to "
              + pid
              + ": it does not handle the signal QUIT, with which attaching begins, and which would"
              + " end it; so it is no JVM; the command list shows which JVMs can be attached to\n";
      assertThat(error(linked, "attach", pid)).isEqualTo(expected);
      leftBehindBy(pid); // a JVM that had the same process id, and was killed
      assertThat(error(linked, "attach", pid)).isEqualTo(expected);
      assertThat(AttachedJvm.command(Jdks.own(), directory, "attach", pid).expectExit(1).err())
          .isEqualTo(expected);

      cat.outputWriter().append("alive\n").close();
      assertThat(out.readLine()).isEqualTo("alive");
      assertThat(cat.waitFor()).isZero();
    }
  }

  @Test
  void aJvmThatLeavesSignalsAlone() {
    try (AttachedJvm jvm = new AttachedJvm(Jdks.own(), directory, "-Xrs")) {
      assertThat(linked.command(directory, "list").expectSuccess().out().lines())
          .contains(jvm.application.pid() + " " + MAIN);
      assertAttaches(linked, jvm);
    }
  }

  @Test
  void agentsAreRefused() throws IOException {
    try (AttachedJvm jvm =
        new AttachedJvm(Jdks.own(), directory, "-XX:-EnableDynamicAgentLoading")) {
      assertThat(error(linked, "attach", jvm.application.pid()))
          .startsWith("fjprobe: cannot load ")
          .contains(" into " + jvm.application.pid() + " " + MAIN + ": ")
          .contains("; was it started with -XX:-EnableDynamicAgentLoading?");
      assertLives(jvm);
    }
    assertThat(Files.exists(directory.resolve("bare.jfr"))).isFalse();
  }
}
