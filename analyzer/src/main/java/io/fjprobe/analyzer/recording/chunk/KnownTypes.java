package io.fjprobe.analyzer.recording.chunk;

import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

/**
 * The types of the last chunks. Most chunks of a file declare the same types, byte for byte, and
 * share what was made of them. For any thread.
 */
public final class KnownTypes {

  /** At most this many declarations of types are kept. */
  private static final int MOST = 4;

  /** A declaration has at most this many bytes. Thousands of event types fit into it. */
  private static final int LONGEST = 1 << 22;

  private record Known(byte[] declaration, Types types) {}

  private final Deque<Known> known = new ArrayDeque<>();

  /** Throws a RuntimeException for types that are not as the Flight Recorder declares types. */
  synchronized Types of(ChunkBytes bytes, ChunkHeader header) {
    byte[] declaration = declaration(bytes, header);
    for (Known one : known) {
      if (Arrays.equals(one.declaration, declaration)) {
        return one.types;
      }
    }
    Varints input = new Varints(ChunkBytes.of(ByteBuffer.wrap(declaration)));
    Types types = new Types(Metadata.readContent(input));
    if (known.size() == MOST) {
      known.removeFirst();
    }
    known.addLast(new Known(declaration, types));
    return types;
  }

  /**
   * Reads the declaration without what differs from chunk to chunk: when it was written, and its
   * number.
   */
  private static byte[] declaration(ChunkBytes bytes, ChunkHeader header) {
    Varints input = new Varints(bytes).at(header.metadataOffset());
    long end = header.metadataOffset() + input.number32();
    boolean metadata = input.number() == 0; // type
    for (int differing = 0; differing < 3; differing++) {
      input.number(); // start, duration, metadata id
    }
    long length = end - input.position();
    if (!metadata || length <= 0 || length > Math.min(LONGEST, bytes.size() - input.position())) {
      throw new NotReadHereException("a list of types of another kind or size");
    }
    byte[] declaration = new byte[(int) length];
    bytes.get(input.position(), declaration, declaration.length);
    return declaration;
  }
}
