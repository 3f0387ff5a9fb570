package io.fjprobe.analyzer.recording.chunk;

import java.util.Arrays;
import java.util.Set;

/**
 * What the first bytes of all events of a chunk tell: when events of some types were, where its
 * lists of constants are, and where it can be divided.
 */
public final class ChunkScan {

  /** Metadata have this number in place of that of an event type. */
  private static final long METADATA = 0;

  /** A list of constants has this number in place of that of an event type. */
  private static final long CONSTANTS = 1;

  /** Receives the moment of an event, and how long it lasted, in nanoseconds. */
  public interface Visitor {
    void visit(String type, long startNanos, long lasted);
  }

  /** Places at which the chunk can be divided are at least this many bytes apart. */
  private static final int STRIDE = 1 << 20;

  private final long size;
  private long[] constants = new long[16];
  private int lists;
  private long[] marks = {ChunkHeader.SIZE};
  private int marked = 1;

  private ChunkScan(long size) {
    this.size = size;
  }

  /**
   * Throws a RuntimeException for what {@link ChunkReader} does not read.
   *
   * @param known types of chunks of the same file
   * @param types of which the visitor wants the moments
   * @param lasting those of them that have a duration
   */
  public static ChunkScan of(
      ChunkBytes bytes,
      ChunkHeader header,
      KnownTypes known,
      Set<String> types,
      Set<String> lasting,
      Visitor visitor) {
    if (!header.compressedIntegers()) {
      throw new NotReadHereException("integers that are not compressed");
    }
    ById<String> wanted = new ById<>();
    for (DeclaredType type : known.of(bytes, header).events().values()) {
      if (types.contains(type.name())) {
        wanted.put(type.id(), type.name());
      }
    }
    ChunkScan scan = new ChunkScan(bytes.size());
    scan.run(bytes, header, wanted, lasting, visitor);
    return scan;
  }

  private void run(
      ChunkBytes bytes,
      ChunkHeader header,
      ById<String> wanted,
      Set<String> lasting,
      Visitor visitor) {
    EventWindow events = new EventWindow(bytes, ChunkHeader.SIZE, size);
    while (events.next()) {
      if (events.start() - marks[marked - 1] >= STRIDE) {
        mark(events.start());
      }
      String type = wanted.get(events.type());
      if (events.type() == CONSTANTS) {
        addList(events.start());
      } else if (type != null) {
        events.whole();
        long start = header.nanos(events.number());
        // an event without a duration has the number of its thread or a field there
        long lasted = lasting.contains(type) ? header.spanNanos(events.number()) : 0;
        visitor.visit(type, start, lasted);
      }
    }
  }

  /** Whether the number is of a type that is declared. */
  static boolean isEvent(long type) {
    return type != METADATA && type != CONSTANTS;
  }

  private void mark(long position) {
    marks = marked < marks.length ? marks : Arrays.copyOf(marks, marked * 2);
    marks[marked++] = position;
  }

  private void addList(long position) {
    constants = lists < constants.length ? constants : Arrays.copyOf(constants, lists * 2);
    constants[lists++] = position;
  }

  /** Returns where lists of constants begin, in order. */
  long[] constants() {
    return Arrays.copyOf(constants, lists);
  }

  /**
   * Returns where a part of the chunk begins, and the one before ends.
   *
   * @param part from 0 to parts
   */
  long boundary(int part, int parts) {
    return part >= parts ? size : marks[(int) ((long) marked * part / parts)];
  }

  /** Returns into how many parts the chunk can be divided. */
  public int mostParts() {
    return marked;
  }
}
