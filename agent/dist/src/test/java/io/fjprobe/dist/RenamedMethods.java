package io.fjprobe.dist;

import io.fjprobe.testing.Jdk;
import io.fjprobe.testing.JdkClasses;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import net.bytebuddy.jar.asm.ClassReader;
import net.bytebuddy.jar.asm.ClassWriter;
import net.bytebuddy.jar.asm.Opcodes;
import net.bytebuddy.jar.asm.commons.ClassRemapper;
import net.bytebuddy.jar.asm.commons.Remapper;

/** A JDK's own pool with some methods called otherwise: as a release that nobody knows yet. */
final class RenamedMethods {

  private static final List<String> CLASSES =
      List.of(
          "java/util/concurrent/ForkJoinPool",
          "java/util/concurrent/ForkJoinPool$WorkQueue",
          "java/util/concurrent/ForkJoinTask");

  private RenamedMethods() {}

  /** The JVM arguments that put the changed classes into the place of the original ones. */
  static String[] patch(Jdk jdk, Path directory, Set<String> methods) throws IOException {
    try (JdkClasses classes = JdkClasses.of(jdk)) {
      for (String name : CLASSES) {
        Path file = directory.resolve(name + ".class");
        Files.createDirectories(file.getParent());
        Files.write(file, rename(classes.read(name), methods));
      }
    }
    return jdk.feature() == 8
        ? new String[] {"-Xbootclasspath/p:" + directory}
        : new String[] {"--patch-module", "java.base=" + directory};
  }

  private static byte[] rename(byte[] original, Set<String> methods) {
    ClassWriter writer = new ClassWriter(0);
    Remapper renaming =
        new Remapper(Opcodes.ASM9) {
          @Override
          public String mapMethodName(String owner, String name, String descriptor) {
            return owner.startsWith("java/util/concurrent/ForkJoin") && methods.contains(name)
                ? name + "Renamed"
                : name;
          }
        };
    new ClassReader(original).accept(new ClassRemapper(writer, renaming), 0);
    return writer.toByteArray();
  }
}
