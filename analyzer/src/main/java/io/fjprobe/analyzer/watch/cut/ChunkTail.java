package io.fjprobe.analyzer.watch.cut;

import io.fjprobe.analyzer.recording.chunk.ChunkBytes;
import io.fjprobe.analyzer.recording.chunk.ChunkHeader;
import io.fjprobe.analyzer.recording.chunk.Metadata;
import io.fjprobe.analyzer.recording.chunk.Varints;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The last moments of a chunk that may still grow. Only what is new is read each time: a chunk has
 * up to 12 MB, and to read all of it each second would take a CPU's time.
 */
final class ChunkTail {

  /** Metadata have this number in place of that of an event type. */
  private static final long METADATA = 0;

  /** A list of constants has this number in place of that of an event type. */
  private static final long CONSTANTS = 1;

  /** Where the header has these, in bytes. */
  private static final int SIZE_AT = 8;

  private static final int CONSTANTS_AT = 16;
  private static final int METADATA_AT = 24;
  private static final int START_AT = 32;
  private static final int DURATION_AT = 40;
  private static final int TICKS_AT = 48;
  private static final int STATE_AT = 64;

  private record Piece(byte[] bytes, long type, long endNanos) {}

  private final long position;
  private final Constants constants = new Constants();
  private final List<byte[]> facts = new ArrayList<>();
  private final Deque<Piece> events = new ArrayDeque<>();
  private final Map<String, byte[]> countsBefore = new LinkedHashMap<>();
  private ByteBuffer headerBytes = ByteBuffer.allocate(0);
  private EventTypes types = EventTypes.NONE;
  private byte[] metadata = new byte[0];
  private long metadataAt;
  private long read = ChunkHeader.SIZE;
  private long endNanos;

  /**
   * @param position of the chunk in its file, in bytes
   */
  ChunkTail(long position) {
    this.position = position;
  }

  /** Returns until when it has been written, in nanoseconds since the epoch. */
  long endNanos() {
    return endNanos;
  }

  /**
   * Reads what is new, and forgets what ended before a moment.
   *
   * @param fromNanos since the epoch
   */
  void follow(FileChannel file, ChunkHeader header, ByteBuffer bytes, long fromNanos)
      throws IOException {
    if (header.size() > read) {
      headerBytes = bytes;
      endNanos = header.endNanos();
      if (header.metadataOffset() != metadataAt) {
        readMetadata(file, header);
      }
      add(part(file, read, header.size() - read), header, fromNanos);
      read = header.size();
    }
    events.removeIf(piece -> isBefore(piece, fromNanos));
  }

  /** Whether an event ended before the window. If it counts, the window begins with its counts. */
  private boolean isBefore(Piece piece, long fromNanos) {
    CountedThing counted = types.counted(piece.type);
    if (piece.endNanos < fromNanos && counted != null) {
      countsBefore.put(counted.of(piece.bytes), piece.bytes);
    }
    return piece.endNanos < fromNanos;
  }

  private void readMetadata(FileChannel file, ChunkHeader header) throws IOException {
    long at = header.metadataOffset();
    int most = (int) Math.min(Integer.BYTES + 1, header.size() - at);
    long size = new Varints(bytes(part(file, at, most))).number32();
    metadata = part(file, at, size);
    types = EventTypes.of(Metadata.read(new Varints(bytes(metadata))));
    metadataAt = at;
  }

  private static ChunkBytes bytes(byte[] array) {
    return ChunkBytes.of(ByteBuffer.wrap(array));
  }

  private byte[] part(FileChannel file, long from, long length) throws IOException {
    ByteBuffer part = ByteBuffer.allocate(Math.toIntExact(length));
    while (part.hasRemaining()) {
      if (file.read(part, position + from + part.position()) < 0) {
        throw new EOFException("the chunk is shorter than it says");
      }
    }
    return part.array();
  }

  private void add(byte[] part, ChunkHeader header, long fromNanos) throws IOException {
    Varints input = new Varints(bytes(part));
    for (int at = 0; at < part.length; ) {
      long size = input.at(at).number32();
      if (size <= 0 || size > part.length - at) {
        throw new IOException("event at byte " + (read + at) + " has the size " + size);
      }
      addEvent(Arrays.copyOfRange(part, at, at + (int) size), header, fromNanos);
      at += (int) size;
    }
  }

  private void addEvent(byte[] event, ChunkHeader header, long fromNanos) {
    Varints input = new Varints(bytes(event));
    input.number32();
    long type = input.number();
    if (type == CONSTANTS) {
      constants.add(event);
    } else if (type != METADATA) {
      long end = input.number() + (types.lasting().contains(type) ? input.number() : 0);
      long nanos = header.nanos(end);
      if (types.facts().contains(type)) {
        facts.add(event);
      } else {
        Piece piece = new Piece(event, type, nanos);
        if (!isBefore(piece, fromNanos)) {
          events.add(piece);
        }
      }
    }
  }

  /** Returns the chunk with nothing but what ended after a moment, and what is once in it. */
  byte[] cut(long fromNanos) {
    ChunkHeader header = ChunkHeader.read(headerBytes.duplicate());
    long start = Math.max(fromNanos, header.startNanos());
    long ticks = (long) ((start - header.startNanos()) * header.ticksPerNano());
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.writeBytes(headerBytes.array());
    out.writeBytes(metadata);
    facts.forEach(out::writeBytes);
    countsBefore.values().forEach(out::writeBytes);
    events.forEach(piece -> out.writeBytes(piece.bytes));
    long last = constants.writeTo(out);
    byte[] chunk = out.toByteArray();
    ByteBuffer.wrap(chunk)
        .putLong(SIZE_AT, chunk.length)
        .putLong(CONSTANTS_AT, last)
        .putLong(METADATA_AT, ChunkHeader.SIZE)
        .putLong(START_AT, start)
        .putLong(DURATION_AT, Math.max(endNanos - start, 0))
        .putLong(TICKS_AT, header.startTicks() + ticks)
        .put(STATE_AT, (byte) 0);
    return chunk;
  }
}
