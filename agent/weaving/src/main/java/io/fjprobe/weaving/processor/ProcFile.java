package io.fjprobe.weaving.processor;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;

/** The numbers in a small file that Linux makes up when it is read. One thread at a time. */
final class ProcFile {

  private final byte[] bytes = new byte[1024];
  private int length;
  private int at;
  private RandomAccessFile kept;

  /** False if there is no such file, for instance because the thread has ended. */
  boolean read(String path) {
    length = 0;
    at = 0;
    try (RandomAccessFile file = new RandomAccessFile(path, "r")) {
      length = Math.max(0, file.read(bytes, 0, bytes.length));
      return length > 0;
    } catch (IOException e) {
      return false;
    }
  }

  /**
   * Opens a file that {@link #readKept} reads: to open it anew takes ten times as long. False if
   * there is no such file.
   */
  boolean keep(String path) {
    close();
    try {
      kept = new RandomAccessFile(path, "r");
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  /** False if the thread has ended, even if another has its number now. */
  boolean readKept() {
    length = 0;
    at = 0;
    try {
      kept.seek(0); // Linux makes it up anew
      length = Math.max(0, kept.read(bytes, 0, bytes.length));
      return length > 0;
    } catch (IOException e) {
      return false;
    }
  }

  void close() {
    try {
      if (kept != null) {
        kept.close();
      }
    } catch (IOException e) {
      // there is nothing to write
    }
    kept = null;
  }

  /** Goes on behind the first place of this text; false if it is not there. */
  boolean skipBehind(String text) {
    int found = new String(bytes, at, length - at, StandardCharsets.ISO_8859_1).indexOf(text);
    if (found >= 0) {
      at += found + text.length();
    }
    return found >= 0;
  }

  /** Goes on behind the last place of this character, if there is one. */
  void skipBehindLast(char character) {
    for (int i = length - 1; i >= at; i--) {
      if (bytes[i] == character) {
        at = i + 1;
        return;
      }
    }
  }

  void skipWords(int words) {
    for (int i = 0; i < words; i++) {
      skipBlanks();
      while (at < length && bytes[at] > ' ') {
        at++;
      }
    }
  }

  /** -1: there is none. */
  long nextNumber() {
    skipBlanks();
    if (at == length || !isDigit(bytes[at])) {
      return -1;
    }
    long number = 0;
    while (at < length && isDigit(bytes[at])) {
      number = number * 10 + bytes[at++] - '0';
    }
    return number;
  }

  private void skipBlanks() {
    while (at < length && bytes[at] <= ' ') {
      at++;
    }
  }

  private static boolean isDigit(byte character) {
    return character >= '0' && character <= '9';
  }
}
