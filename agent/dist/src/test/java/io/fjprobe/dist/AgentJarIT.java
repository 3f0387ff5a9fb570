package io.fjprobe.dist;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.JarClasses;
import java.io.IOException;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarInputStream;
import org.junit.jupiter.api.Test;

/** What is in the shipped jar: nothing that could meet a class of the observed application. */
class AgentJarIT {

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
