package io.fjprobe.analyzer.watch.source;

import io.fjprobe.analyzer.text.Reason;
import io.fjprobe.analyzer.watch.cut.WindowCut;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongUnaryOperator;
import java.util.stream.Stream;

/** A recording that is written or replaced, or the folder in which a JVM keeps its chunks. */
public final class FileSource implements Source {

  private static final byte[] MAGIC = {'F', 'L', 'R', 0};

  private final Path path;
  private final WindowCut cut = new WindowCut();

  private FileSource(Path path) {
    this.path = path;
  }

  /** A file or folder that the user names. */
  public static FileSource of(Path path) throws WatchException {
    FileSource source = new FileSource(path);
    try {
      source.check();
    } catch (IOException e) {
      throw new WatchException(path + " can't be read: " + Reason.of(e));
    }
    return source;
  }

  private void check() throws IOException, WatchException {
    if (Files.isDirectory(path)) {
      if (files().isEmpty()) {
        throw new WatchException(
            path
                + " has no .jfr file in it, so it is no repository of the Flight Recorder; a JVM names"
                + " its own in the system property jdk.jfr.repository");
      }
      return;
    }
    byte[] first;
    try (InputStream in = Files.newInputStream(path)) {
      first = in.readNBytes(MAGIC.length);
    }
    if (first.length > 0 && !Arrays.equals(first, MAGIC)) {
      throw new WatchException(
          path
              + " is not a recording of the Flight Recorder: it does not begin with FLR; if it is"
              + " compressed, decompress it by gunzip");
    }
  }

  /** The files in which a JVM keeps its chunks. */
  static FileSource ofRepository(Path folder) {
    return new FileSource(folder);
  }

  @Override
  public String name() {
    Path name = path.getFileName();
    return name == null ? path.toString() : name.toString();
  }

  @Override
  public long write(long windowNanos, Path to) throws IOException {
    return write(Window.before(Window.now(), windowNanos), to);
  }

  /**
   * See {@link Source#write}.
   *
   * @param begin when the window begins, of one in files that end at a moment
   */
  long write(LongUnaryOperator begin, Path to) throws IOException {
    cut.read(files(), begin);
    return cut.write(to) ? cut.endNanos() : 0;
  }

  private List<Path> files() throws IOException {
    if (!Files.isDirectory(path)) {
      return List.of(path);
    }
    try (Stream<Path> files = Files.list(path)) {
      return files.filter(file -> file.toString().endsWith(".jfr")).sorted().toList();
    }
  }
}
