package io.fjprobe.analyzer.watch.cut;

import io.fjprobe.analyzer.recording.chunk.ChunkBytes;
import io.fjprobe.analyzer.recording.chunk.Varints;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The lists of constants of a chunk. Each one says how far back the one before is, so they have to
 * be written anew where what was between them is left out.
 */
final class Constants {

  /** The size of an event is written in as many bytes, whatever it is. */
  private static final int SIZE_BYTES = 4;

  private static final int DIGIT = 7;

  /**
   * @param start the number of the type, the start and the duration, as they are
   * @param rest what follows the distance to the list before
   */
  private record Part(byte[] start, byte[] rest) {}

  private final List<Part> parts = new ArrayList<>();

  /** Adds a list, as the chunk has it. */
  void add(byte[] list) {
    Varints input = new Varints(ChunkBytes.of(ByteBuffer.wrap(list)));
    input.number32(); // size
    int start = (int) input.position();
    for (int before = 0; before < 3; before++) {
      input.number(); // type, start, duration
    }
    int distance = (int) input.position();
    input.number();
    parts.add(new Part(of(list, start, distance), of(list, (int) input.position(), list.length)));
  }

  private static byte[] of(byte[] bytes, int from, int until) {
    return Arrays.copyOfRange(bytes, from, until);
  }

  /** Writes them one after the other. Returns where the last one begins; 0: there is none. */
  long writeTo(ByteArrayOutputStream out) {
    int last = 0;
    for (Part part : parts) {
      int position = out.size();
      byte[] distance = last == 0 ? new byte[1] : number(last - position);
      int size = SIZE_BYTES + part.start.length + distance.length + part.rest.length;
      out.writeBytes(padded(size));
      out.writeBytes(part.start);
      out.writeBytes(distance);
      out.writeBytes(part.rest);
      last = position;
    }
    return last;
  }

  /** Writes seven bits a byte, in four bytes. */
  private static byte[] padded(int number) {
    byte[] bytes = new byte[SIZE_BYTES];
    for (int i = 0; i < SIZE_BYTES; i++) {
      bytes[i] = (byte) (number >>> DIGIT * i & 0x7f | (i < SIZE_BYTES - 1 ? 0x80 : 0));
    }
    return bytes;
  }

  /** Writes seven bits a byte, the ninth byte whole. */
  private static byte[] number(long number) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    long left = number;
    while (bytes.size() < Long.BYTES && (left & ~0x7fL) != 0) {
      bytes.write((int) (left & 0x7f | 0x80));
      left >>>= DIGIT;
    }
    bytes.write((int) left);
    return bytes.toByteArray();
  }
}
