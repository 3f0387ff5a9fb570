package io.fjprobe.testing;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;

/** The class files of a jar. */
public final class JarClasses {

  public static final int JAVA_8 = 52;

  private JarClasses() {}

  /** Their class file versions by their names in the jar. */
  public static Map<String, Integer> versions(Path file) throws IOException {
    Map<String, Integer> versions = new TreeMap<>();
    try (JarFile jar = new JarFile(file.toFile())) {
      for (JarEntry entry : (Iterable<JarEntry>) jar.stream()::iterator) {
        if (entry.getName().endsWith(".class")) {
          try (InputStream in = jar.getInputStream(entry)) {
            versions.put(entry.getName(), version(in, entry.getName()));
          }
        }
      }
    }
    return versions;
  }

  private static int version(InputStream classFile, String name) throws IOException {
    DataInputStream in = new DataInputStream(classFile);
    if (in.readInt() != 0xcafebabe) {
      throw new IOException("no class file: " + name);
    }
    in.readUnsignedShort();
    return in.readUnsignedShort();
  }
}
