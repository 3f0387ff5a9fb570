package io.fjprobe.analyzer.recording.chunk;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * Goes from event to event through a part of a chunk, of which it holds some bytes at a time: reads
 * from an array take half the time of those from a mapped file. Integers are compressed.
 */
final class EventWindow implements ByteInput {

  private static final int SIZE = 1 << 17;

  /** So that words can be read that begin before the end. */
  private static final int PADDING = 2 * Long.BYTES;

  private static final VarHandle WORDS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  private static final long HIGH_BITS = 0x8080808080808080L;

  /** Two integers at the beginning of an event, both as long as they get. */
  private static final int LONGEST_HEAD = 18;

  /** An event of any use is far smaller: others are not loaded into the heap. */
  private static final int LONGEST_EVENT = 1 << 22;

  private final ByteBuffer bytes;
  private final int until;
  private byte[] window;
  private int base;
  private int loaded;
  private int at;
  private int start;
  private int end;
  private long type;

  /**
   * @param bytes the whole chunk
   * @param from where an event begins
   * @param until where another one begins, or the end of the chunk
   */
  EventWindow(ByteBuffer bytes, int from, int until) {
    this.bytes = bytes;
    this.until = until;
    window = new byte[Math.min(SIZE, bytes.limit() - from + LONGEST_HEAD) + PADDING];
    base = from;
    end = from;
  }

  /** Whether there is one more. Its first bytes have been read then. */
  boolean next() {
    if (end >= until) {
      return false;
    }
    start = end;
    if (start > base + loaded - LONGEST_HEAD && base + loaded < bytes.limit()) {
      load(start);
    }
    at = start - base;
    long size = number();
    if (size <= 0 || size > bytes.limit() - start) {
      throw new NotReadHereException("the size of an event");
    }
    end = start + (int) size;
    type = number();
    if (base + at > end) {
      throw new NotReadHereException("an event that is longer than it says");
    }
    return true;
  }

  /** Where the event begins. */
  int start() {
    return start;
  }

  int end() {
    return end;
  }

  long type() {
    return type;
  }

  /** Makes that all of the event can be read. */
  void whole() {
    if (end - base > loaded) {
      int read = at - (start - base);
      if (end - start > LONGEST_EVENT) {
        throw new NotReadHereException("a very long event");
      }
      if (end - start > window.length - PADDING) {
        window = new byte[end - start + PADDING];
      }
      load(start);
      at = read;
    }
  }

  private void load(int position) {
    base = position;
    loaded = Math.min(window.length - PADDING, bytes.limit() - position);
    bytes.get(position, window, 0, loaded);
  }

  /** After the last field: events may have more bytes than that, but no fewer. */
  void check() {
    if (base + at > end) {
      throw new NotReadHereException("an event that is longer than it says");
    }
  }

  long number() {
    byte first = window[at];
    if (first >= 0) {
      at++;
      return first;
    }
    long word = word(at);
    long lasts = ~word & HIGH_BITS;
    if (lasts == 0) { // the ninth byte is used whole
      at += 9;
      return sevenths(word) | (long) window[at - 1] << 56;
    }
    at += (Long.numberOfTrailingZeros(lasts) >>> 3) + 1;
    return sevenths(word & (lasts ^ lasts - 1)); // what is up to the last byte
  }

  /** Of each byte all bits but the highest, in a row. */
  private static long sevenths(long word) {
    long pairs = word & 0x007f007f007f007fL | (word & 0x7f007f007f007f00L) >>> 1;
    long quads = pairs & 0x00003fff00003fffL | (pairs & 0x3fff00003fff0000L) >>> 2;
    return quads & 0x0fffffffL | (quads & 0x0fffffff00000000L) >>> 4;
  }

  /**
   * Eight bytes of the window, the first of which is the lowest. Behind the end of the chunk is
   * something.
   *
   * @param offset in the array
   */
  long word(int offset) {
    return (long) WORDS.get(window, offset);
  }

  void passNumber() {
    byte[] window = this.window;
    int at = this.at;
    for (int bytes = 1; window[at++] < 0 && bytes < 9; bytes++) {
      // until the last one
    }
    this.at = at;
  }

  byte nextByte() {
    return window[at++];
  }

  int fixed32() {
    return (nextByte() & 0xff) << 24
        | (nextByte() & 0xff) << 16
        | (nextByte() & 0xff) << 8
        | nextByte() & 0xff;
  }

  long fixed64() {
    return (long) fixed32() << 32 | fixed32() & 0xffffffffL;
  }

  @Override
  public int count() {
    long count = number();
    if (count < 0 || count > end - base - at) {
      throw new NotReadHereException("more values than bytes");
    }
    return (int) count;
  }

  @Override
  public void passNumber(int width) {
    passNumber();
  }

  @Override
  public void passText() {
    InlineTexts.pass(this);
  }

  @Override
  public void pass(int length) {
    at += Math.min(length, end - base - at + 1); // one too many is enough to fail
  }

  byte[] array() {
    return window;
  }

  /** In the array. */
  int offset() {
    return at;
  }
}
