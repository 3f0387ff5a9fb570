package io.fjprobe.analyzer.recording.file;

import java.nio.ByteBuffer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/** Integers and strings as chunks write them: seven bits a byte, the ninth byte whole. */
final class Varints {

  private static final int UTF8 = 3;
  private static final int CHARACTERS = 4;
  private static final int LATIN1 = 5;

  private final ByteBuffer bytes;
  private int position;

  Varints(ByteBuffer bytes) {
    this.bytes = bytes;
  }

  Varints at(long newPosition) {
    position = Math.toIntExact(newPosition);
    return this;
  }

  long number() {
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

  int index() {
    return Math.toIntExact(number());
  }

  /** Null for null and for references to a constant. */
  String text() {
    byte encoding = bytes.get(position++);
    return switch (encoding) {
      case UTF8 -> raw(StandardCharsets.UTF_8);
      case LATIN1 -> raw(StandardCharsets.ISO_8859_1);
      case CHARACTERS -> characters();
      default -> null;
    };
  }

  private String raw(Charset charset) {
    int length = index();
    byte[] text = new byte[length];
    bytes.get(position, text);
    position += length;
    return new String(text, charset);
  }

  private String characters() {
    StringBuilder text = new StringBuilder();
    for (int left = index(); left > 0; left--) {
      text.append((char) number());
    }
    return text.toString();
  }
}
