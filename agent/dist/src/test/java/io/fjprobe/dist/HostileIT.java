package io.fjprobe.dist;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.fjprobe.dist.application.Hostile;
import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.AnyJdk;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdk;
import io.fjprobe.testing.RunningJvm;
import io.fjprobe.testing.SomeJdks;
import io.fjprobe.testing.TestJar;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarInputStream;
import org.junit.jupiter.api.io.TempDir;

/** What the agent brings into a JVM is no way for the application into the pool. */
class HostileIT {

  private static final int LAST_WITH_SECURITY_MANAGER = 23;
  private static final String UNHARMED = "ran 20 breaches []";

  @TempDir Path directory;

  private RunningJvm start(Jdk jdk, String... jvmArguments) throws IOException {
    RunningJvm jvm =
        new ForkedJvm(jdk, directory)
            .jvmArguments("-Djava.util.concurrent.ForkJoinPool.common.parallelism=1")
            .jvmArguments(jvmArguments)
            .main(Hostile.class, TestJar.of(Hostile.class))
            .start();
    jvm.expect("ready");
    List<String> classes = classes();
    assertThat(classes).hasSizeGreaterThan(100);
    jvm.ask("classes " + String.join(" ", classes), "known " + classes.size());
    return jvm;
  }

  /** All that the agent hands to the bootstrap loader. */
  private static List<String> classes() throws IOException {
    List<String> classes = new ArrayList<>();
    try (JarFile jar = new JarFile(AgentRun.AGENT.toFile());
        JarInputStream nested =
            new JarInputStream(jar.getInputStream(jar.getEntry("fjprobe-bootstrap.jar")))) {
      for (JarEntry each = nested.getNextJarEntry();
          each != null;
          each = nested.getNextJarEntry()) {
        if (each.getName().endsWith(".class")) {
          classes.add(each.getName().replaceAll("\\.class$", "").replace('/', '.'));
        }
      }
    }
    return classes;
  }

  private static String agent(String options) {
    return "-javaagent:" + AgentRun.AGENT + "=file=hostile.jfr," + options;
  }

  private static void assertUnharmed(RunningJvm jvm, String... commands) {
    for (String each : commands) {
      assertThat("ran" + jvm.ask(each, "ran")).isEqualTo(UNHARMED);
    }
  }

  private static void assertEnds(RunningJvm jvm) {
    assertThat(jvm.exit("exit")).isZero();
    assertThat(jvm.err().lines().filter(line -> !line.startsWith("fjprobe: ")))
        .noneMatch(line -> line.contains("Exception") || line.contains("Error"));
  }

  @AnyJdk
  void fromTheStart(Jdk jdk) throws IOException {
    try (RunningJvm jvm = start(jdk, agent("level=full"))) {
      assertUnharmed(jvm, "look", "all");
      assertEnds(jvm);
    }
  }

  @SomeJdks
  void underASecurityManagerWithoutAPermission(Jdk jdk) throws IOException {
    assumeTrue(jdk.feature() <= LAST_WITH_SECURITY_MANAGER, "JDK 24 took security managers away");
    Path policy = directory.resolve("none.policy");
    Files.writeString(
        policy,
        "grant codeBase \"%s\" {\n  permission java.security.AllPermission;\n};\n"
                .formatted(AgentRun.AGENT.toUri())
            + "grant {\n  permission java.util.PropertyPermission"
            + " \"java.specification.version\", \"read\";\n};\n");
    try (RunningJvm jvm =
        start(
            jdk,
            "-Djava.security.manager",
            "-Djava.security.policy==" + policy,
            agent("level=full"))) {
      assertUnharmed(jvm, "look", "all");
      assertEnds(jvm);
    }
  }

  @AnyJdk
  void attachedAndGone(Jdk jdk) throws IOException {
    Jdk attacher = AttachedJvm.attacherOf(jdk);
    try (RunningJvm jvm = start(jdk)) {
      assertUnharmed(jvm, "look");
      AttachedJvm.command(attacher, directory, "attach", jvm.pid(), "level=full").expectSuccess();
      assertUnharmed(jvm, "look");
      AttachedJvm.command(attacher, directory, "detach", jvm.pid()).expectSuccess();
      assertUnharmed(jvm, "look", "all");
      assertEnds(jvm);
    }
  }
}
