package io.fjprobe.weaving.disk;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** The file that a recording is to be saved in, when the disk has no space for that. */
final class RecordingFile {

  final Path path;

  RecordingFile(Path path) {
    this.path = path;
  }

  /** False unless the chunk is all of the recording and on the same disk: then it is renamed. */
  boolean takes(Path chunk) {
    if (chunk == null) {
      return false;
    }
    try {
      Files.move(chunk, path.toRealPath(), StandardCopyOption.ATOMIC_MOVE);
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  @Override
  public String toString() {
    return path.toString();
  }
}
