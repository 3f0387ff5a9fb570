package io.fjprobe.analyzer.record;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** Where recordings are left: a folder that the user names, or a temporary one. */
public final class RecordingFolder implements AutoCloseable {

  private final Path path;
  private final boolean kept;

  private RecordingFolder(Path path, boolean kept) {
    this.path = path;
    this.kept = kept;
  }

  /**
   * @param named null: a temporary folder is made
   * @param keep the temporary folder, too
   */
  public static RecordingFolder of(@Nullable Path named, boolean keep) throws IOException {
    return named == null
        ? new RecordingFolder(Files.createTempDirectory("fjprobe-try"), keep)
        : new RecordingFolder(named, true);
  }

  public Path path() {
    return path;
  }

  /** Returns whether it is still there when it has been closed. */
  public boolean isKept() {
    return kept;
  }

  /** Deletes the folder, unless it is to be kept. */
  @Override
  public synchronized void close() throws IOException {
    if (!kept) {
      WorkFolder.delete(path);
    }
  }
}
