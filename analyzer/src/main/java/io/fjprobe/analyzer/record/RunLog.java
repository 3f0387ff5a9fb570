package io.fjprobe.analyzer.record;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/** What a run printed. */
record RunLog(Path file) {

  /** The end of a log has at most this many lines. */
  private static final int LAST_LINES = 5;

  /**
   * At most this many bytes are read. A program may print more; what matters here comes first or
   * last.
   */
  private static final int BYTES = 64 * 1024;

  /** Reads its first lines. */
  List<String> beginning() throws IOException {
    return lines(0);
  }

  /** Reads its last lines. */
  List<String> end() throws IOException {
    List<String> lines = lines(file.toFile().length() - BYTES);
    return lines.subList(Math.max(0, lines.size() - LAST_LINES), lines.size());
  }

  private List<String> lines(long from) throws IOException {
    try (RandomAccessFile log = new RandomAccessFile(file.toFile(), "r")) {
      long start = Math.max(0, from);
      byte[] bytes = new byte[(int) Math.min(BYTES, log.length() - start)];
      log.seek(start);
      log.readFully(bytes);
      return new String(bytes, StandardCharsets.UTF_8).lines().filter(l -> !l.isBlank()).toList();
    }
  }
}
