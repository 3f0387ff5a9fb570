package io.fjprobe.weaving;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;

/** The file that the Flight Recorder writes now, which no API names. */
final class ChunkFile {

  private ChunkFile() {}

  /**
   * In bytes; -1 if nobody knows: before JDK 14 the JVM keeps all in memory for as long as it can.
   */
  static long size() {
    String repository = System.getProperty("jdk.jfr.repository");
    if (repository == null) {
      return -1;
    }
    try {
      Path youngest = null;
      try (DirectoryStream<Path> files = Files.newDirectoryStream(Paths.get(repository), "*.jfr")) {
        for (Path each : files) { // named by the time when they began
          if (youngest == null || each.compareTo(youngest) > 0) {
            youngest = each;
          }
        }
      }
      return youngest == null ? 0 : Files.size(youngest);
    } catch (IOException e) {
      return -1;
    }
  }
}
