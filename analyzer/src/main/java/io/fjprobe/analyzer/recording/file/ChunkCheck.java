package io.fjprobe.analyzer.recording.file;

import io.fjprobe.analyzer.recording.chunk.BrokenChunkException;
import io.fjprobe.analyzer.recording.chunk.ChunkBytes;
import io.fjprobe.analyzer.recording.chunk.ChunkHeader;
import io.fjprobe.analyzer.recording.chunk.DeclaredType;
import io.fjprobe.analyzer.recording.chunk.Layout;
import io.fjprobe.analyzer.recording.chunk.Layouts;
import io.fjprobe.analyzer.recording.chunk.Metadata;
import io.fjprobe.analyzer.recording.chunk.Varints;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Goes through a chunk before the parser does, which takes every number in it for good: by a
 * negative size, or a chain of constants that leads back, it would run for ever, and it would
 * allocate whatever a length asks for. What passes here is read by the parser in a time and memory
 * that grow with the size of the chunk alone, since no event and no list of constants reaches
 * beyond its own end.
 */
final class ChunkCheck {

  /** Metadata have this number in place of that of an event type. */
  private static final long METADATA = 0;

  /** A list of constants has this number in place of that of an event type. */
  private static final long CONSTANTS = 1;

  private final ChunkHeader header;
  private final Varints input;

  @SuppressWarnings("NullAway.Init") // read before it is used
  private Metadata metadata;

  @SuppressWarnings("NullAway.Init") // read with the metadata
  private Layouts layouts;

  /** Where lists of constants begin, and where they end. */
  private final Map<Long, Long> constants = new HashMap<>();

  private long events;
  private long position;
  private String type = "";

  private ChunkCheck(ChunkBytes bytes, ChunkHeader header) {
    this.header = header;
    input = new Varints(bytes, header.compressedIntegers());
  }

  /**
   * @param bytes the whole chunk
   */
  static void check(ChunkBytes bytes, ChunkHeader header) throws BrokenChunkException {
    ChunkCheck check = new ChunkCheck(bytes, header);
    check.types();
    check.events();
    check.constants();
  }

  private void types() throws BrokenChunkException {
    if (!(header.ticksPerNano() > 0)) {
      throw new BrokenChunkException("its clock has no frequency");
    }
    try {
      metadata = Metadata.read(input.at(header.metadataOffset()));
      layouts = new Layouts(metadata);
      metadata.events().keySet().forEach(layouts::ofEvent);
    } catch (RuntimeException e) {
      throw new BrokenChunkException("its list of event types is broken: " + e.getMessage(), e);
    }
  }

  private void events() throws BrokenChunkException {
    position = ChunkHeader.SIZE;
    try {
      while (position < header.size()) {
        events++;
        type = "";
        long size = input.at(position).number32();
        if (size <= 0 || size > header.size() - position) {
          throw broken("has the size " + size, null);
        }
        event(input.number(), position + size);
        position += size;
      }
    } catch (RuntimeException e) {
      throw broken("can't be read: " + e.getMessage(), e);
    }
  }

  private void event(long id, long end) throws BrokenChunkException {
    if (id == CONSTANTS) {
      constants.put(position, end);
    } else if (id != METADATA) {
      Layout layout = layout(id);
      if (layout != null) {
        layout.pass(input);
      }
    }
    if (input.position() > end) {
      throw broken("is longer than it says", null);
    }
  }

  private @Nullable Layout layout(long id) {
    DeclaredType declared = metadata.events().get(id);
    type = declared == null ? "" : declared.name();
    return layouts.ofEvent(id);
  }

  private BrokenChunkException broken(String what, @Nullable Throwable cause) {
    return new BrokenChunkException(
        String.format(
            Locale.ROOT,
            "its event %,d%s at byte %,d %s",
            events,
            type.isEmpty() ? "" : " (" + type + ")",
            position,
            what),
        cause);
  }

  /** Checks the lists of constants, which are linked backwards from the last one. */
  private void constants() throws BrokenChunkException {
    position = 0;
    for (long delta = header.constantsOffset(); delta != 0; ) {
      position += delta;
      Long end = constants.remove(position);
      if (end == null) {
        throw new BrokenChunkException(
            "its constants at byte " + position + " are not there, or lead back to themselves");
      }
      try {
        delta = constants(end);
      } catch (RuntimeException e) {
        throw new BrokenChunkException(
            "its constants at byte " + position + " can't be read: " + e.getMessage(), e);
      }
    }
  }

  private long constants(long end) throws BrokenChunkException {
    input.at(position).number32(); // size
    for (int before = 0; before < 3; before++) {
      input.number(); // type, start, duration
    }
    long delta = input.number();
    input.next(); // whether it is a flush
    for (int pools = input.count(); pools > 0; pools--) {
      Layout layout = layouts.of(input.number());
      for (int left = input.count(); left > 0; left--) {
        input.number();
        layout.pass(input);
      }
    }
    if (input.position() > end) {
      throw new BrokenChunkException(
          "its constants at byte " + position + " are longer than they say");
    }
    return delta;
  }
}
