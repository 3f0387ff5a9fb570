package io.fjprobe.weaving;

import java.io.IOException;
import java.io.InputStream;
import java.lang.instrument.Instrumentation;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Enumeration;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;

/**
 * Hands the classes that the pool calls to the bootstrap loader, from a jar inside the agent's jar.
 * All are initialized at once: a hook must not load a class in the middle of a scheduler's path.
 */
final class BootstrapJar {

  private static final String NESTED = "/fjprobe-bootstrap.jar";

  private static JarFile classes;
  private static boolean initialized;

  private BootstrapJar() {}

  static void append(Instrumentation instrumentation) {
    if (classes != null) {
      return; // an earlier attach, or premain
    }
    try {
      Class.forName("jdk.jfr.Event", false, null);
    } catch (ClassNotFoundException e) {
      throw new CannotObserveException(
          "this JVM ("
              + System.getProperty("java.version")
              + ") has no Flight Recorder: module jdk.jfr is missing, or on JDK 8 the release is"
              + " older than 8u262");
    }
    try {
      Path copy = Files.createTempFile("fjprobe-bootstrap", ".jar");
      copy.toFile().deleteOnExit();
      try (InputStream in = BootstrapJar.class.getResourceAsStream(NESTED)) {
        Files.copy(in, copy, StandardCopyOption.REPLACE_EXISTING);
      }
      classes = new JarFile(copy.toFile());
      instrumentation.appendToBootstrapClassLoaderSearch(classes);
    } catch (IOException e) {
      throw new CannotObserveException(
          "cannot unpack into " + System.getProperty("java.io.tmpdir"), e);
    }
  }

  static boolean isAppended() {
    return classes != null;
  }

  /** To be called when the settings that the classes read are there. */
  static void initializeClasses() {
    if (initialized) {
      return;
    }
    try (JarFile nested = classes) {
      for (Enumeration<JarEntry> entries = nested.entries(); entries.hasMoreElements(); ) {
        String name = entries.nextElement().getName();
        if (name.endsWith(".class")) {
          String type = name.substring(0, name.length() - ".class".length()).replace('/', '.');
          Class.forName(type, true, null);
        }
      }
      initialized = true;
    } catch (IOException | ClassNotFoundException e) {
      throw new CannotObserveException("the agent's jar is damaged", e);
    }
  }
}
