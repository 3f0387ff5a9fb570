package io.fjprobe.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;

/** A jar of test classes, such as an agent. */
public final class TestJar {

  private final Manifest manifest = new Manifest();
  private final Map<String, Path> files = new TreeMap<>();

  public TestJar() {
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
  }

  /** An attribute of the manifest. */
  public TestJar attribute(String name, String value) {
    manifest.getMainAttributes().putValue(name, value);
    return this;
  }

  /** A class and those declared in it. */
  public TestJar with(Class<?> type) {
    add(of(type), name(type));
    for (Class<?> nested : type.getDeclaredClasses()) {
      with(nested);
    }
    return this;
  }

  /** All classes beside this one, and itself. */
  public TestJar withPackageOf(Class<?> type) {
    Path root = of(type);
    try (Stream<Path> siblings = Files.list(root.resolve(name(type)).getParent())) {
      siblings.forEach(file -> add(root, root.relativize(file).toString()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return this;
  }

  private void add(Path root, String name) {
    files.put(name, root.resolve(name));
  }

  private static String name(Class<?> type) {
    return type.getName().replace('.', '/') + ".class";
  }

  public Path writeTo(Path file) {
    try (JarOutputStream jar = new JarOutputStream(Files.newOutputStream(file), manifest)) {
      for (Map.Entry<String, Path> each : files.entrySet()) {
        jar.putNextEntry(new JarEntry(each.getKey()));
        Files.copy(each.getValue(), jar);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return file;
  }

  /** The directory or jar that a class came from. */
  public static Path of(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
