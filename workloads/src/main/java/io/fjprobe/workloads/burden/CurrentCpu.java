package io.fjprobe.workloads.burden;

import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.locks.LockSupport;

/** Which CPU the calling thread is on. Only Linux tells. */
final class CurrentCpu {
  static final int UNKNOWN = -1;

  private static final String FILE = "/proc/thread-self/stat";
  private static final int FILE_SIZE = 2_048;

  /** Of the words behind the name of the thread. */
  private static final int WORD = 36;

  private static final long PAUSE_NANOS = 1_000_000;

  private CurrentCpu() {}

  static int get() {
    byte[] bytes = new byte[FILE_SIZE];
    try (InputStream file = new FileInputStream(FILE)) {
      int length = file.read(bytes);
      return parse(new String(bytes, 0, Math.max(0, length), StandardCharsets.ISO_8859_1));
    } catch (IOException e) {
      return UNKNOWN;
    }
  }

  static int parse(String stat) {
    String[] words = stat.substring(stat.lastIndexOf(')') + 1).trim().split(" ");
    return words.length > WORD ? Integer.parseInt(words[WORD]) : UNKNOWN;
  }

  /**
   * Whether the calling thread is on another CPU, as far as is known. If it is not, it gives up its
   * CPU for a moment, so that the system may choose another one.
   *
   * @param other of another thread
   */
  static boolean isApartFrom(int other) {
    if (other == UNKNOWN || other != get()) {
      return true;
    }
    LockSupport.parkNanos(PAUSE_NANOS);
    return false;
  }
}
