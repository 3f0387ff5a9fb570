package io.fjprobe.weaving.size;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.HashMap;
import java.util.Map;

/**
 * The file that the Flight Recorder is writing, and what fills it. No API names this file. Each
 * event in it begins with its size and the number of its type.
 */
final class ChunkFile {

  private static final int HEADER = 68;
  private static final int LONGEST_BEGIN = 18; // two numbers in digits of seven bits

  private final byte[] window = new byte[1 << 16];
  private Path file;
  private long read;
  private long windowStart;
  private int windowLength;

  /** Whether the JVM writes one: before JDK 14 it keeps all in memory for as long as it can. */
  static boolean isThere() {
    return System.getProperty("jdk.jfr.repository") != null;
  }

  /** By number of the type, what has been written since the last call; empty: nobody knows. */
  Map<Long, Long> growth() {
    Map<Long, Long> bytes = new HashMap<>();
    try {
      Path youngest = youngest();
      if (youngest == null) {
        return bytes;
      }
      if (!youngest.equals(file)) {
        file = youngest;
        read = HEADER;
      }
      try (RandomAccessFile in = new RandomAccessFile(youngest.toFile(), "r")) {
        windowLength = 0;
        readTo(in, in.length(), bytes);
      }
    } catch (IOException e) {
      bytes.clear();
    }
    return bytes;
  }

  private static Path youngest() throws IOException {
    Path youngest = null;
    Path directory = Paths.get(System.getProperty("jdk.jfr.repository"));
    try (DirectoryStream<Path> files = Files.newDirectoryStream(directory, "*.jfr")) {
      for (Path each : files) { // named by the time when they began
        if (youngest == null || each.compareTo(youngest) > 0) {
          youngest = each;
        }
      }
    }
    return youngest;
  }

  /** An event that is not there as a whole yet is left for the next time. */
  private void readTo(RandomAccessFile in, long end, Map<Long, Long> bytes) throws IOException {
    while (read + LONGEST_BEGIN < end) {
      fill(in);
      int at = (int) (read - windowStart);
      long size = number(at);
      if (size <= 0 || read + size > end) {
        return;
      }
      bytes.merge(number(at + lengthOfNumber(at)), size, Long::sum);
      read += size;
    }
  }

  private void fill(RandomAccessFile in) throws IOException {
    boolean inside =
        read >= windowStart && read + LONGEST_BEGIN <= windowStart + (long) windowLength;
    if (!inside) {
      windowStart = read;
      in.seek(read);
      windowLength = Math.max(0, in.read(window));
    }
  }

  private long number(int at) {
    long number = 0;
    for (int i = 0; i < lengthOfNumber(at); i++) {
      number |= (window[at + i] & (i == 8 ? 0xffL : 0x7fL)) << (7 * i);
    }
    return number;
  }

  /** Nine at most, the last of which has eight bits. */
  private int lengthOfNumber(int at) {
    int length = 1;
    while (length < 9 && window[at + length - 1] < 0) {
      length++;
    }
    return length;
  }
}
