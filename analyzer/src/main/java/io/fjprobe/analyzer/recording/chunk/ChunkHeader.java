package io.fjprobe.analyzer.recording.chunk;

import java.nio.ByteBuffer;

/**
 * The fixed first part of every chunk. Recordings are sequences of chunks, each complete in itself.
 *
 * @param size of the whole chunk in bytes; while it is being written, up to the last flush (JDK 14
 *     and later: once a second), or 0
 * @param constantsOffset of the last list of constants; 0: there is none
 * @param finished no more will come
 */
public record ChunkHeader(
    int majorVersion,
    long size,
    long constantsOffset,
    long metadataOffset,
    long startNanos,
    long durationNanos,
    long startTicks,
    double ticksPerNano,
    boolean finished,
    boolean compressedIntegers) {

  /** A header has this many bytes. */
  public static final int SIZE = 68;

  /** A chunk begins with these four bytes: the letters FLR, and a zero. */
  private static final int MAGIC = 'F' << 24 | 'L' << 16 | 'R' << 8;

  public static boolean startsChunk(ByteBuffer bytes) {
    return bytes.remaining() >= Integer.BYTES && bytes.getInt(bytes.position()) == MAGIC;
  }

  /**
   * @param bytes at least {@link #SIZE} of them, starting with the magic number
   */
  public static ChunkHeader read(ByteBuffer bytes) {
    bytes.getInt();
    int major = bytes.getShort();
    bytes.getShort();
    long size = bytes.getLong();
    long constants = bytes.getLong();
    long metadata = bytes.getLong();
    long startNanos = bytes.getLong();
    long durationNanos = bytes.getLong();
    long startTicks = bytes.getLong();
    double ticksPerNano = bytes.getLong() / 1e9;
    int states = bytes.getInt();
    boolean finished = states >>> 24 == 0; // it counts flushes while there may be more
    boolean compressed = (states & 1) != 0;
    return new ChunkHeader(
        major,
        size,
        constants,
        metadata,
        startNanos,
        durationNanos,
        startTicks,
        ticksPerNano,
        finished,
        compressed);
  }

  public long endNanos() {
    return startNanos + durationNanos;
  }

  public boolean supported() {
    return majorVersion == 1 || majorVersion == 2;
  }

  public long nanos(long ticks) {
    return startNanos + (long) ((ticks - startTicks) / ticksPerNano);
  }

  public long spanNanos(long ticks) {
    return (long) (ticks / ticksPerNano);
  }
}
