package io.fjprobe.weaving.classfile;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OwnClassFilesTest {

  private static final String NAME = "java/util/concurrent/ForkJoinPool.class";

  @TempDir Path directory;

  private Path jar(String name, String entry, String content) throws IOException {
    Path jar = directory.resolve(name);
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
      out.putNextEntry(new JarEntry(entry));
      out.write(content.getBytes(StandardCharsets.UTF_8));
    }
    return jar;
  }

  private Path folder(String name, String content) throws IOException {
    Path file = directory.resolve(name).resolve(NAME);
    Files.createDirectories(file.getParent());
    Files.writeString(file, content);
    return directory.resolve(name);
  }

  private static String first(Path... places) throws IOException {
    StringBuilder path = new StringBuilder();
    for (Path place : places) {
      path.append(path.length() == 0 ? "" : File.pathSeparator).append(place);
    }
    byte[] file = OwnClassFiles.fromBootClassPath(NAME, path.toString());
    return file == null ? null : new String(file, StandardCharsets.UTF_8);
  }

  /** As a JDK 8 does that has another pool in front of its own. */
  @Test
  void theFirstPlaceThatHasItCounts() throws IOException {
    Path resources = jar("resources.jar", "other", "");
    Path patch = folder("patch", "in the folder");
    Path runtime = jar("rt.jar", NAME, "in the jar");
    Path absent = directory.resolve("absent.jar");

    assertThat(first(resources, patch, runtime)).isEqualTo("in the folder");
    assertThat(first(resources, absent, runtime, patch)).isEqualTo("in the jar");
    assertThat(first(resources, absent)).isNull();
  }

  @Test
  void isNotThereWithModules() throws IOException {
    assertThat(OwnClassFiles.fromBootClassPath(NAME, null)).isNull();
  }

  @Test
  void findsClassesOfTheJdkAndOfTheClassPath() throws IOException {
    for (Class<?> each : new Class<?>[] {Object.class, Test.class}) {
      String name = each.getName().replace('.', '/');
      ClassFiles files = ClassFiles.OF_THIS_JVM;
      assertThat(files.read(name)).as(name).startsWith(0xca, 0xfe, 0xba, 0xbe);
    }
    assertThat(ClassFiles.OF_THIS_JVM.read("java/util/concurrent/NoSuchPool")).isNull();
  }
}
