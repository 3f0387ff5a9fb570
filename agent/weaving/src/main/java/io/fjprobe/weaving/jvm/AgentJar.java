package io.fjprobe.weaving.jvm;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.security.CodeSource;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;

/**
 * Resources of the agent. While the JVM starts they are read from the jar itself, because class
 * loaders go by URLs, which need more classes than all of the agent's.
 */
public final class AgentJar {

  /** Null before the start and after it, and where there is no such file. */
  private static JarFile opened;

  private AgentJar() {}

  public static synchronized void open() {
    try {
      CodeSource source = AgentJar.class.getProtectionDomain().getCodeSource();
      File file = source == null ? null : new File(source.getLocation().toURI());
      opened = file != null && file.isFile() ? new JarFile(file) : null;
    } catch (IOException | URISyntaxException | IllegalArgumentException | SecurityException e) {
      opened = null; // then the class loader is asked
    }
  }

  public static synchronized void close() {
    JarFile closed = opened;
    opened = null;
    if (closed != null) {
      try {
        closed.close();
      } catch (IOException e) {
        // it was only read
      }
    }
  }

  /**
   * @param name from the root, without a slash at its begin
   */
  public static synchronized InputStream read(String name) throws IOException {
    ZipEntry entry = opened == null ? null : opened.getEntry(name);
    return entry == null
        ? AgentJar.class.getResourceAsStream("/" + name)
        : opened.getInputStream(entry);
  }
}
