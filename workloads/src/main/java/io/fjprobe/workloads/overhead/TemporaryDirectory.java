package io.fjprobe.workloads.overhead;

import java.io.Closeable;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A directory without directories in it, gone in the end, even if the user ends the command. */
final class TemporaryDirectory implements Closeable {
  final Path path;
  private final Thread atExit = new Thread(this::remove);

  TemporaryDirectory() throws IOException {
    path = Files.createTempDirectory("fjprobe-overhead");
    Runtime.getRuntime().addShutdownHook(atExit);
  }

  /** Removes the files, so that no JVM finds those of another. */
  void clear(Path kept) {
    File[] files = path.toFile().listFiles();
    if (files == null) {
      return;
    }
    for (File file : files) {
      if (!file.toPath().equals(kept)) {
        file.delete();
      }
    }
  }

  private void remove() {
    clear(null);
    path.toFile().delete();
  }

  @Override
  public void close() {
    remove();
    Runtime.getRuntime().removeShutdownHook(atExit);
  }
}
