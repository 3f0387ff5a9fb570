package io.fjprobe.analyzer.recording.chunk;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.util.Objects;

/**
 * The bytes of a chunk. A buffer holds 2 GB at most, so those of a larger chunk lie in several. For
 * any thread.
 */
public final class ChunkBytes {

  /** The size in bytes of each segment but the last is 2 to this power, which is 1 GB. */
  private static final int SEGMENT_BITS = 30;

  private final ByteBuffer[] segments;
  private final int bits;
  private final long size;

  private ChunkBytes(ByteBuffer[] segments, int bits, long size) {
    this.segments = segments;
    this.bits = bits;
    this.size = size;
  }

  public static ChunkBytes of(ByteBuffer bytes) {
    return new ChunkBytes(new ByteBuffer[] {bytes}, Integer.SIZE - 1, bytes.limit());
  }

  /** Maps a part of a file. Its bytes are not loaded before they are read. */
  public static ChunkBytes map(FileChannel file, long position, long size) throws IOException {
    return map(file, position, size, SEGMENT_BITS);
  }

  /**
   * @param bits of the size of each segment but the last
   */
  static ChunkBytes map(FileChannel file, long position, long size, int bits) throws IOException {
    long length = 1L << bits;
    ByteBuffer[] segments = new ByteBuffer[Math.toIntExact((size + length - 1) / length)];
    for (int i = 0; i < segments.length; i++) {
      long from = i * length;
      segments[i] = file.map(MapMode.READ_ONLY, position + from, Math.min(length, size - from));
    }
    return new ChunkBytes(segments, bits, size);
  }

  public long size() {
    return size;
  }

  /** Reads a byte. Behind the end this throws an {@link IndexOutOfBoundsException}. */
  byte get(long position) {
    Objects.checkIndex(position, size);
    return segments[(int) (position >>> bits)].get(inSegment(position));
  }

  /**
   * Fills the beginning of an array. Behind the end this throws an {@link
   * IndexOutOfBoundsException}.
   */
  void get(long position, byte[] array, int count) {
    Objects.checkFromIndexSize(position, count, size);
    for (int read = 0; read < count; ) {
      ByteBuffer segment = segments[(int) (position + read >>> bits)];
      int from = inSegment(position + read);
      int part = Math.min(count - read, segment.limit() - from);
      segment.get(from, array, read, part);
      read += part;
    }
  }

  private int inSegment(long position) {
    return (int) (position & (1L << bits) - 1);
  }
}
