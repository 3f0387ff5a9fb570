package io.fjprobe.analyzer.recording.chunk;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Goes from event to event through a part of a chunk, of which it holds some bytes at a time: reads
 * from an array take half the time of those from a mapped file. Integers are compressed.
 */
final class EventWindow implements ByteInput {

  /** The window holds up to this many bytes, or more for an event that is longer. */
  private static final int SIZE = 1 << 17;

  /** The array has this many bytes more, so that words can be read that begin before the end. */
  private static final int PADDING = 2 * Long.BYTES;

  private static final VarHandle WORDS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  /** The highest bit of each byte is 1 in this word. */
  private static final long HIGH_BITS = 0x8080808080808080L;

  /** The two integers at the beginning of an event have at most this many bytes. */
  private static final int LONGEST_HEAD = 18;

  /** An event of more bytes is not loaded into the heap. An event of any use is far smaller. */
  private static final int LONGEST_EVENT = 1 << 22;

  private final ChunkBytes bytes;
  private final long until;
  private byte[] window;
  private long base;
  private int loaded;
  private int at;
  private long start;
  private long end;
  private long type;

  /**
   * @param bytes the whole chunk
   * @param from where an event begins
   * @param until where another one begins, or the end of the chunk
   */
  EventWindow(ChunkBytes bytes, long from, long until) {
    this.bytes = bytes;
    this.until = until;
    window = new byte[(int) Math.min(SIZE, bytes.size() - from + LONGEST_HEAD) + PADDING];
    base = from;
    end = from;
  }

  /** Whether there is one more. Its first bytes have been read then. */
  boolean next() {
    if (end >= until) {
      return false;
    }
    start = end;
    if (start > base + loaded - LONGEST_HEAD && base + loaded < bytes.size()) {
      load(start);
    }
    at = (int) (start - base);
    long size = number();
    if (size <= 0 || size > bytes.size() - start) {
      throw new NotReadHereException("the size of an event");
    }
    end = start + size;
    type = number();
    if (base + at > end) {
      throw new NotReadHereException("an event that is longer than it says");
    }
    return true;
  }

  /** Returns where the event begins. */
  long start() {
    return start;
  }

  long end() {
    return end;
  }

  long type() {
    return type;
  }

  /** Loads the event if some of its bytes are not loaded yet. */
  void whole() {
    if (end - base > loaded) {
      int read = at - (int) (start - base);
      if (end - start > LONGEST_EVENT) {
        throw new NotReadHereException("a very long event");
      }
      if (end - start > window.length - PADDING) {
        window = new byte[(int) (end - start) + PADDING];
      }
      load(start);
      at = read;
    }
  }

  private void load(long position) {
    base = position;
    loaded = (int) Math.min(window.length - PADDING, bytes.size() - position);
    bytes.get(position, window, loaded);
  }

  /**
   * Reads the fields of the event. All of its bytes must be loaded.
   *
   * @param steps how each is read, see {@link Step}
   * @param layouts of those that are left out
   */
  void read(byte[] steps, Layout[] layouts, ChunkValues values) {
    long[] numbers = values.numbers();
    byte[] window = this.window;
    int at = this.at; // a variable: a field would be written for each number
    for (int i = 0; i < steps.length; i++) {
      byte step = steps[i];
      if (step <= Step.LONG) {
        long word = (long) WORDS.get(window, at);
        if ((word & 0x80) == 0) {
          at++;
          numbers[i] = word & 0x7f;
          continue;
        }
        long lasts = ~word & HIGH_BITS;
        if (lasts == 0) { // the ninth byte is used whole
          at += 9;
          numbers[i] = cut(sevenths(word) | (long) window[at - 1] << 56, step);
          continue;
        }
        at += (Long.numberOfTrailingZeros(lasts) >>> 3) + 1;
        if (step != Step.PASS_NUMBER) {
          numbers[i] = cut(sevenths(word & (lasts ^ lasts - 1)), step); // up to the last byte
        }
      } else {
        this.at = at;
        other(step, i, layouts[i], values);
        at = this.at;
      }
    }
    this.at = at;
    check();
  }

  /** Cuts off the bits that an int or short does not have. */
  private static long cut(long number, byte step) {
    return step == Step.INT ? (int) number : step == Step.SHORT ? (short) number : number;
  }

  private void other(byte step, int index, Layout layout, ChunkValues values) {
    long[] numbers = values.numbers();
    switch (step) {
      case Step.BYTE -> numbers[index] = nextByte();
      case Step.UNSIGNED_BYTE -> numbers[index] = nextByte() & 0xff;
      case Step.FLOAT ->
          numbers[index] = Double.doubleToRawLongBits(Float.intBitsToFloat(fixed32()));
      case Step.DOUBLE -> numbers[index] = fixed64();
      case Step.TEXT -> values.readText(index, this);
      default -> layout.pass(this);
    }
  }

  /** Checks the place after the last field: events may have more bytes than that, but no fewer. */
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
    return sevenths(word & (lasts ^ lasts - 1)); // up to the last byte
  }

  /** Takes all bits but the highest of each byte, and puts them in a row. */
  private static long sevenths(long word) {
    long pairs = word & 0x007f007f007f007fL | (word & 0x7f007f007f007f00L) >>> 1;
    long quads = pairs & 0x00003fff00003fffL | (pairs & 0x3fff00003fff0000L) >>> 2;
    return quads & 0x0fffffffL | (quads & 0x0fffffff00000000L) >>> 4;
  }

  /**
   * Returns eight bytes of the window, the first of which is the lowest. Bytes behind the end of
   * the chunk may have any value.
   *
   * @param offset in the array
   */
  long word(int offset) {
    return (long) WORDS.get(window, offset);
  }

  void passNumber() {
    long lasts = ~word(at) & HIGH_BITS;
    at += lasts == 0 ? 9 : (Long.numberOfTrailingZeros(lasts) >>> 3) + 1;
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
    at += (int) Math.min(length, end - base - at + 1); // one too many is enough to fail
  }

  byte[] array() {
    return window;
  }

  /** Returns the present position in the array. */
  int offset() {
    return at;
  }
}
