package io.fjprobe.analyzer.recording;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/** Integers and strings as chunks write them: seven bits a byte, the ninth byte whole. */
final class Varints {

  private static final int UTF8 = 3;
  private static final int CHARACTERS = 4;
  private static final int LATIN1 = 5;

  private final ByteBuffer bytes;

  Varints(ByteBuffer bytes) {
    this.bytes = bytes;
  }

  Varints at(long position) {
    bytes.position(Math.toIntExact(position));
    return this;
  }

  long number() {
    long value = 0;
    for (int shift = 0; shift < 56; shift += 7) {
      byte next = bytes.get();
      value |= (next & 0x7fL) << shift;
      if (next >= 0) {
        return value;
      }
    }
    return value | (bytes.get() & 0xffL) << 56;
  }

  int index() {
    return Math.toIntExact(number());
  }

  /** Null for null and for references to a constant. */
  String text() {
    byte encoding = bytes.get();
    return switch (encoding) {
      case UTF8 -> new String(raw(), StandardCharsets.UTF_8);
      case LATIN1 -> new String(raw(), StandardCharsets.ISO_8859_1);
      case CHARACTERS -> characters();
      default -> null;
    };
  }

  private byte[] raw() {
    byte[] content = new byte[index()];
    bytes.get(content);
    return content;
  }

  private String characters() {
    StringBuilder text = new StringBuilder();
    for (int left = index(); left > 0; left--) {
      text.append((char) number());
    }
    return text.toString();
  }
}
