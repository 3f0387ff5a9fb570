package io.fjprobe.testing;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;

/** A jar of test classes, such as an agent. */
public final class TestJar {

  private final Manifest manifest = new Manifest();
  private final List<Class<?>> classes = new ArrayList<>();

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
    classes.add(type);
    for (Class<?> nested : type.getDeclaredClasses()) {
      with(nested);
    }
    return this;
  }

  public Path writeTo(Path file) {
    try (JarOutputStream jar = new JarOutputStream(Files.newOutputStream(file), manifest)) {
      for (Class<?> type : classes) {
        String name = type.getName().replace('.', '/') + ".class";
        jar.putNextEntry(new JarEntry(name));
        try (InputStream in = type.getClassLoader().getResourceAsStream(name)) {
          in.transferTo(jar);
        }
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
