package io.fjprobe.analyzer.report.html;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Files that are part of a page. */
final class Resources {

  private Resources() {}

  static String own(String name) {
    return read(name);
  }

  /**
   * Reads a file of a library, which the build takes from its WebJar.
   *
   * @param library the folder that the build puts it in
   */
  static String library(String library, String name) {
    return read(library + "/" + name);
  }

  private static String read(String name) {
    try (InputStream stream = Resources.class.getResourceAsStream(name)) {
      if (stream == null) {
        throw new IllegalStateException("analyzer.jar is incomplete: " + name + " is not in it");
      }
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
