package io.fjprobe.weaving;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.regex.Pattern;

/** The file that the Flight Recorder writes now, which no API names. */
final class ChunkFile {

  /** Named by the time when it began; JDK 8 renames it when it is complete. */
  private static final Pattern NAME = Pattern.compile("\\d{4}(_\\d\\d){5}.*\\.(jfr|part)");

  private static final Path OPEN_FILES = Paths.get("/proc/self/fd");

  private ChunkFile() {}

  /** In bytes; -1 if it cannot be found: not on Linux, and no JDK of 14 or later. */
  static long size() {
    try {
      String repository = System.getProperty("jdk.jfr.repository"); // since JDK 14
      if (repository != null) {
        return youngest(Paths.get(repository));
      }
      return Files.isDirectory(OPEN_FILES) ? open() : -1;
    } catch (IOException e) {
      return -1;
    }
  }

  private static long youngest(Path repository) throws IOException {
    Path youngest = null;
    try (DirectoryStream<Path> files = Files.newDirectoryStream(repository, "*.jfr")) {
      for (Path each : files) {
        if (youngest == null || each.compareTo(youngest) > 0) {
          youngest = each;
        }
      }
    }
    return youngest == null ? -1 : Files.size(youngest);
  }

  private static long open() throws IOException {
    long size = -1;
    try (DirectoryStream<Path> files = Files.newDirectoryStream(OPEN_FILES)) {
      for (Path each : files) {
        if (isChunk(each)) {
          size = Math.max(size, Files.size(each));
        }
      }
    }
    return size;
  }

  private static boolean isChunk(Path link) throws IOException {
    return Files.isSymbolicLink(link)
        && NAME.matcher(Files.readSymbolicLink(link).getFileName().toString()).matches();
  }
}
