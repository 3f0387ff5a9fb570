package io.fjprobe.analyzer.recording.chunk;

import java.util.function.Predicate;

/**
 * Reads the events of a chunk, or of a part of one. Whatever is not as the Flight Recorder writes
 * it throws a RuntimeException: then what came of the chunk so far is to be thrown away, and the
 * parser of JDK Mission Control judges it.
 */
public final class ChunkReader {

  private final ChunkBytes bytes;
  private final ChunkHeader header;
  private final ChunkScan scan;
  private final Types types;
  private final ConstantIndex constants;

  private ChunkReader(ChunkBytes bytes, ChunkHeader header, ChunkScan scan, Types types) {
    this.bytes = bytes;
    this.header = header;
    this.scan = scan;
    this.types = types;
    constants = ConstantIndex.read(bytes, header, types, scan.constants());
  }

  /**
   * @param bytes the whole chunk
   * @param known types of chunks of the same file
   */
  public static ChunkReader of(
      ChunkBytes bytes, ChunkHeader header, ChunkScan scan, KnownTypes known) {
    if (!header.compressedIntegers() || !(header.ticksPerNano() > 0)) {
      throw new NotReadHereException("integers that are not compressed, or a clock that stands");
    }
    return new ChunkReader(bytes, header, scan, known.of(bytes, header));
  }

  /**
   * Reads a part: those of several threads need nothing of each other.
   *
   * @param part from 0
   * @param parts into which the chunk is divided
   * @param wanted types of events; others are neither read nor counted
   */
  public void read(ChunkSinks sinks, int part, int parts, Predicate<String> wanted) {
    ValueSource source = new ValueSource(bytes, header, types, constants);
    EventPlans plans =
        new EventPlans(types, wanted, shape -> EventPlan.of(shape, sinks::of, source));
    EventWindow events =
        new EventWindow(bytes, scan.boundary(part, parts), scan.boundary(part + 1, parts));
    while (events.next()) {
      EventPlan plan = plans.of(events.type());
      if (plan != null) {
        events.whole();
        plan.read(events);
      }
    }
    plans.forEach(plan -> sinks.count(plan.type(), plan.events()));
  }
}
