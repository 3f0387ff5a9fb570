package io.fjprobe.fleet.facts;

import io.fjprobe.analyzer.text.Reason;
import io.fjprobe.fleet.store.FactsException;
import java.io.IOException;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The recordings that somebody names: files, and folders with all that is in them. */
final class RecordingFiles {

  private RecordingFiles() {}

  static List<Path> of(List<Path> named) throws FactsException {
    List<Path> files = new ArrayList<>();
    for (Path path : named) {
      if (Files.isDirectory(path)) {
        files.addAll(in(path));
      } else {
        files.add(path);
      }
    }
    return files;
  }

  private static List<Path> in(Path folder) throws FactsException {
    try (Stream<Path> files = Files.walk(folder, FileVisitOption.FOLLOW_LINKS)) {
      return files
          .filter(RecordingFiles::isRecording)
          .filter(Files::isRegularFile)
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new FactsException(folder + " can't be read: " + Reason.of(e), e);
    }
  }

  private static boolean isRecording(Path file) {
    return file.toString().endsWith(".jfr") || file.toString().endsWith(".jfr.gz");
  }
}
