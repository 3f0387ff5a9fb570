package io.fjprobe.analyzer.recording.chunk;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Integers and strings as chunks write them: seven bits a byte, the ninth byte whole, unless the
 * chunk says that its integers are not compressed. What would lie behind the end of the bytes is an
 * {@link IndexOutOfBoundsException}, and no number makes this allocate more than there are bytes.
 */
public final class Varints implements ByteInput {

  // A string begins with one of these numbers, which says how it is encoded.
  private static final int NULL = 0;
  private static final int EMPTY = 1;
  private static final int CONSTANT = 2;
  private static final int UTF8 = 3;
  private static final int CHARACTERS = 4;
  private static final int LATIN1 = 5;

  private final ChunkBytes bytes;
  private final boolean compressed;
  private long position;

  public Varints(ChunkBytes bytes) {
    this(bytes, true);
  }

  public Varints(ChunkBytes bytes, boolean compressed) {
    this.bytes = bytes;
    this.compressed = compressed;
  }

  public Varints at(long newPosition) {
    position = newPosition;
    return this;
  }

  public long position() {
    return position;
  }

  /** Reads a long. */
  public long number() {
    return number(Long.BYTES);
  }

  /** Reads an int. */
  public long number32() {
    return number(Integer.BYTES);
  }

  /**
   * @param width in bytes, of an integer that is not compressed
   */
  public long number(int width) {
    return compressed ? compressed() : fixed(width);
  }

  @Override
  public void passNumber(int width) {
    number(width);
  }

  private long compressed() {
    long value = 0;
    for (int shift = 0; shift < 56; shift += 7) {
      byte next = bytes.get(position++);
      value |= (next & 0x7fL) << shift;
      if (next >= 0) {
        return value;
      }
    }
    return value | (bytes.get(position++) & 0xffL) << 56;
  }

  private long fixed(int width) {
    long value = next(); // the first byte has the sign
    for (int left = width - 1; left > 0; left--) {
      value = value << Byte.SIZE | next() & 0xff;
    }
    return value;
  }

  int index() {
    return Math.toIntExact(number32());
  }

  @Override
  public int count() {
    long count = number32();
    if (count < 0 || count > bytes.size() - position) {
      throw new IndexOutOfBoundsException(
          count + " where only " + (bytes.size() - position) + " bytes are left");
    }
    return Math.toIntExact(count);
  }

  public byte next() {
    return bytes.get(position++);
  }

  @Override
  public void pass(int length) {
    if (length < 0 || length > bytes.size() - position) {
      throw new IndexOutOfBoundsException();
    }
    position += length;
  }

  @Override
  public void passText() {
    byte encoding = next();
    switch (encoding) {
      case NULL, EMPTY -> {}
      case CONSTANT -> number();
      case UTF8, LATIN1 -> pass(count());
      case CHARACTERS -> passCharacters();
      default -> throw new IllegalArgumentException("string encoding " + encoding);
    }
  }

  private void passCharacters() {
    for (int left = count(); left > 0; left--) {
      number(Character.BYTES);
    }
  }

  /** Whether the string at a position is no null. */
  boolean isText(long at) {
    return bytes.get(at) != NULL;
  }

  /** Returns null for a string that is null, and for a reference to a constant. */
  @Nullable String text() {
    byte encoding = next();
    return switch (encoding) {
      case EMPTY -> "";
      case UTF8 -> raw(StandardCharsets.UTF_8);
      case LATIN1 -> raw(StandardCharsets.ISO_8859_1);
      case CHARACTERS -> characters();
      default -> null;
    };
  }

  private String raw(Charset charset) {
    byte[] text = new byte[count()];
    bytes.get(position, text, text.length);
    position += text.length;
    return new String(text, charset);
  }

  private String characters() {
    StringBuilder text = new StringBuilder();
    for (int left = count(); left > 0; left--) {
      text.append((char) number(Character.BYTES));
    }
    return text.toString();
  }
}
