package io.fjprobe.weaving.size;

import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;

/**
 * The file that the Flight Recorder is writing, and what fills it. No API names this file. Each
 * event in it begins with its size and the number of its type. The length alone says that a file
 * grows slowly: then its events are not looked at, which would be most of the work.
 */
final class ChunkFile {

  private static final int HEADER = 68;
  private static final int LONGEST_BEGIN = 18; // two numbers in digits of seven bits

  /** What is not looked at yet stays within that, because some day it may have to be. */
  private static final long MOST_UNREAD = 1 << 20;

  private final Supplier<String> directory;
  private final byte[] window = new byte[1 << 16];
  private File file;
  private long length;
  private long read;
  private long windowStart;
  private int windowLength;

  ChunkFile() {
    this(ChunkFile::repository);
  }

  /**
   * @param directory which may change
   */
  ChunkFile(Supplier<String> directory) {
    this.directory = directory;
  }

  private static String repository() {
    return System.getProperty("jdk.jfr.repository");
  }

  /** Whether the JVM writes one: before JDK 14 it keeps all in memory for as long as it can. */
  static boolean isThere() {
    return repository() != null;
  }

  /**
   * By number of the type, what has been written since the last call; empty: nobody knows, or it
   * was too little.
   *
   * @param least bytes that are of interest
   */
  Map<Long, Long> growth(long least) {
    try {
      long before = length;
      length = file == null ? 0 : file.length();
      boolean late = length == before; // the file may be complete: then the next has begun
      if (length > before && length - before < least && length - read < MOST_UNREAD) {
        return Collections.emptyMap();
      }
      File youngest = youngest();
      if (youngest == null) {
        return Collections.emptyMap();
      }
      if (!youngest.equals(file)) {
        boolean first = file == null;
        file = youngest;
        length = youngest.length();
        read = HEADER;
        before = late && !first ? length : HEADER;
      }
      return length - before < least && length - read < MOST_UNREAD
          ? Collections.<Long, Long>emptyMap()
          : written(before);
    } catch (IOException e) {
      return Collections.emptyMap();
    }
  }

  /** By the events that begin at this place or behind it. */
  private Map<Long, Long> written(long from) throws IOException {
    Map<Long, Long> bytes = new HashMap<>();
    try (RandomAccessFile in = new RandomAccessFile(file, "r")) {
      windowLength = 0;
      readTo(in, from, new HashMap<Long, Long>());
      readTo(in, length, bytes);
    }
    return bytes;
  }

  /** They are named by the time when they began. */
  private File youngest() {
    File folder = new File(directory.get());
    String youngest = null;
    String[] names = folder.list();
    for (String each : names == null ? new String[0] : names) {
      if (each.endsWith(".jfr") && (youngest == null || each.compareTo(youngest) > 0)) {
        youngest = each;
      }
    }
    return youngest == null ? null : new File(folder, youngest);
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
