package io.fjprobe.analyzer.recording.chunk;

import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Texts that lie in the events themselves. Most are short words that come again and again: those
 * are kept by their bytes, as many as fit into a table that never grows.
 */
final class InlineTexts {

  // A string begins with one of these numbers, which says how it is encoded.
  static final int NULL = 0;
  static final int EMPTY = 1;
  static final int CONSTANT = 2;
  static final int UTF8 = 3;
  static final int CHARACTERS = 4;
  static final int LATIN1 = 5;

  /** At most this many texts are kept. */
  private static final int SLOTS = 1 << 10;

  /** A text of more bytes than this is not kept: two words have no room for more. */
  private static final int LONGEST = 2 * Long.BYTES;

  /** The highest bit of each byte is 1 in this word. */
  private static final long HIGH_BITS = 0x8080808080808080L;

  /** Three words for each text: two have its bytes, and the third its length and its encoding. */
  private final long[] keys = new long[SLOTS * 3];

  private final @Nullable String[] values = new String[SLOTS];
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
      case UTF8, LATIN1, CHARACTERS -> text(in, encoding, in.count());
      default -> throw new NotReadHereException("a text of unknown encoding");
    };
  }

  /**
   * @param count of bytes, or of characters, of which those in ASCII are bytes too
   */
  private String text(EventWindow in, byte encoding, int count) {
    if (count > LONGEST) {
      return decoded(in, encoding, count);
    }
    long low = in.word(in.offset());
    long high = 0;
    if (count < Long.BYTES) {
      low &= first(count);
    } else if (count > Long.BYTES) {
      high = in.word(in.offset() + Long.BYTES);
      high &= count == LONGEST ? -1 : first(count - Long.BYTES);
    }
    if (encoding == CHARACTERS && ((low | high) & HIGH_BITS) != 0) {
      return decoded(in, encoding, count);
    }
    long kind = (long) encoding << 8 | count;
    int slot = LongPositions.hash(low + high * 31 + kind) & SLOTS - 1;
    int key = slot * 3;
    String known = values[slot];
    if (known != null && keys[key] == low && keys[key + 1] == high && keys[key + 2] == kind) {
      in.pass(count);
      return known;
    }
    keys[key] = low;
    keys[key + 1] = high;
    keys[key + 2] = kind;
    String read = decoded(in, encoding, count);
    values[slot] = read;
    return read;
  }

  /** Returns a word in which this many of the lowest bytes are ones. There are fewer than eight. */
  private static long first(int bytes) {
    return (1L << bytes * Byte.SIZE) - 1;
  }

  private static String decoded(EventWindow in, byte encoding, int count) {
    if (encoding == CHARACTERS) {
      char[] text = new char[count];
      for (int i = 0; i < count; i++) {
        text[i] = (char) in.number();
        in.check();
      }
      return new String(text);
    }
    int from = in.offset();
    in.pass(count);
    return new String(
        in.array(),
        from,
        count,
        encoding == UTF8 ? StandardCharsets.UTF_8 : StandardCharsets.ISO_8859_1);
  }
}
