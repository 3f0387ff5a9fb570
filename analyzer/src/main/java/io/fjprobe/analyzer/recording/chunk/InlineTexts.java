package io.fjprobe.analyzer.recording.chunk;

import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Texts that lie in the events themselves. Most are words that come again and again: those are kept
 * by their bytes, as many as fit into a table that never grows.
 */
final class InlineTexts {

  static final int NULL = 0;
  static final int EMPTY = 1;
  static final int CONSTANT = 2;
  static final int UTF8 = 3;
  static final int CHARACTERS = 4;
  static final int LATIN1 = 5;

  private static final int SLOTS = 1 << 10;
  private static final int LONGEST = 64;

  private final byte[][] keys = new byte[SLOTS][];
  private final String[] values = new String[SLOTS];
  private final TextPool constants;

  InlineTexts(TextPool constants) {
    this.constants = constants;
  }

  static void pass(EventWindow in) {
    byte encoding = in.nextByte();
    switch (encoding) {
      case NULL, EMPTY -> {}
      case CONSTANT -> in.passNumber();
      case UTF8, LATIN1 -> in.pass(in.count());
      case CHARACTERS -> {
        for (int left = in.count(); left > 0; left--) {
          in.passNumber();
        }
      }
      default -> throw new NotReadHereException("a text of unknown encoding");
    }
  }

  @Nullable String read(EventWindow in) {
    byte encoding = in.nextByte();
    return switch (encoding) {
      case NULL -> null;
      case EMPTY -> "";
      case CONSTANT -> constants.get(in.number());
      case UTF8 -> bytes(in, in.count(), true);
      case LATIN1 -> bytes(in, in.count(), false);
      case CHARACTERS -> characters(in, in.count());
      default -> throw new NotReadHereException("a text of unknown encoding");
    };
  }

  private String characters(EventWindow in, int count) {
    if (isAscii(in, count)) {
      return bytes(in, count, false);
    }
    char[] text = new char[count];
    for (int i = 0; i < count; i++) {
      text[i] = (char) in.number();
      in.check();
    }
    return new String(text);
  }

  private static boolean isAscii(EventWindow in, int count) {
    byte[] window = in.array();
    for (int i = in.offset(), end = i + count; i < end; i++) {
      if (window[i] < 0) {
        return false;
      }
    }
    return true;
  }

  private String bytes(EventWindow in, int count, boolean utf8) {
    byte[] window = in.array();
    int from = in.offset();
    in.pass(count);
    if (count > LONGEST) {
      return decoded(window, from, count, utf8);
    }
    int hash = utf8 ? 1 : 0;
    for (int i = from, end = from + count; i < end; i++) {
      hash = hash * 31 + window[i];
    }
    int slot = (hash ^ hash >>> 15) & SLOTS - 1;
    byte[] key = keys[slot];
    if (key == null || !isSame(key, window, from, count, utf8)) {
      key = new byte[count + 1];
      System.arraycopy(window, from, key, 0, count);
      key[count] = (byte) (utf8 ? UTF8 : LATIN1);
      keys[slot] = key;
      values[slot] = decoded(window, from, count, utf8);
    }
    return values[slot];
  }

  private static boolean isSame(byte[] key, byte[] window, int from, int count, boolean utf8) {
    if (key.length != count + 1 || key[count] != (utf8 ? UTF8 : LATIN1)) {
      return false;
    }
    for (int i = 0; i < count; i++) {
      if (key[i] != window[from + i]) {
        return false;
      }
    }
    return true;
  }

  private static String decoded(byte[] window, int from, int count, boolean utf8) {
    return new String(
        window, from, count, utf8 ? StandardCharsets.UTF_8 : StandardCharsets.ISO_8859_1);
  }
}
