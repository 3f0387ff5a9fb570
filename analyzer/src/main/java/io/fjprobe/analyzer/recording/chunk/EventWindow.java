package io.fjprobe.analyzer.recording.chunk;

import java.nio.ByteBuffer;

/**
 * Goes from event to event through a part of a chunk, of which it holds some bytes at a time: reads
 * from an array take half the time of those from a mapped file. Integers are compressed.
 */
final class EventWindow implements ByteInput {

  private static final int SIZE = 1 << 17;

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
    window = new byte[Math.min(SIZE, Math.max(bytes.limit() - from, LONGEST_HEAD))];
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
      if (end - start > window.length) {
        window = new byte[end - start];
      }
      load(start);
      at = read;
    }
  }

  private void load(int position) {
    base = position;
    loaded = Math.min(window.length, bytes.limit() - position);
    bytes.get(position, window, 0, loaded);
  }

  /** After the last field: events may have more bytes than that, but no fewer. */
  void check() {
    if (base + at > end) {
      throw new NotReadHereException("an event that is longer than it says");
    }
  }

  long number() {
    byte[] window = this.window;
    int at = this.at;
    byte first = window[at++];
    if (first >= 0) {
      this.at = at;
      return first;
    }
    long value = first & 0x7f;
    for (int shift = 7; shift < 56; shift += 7) {
      byte next = window[at++];
      value |= (next & 0x7fL) << shift;
      if (next >= 0) {
        this.at = at;
        return value;
      }
    }
    value |= (window[at++] & 0xffL) << 56;
    this.at = at;
    return value;
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
    return (nextByte() & 0xff) << 24 | (nextByte() & 0xff) << 16 | (nextByte() & 0xff) << 8 | nextByte() & 0xff;
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
