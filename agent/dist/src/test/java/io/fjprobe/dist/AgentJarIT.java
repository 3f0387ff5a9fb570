package io.fjprobe.dist;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.AnyJdk;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.JarClasses;
import io.fjprobe.testing.Jdk;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is in the shipped jar: nothing that could meet a class of the observed application. */
class AgentJarIT {

  private static final String AGENT = "io/fjprobe/shaded/bytebuddy/agent/";

  @TempDir Path directory;

  @Test
  void everyClassIsOursOrRelocatedAndJava8() throws IOException {
    try (JarFile jar = new JarFile(AgentRun.AGENT.toFile())) {
      List<JarEntry> entries = jar.stream().filter(e -> !e.isDirectory()).toList();
      assertThat(entries)
          .extracting(JarEntry::getName)
          .allMatch(
              name ->
                  name.startsWith("io/fjprobe/")
                      || name.startsWith("META-INF/")
                      || name.equals("fjprobe-bootstrap.jar")
                      || name.equals("fjprobe.jfc"))
          .contains("META-INF/LICENSE", "META-INF/NOTICE")
          .noneMatch(name -> name.startsWith("io/fjprobe/bootstrap/"));
    }
    assertThat(JarClasses.versions(AgentRun.AGENT))
        .isNotEmpty()
        .allSatisfy((name, version) -> assertThat(version).isLessThanOrEqualTo(JarClasses.JAVA_8));
  }

  /** Of the library for attaching, which needs JNA, and not of the agent builder. */
  private static boolean isOfTheAgent(String name) {
    return name.startsWith(AGENT) && !name.startsWith(AGENT + "builder/");
  }

  /** What finds the JDK's classes for attaching, and emulates them; nothing native. */
  @Test
  void ofByteBuddysAgentOnlyWhatAttaches() throws IOException {
    assertThat(JarClasses.versions(AgentRun.AGENT).keySet())
        .filteredOn(name -> isOfTheAgent(name) && !name.contains("$"))
        .containsExactly(AGENT + "ByteBuddyAgent.class", AGENT + "VirtualMachine.class");
    assertThat(JarClasses.versions(AgentRun.AGENT).keySet())
        .filteredOn(AgentJarIT::isOfTheAgent)
        .noneMatch(name -> name.matches(".*(Windows|Solaris|OpenJ9|Installer).*"));
  }

  /** The observed JVM does not attach to others. */
  @AnyJdk
  void nothingForAttachingIsLoadedAtStart(Jdk jdk) {
    String loaded =
        new ForkedJvm(jdk, directory)
            .jvmArguments("-verbose:class", "-javaagent:" + AgentRun.AGENT)
            .jar(AgentRun.WORKLOADS)
            .arguments("join-order", "--order=fifo")
            .run()
            .expectSuccess()
            .out();

    assertThat(loaded)
        .contains(
            "io.fjprobe.weaving.AgentMain ", "io.fjprobe.shaded.bytebuddy.jar.asm.ClassReader ")
        .doesNotContain("io.fjprobe.shaded.bytebuddy.agent.", "io.fjprobe.weaving.attach.");
  }

  /** Parts of Byte Buddy are left out: no class that is there may need one of them to be loaded. */
  @Test
  void everyClassOfByteBuddyCanBeLoaded() throws Exception {
    List<String> names =
        JarClasses.versions(AgentRun.AGENT).keySet().stream()
            .filter(name -> name.startsWith("io/fjprobe/shaded/") && !isOfTheAgent(name))
            .map(name -> name.substring(0, name.length() - ".class".length()).replace('/', '.'))
            .toList();
    assertThat(names).hasSizeGreaterThan(1_000);
    URL[] jar = {AgentRun.AGENT.toUri().toURL()};
    try (URLClassLoader loader = new URLClassLoader(jar, ClassLoader.getPlatformClassLoader())) {
      for (String name : names) {
        assertThat(Class.forName(name, true, loader)).as(name).isNotNull();
      }
    }
  }

  @Test
  void bootstrapClassesNeedNothingElse() throws IOException {
    try (JarFile jar = new JarFile(AgentRun.AGENT.toFile());
        JarInputStream nested =
            new JarInputStream(jar.getInputStream(jar.getEntry("fjprobe-bootstrap.jar")))) {
      int classes = 0;
      for (JarEntry entry = nested.getNextJarEntry();
          entry != null;
          entry = nested.getNextJarEntry()) {
        if (entry.getName().endsWith(".class")) {
          assertThat(entry.getName()).startsWith("io/fjprobe/bootstrap/");
          byte[] file = nested.readAllBytes();
          assertThat(new String(file, java.nio.charset.StandardCharsets.ISO_8859_1))
              .as(entry.getName())
              .doesNotContain("bytebuddy")
              .doesNotContain("java/util/concurrent/atomic/LongAdder")
              .doesNotContain("java/util/concurrent/ConcurrentHashMap")
              .doesNotContain("java/lang/ThreadLocal");
          classes++;
        }
      }
      assertThat(classes).isPositive();
    }
  }
}
