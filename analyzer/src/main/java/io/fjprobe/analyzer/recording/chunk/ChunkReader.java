package io.fjprobe.analyzer.recording.chunk;

import java.nio.ByteBuffer;
import java.util.Map;
import java.util.function.Predicate;

/**
 * Reads the events of a chunk, or of a part of one. Whatever is not as the Flight Recorder writes
 * it throws a RuntimeException: then what came of the chunk so far is to be thrown away, and the
 * parser of JDK Mission Control judges it.
 */
public final class ChunkReader {

  private final ByteBuffer bytes;
  private final ChunkHeader header;
  private final ChunkScan scan;
  private final Types types;
  private final ConstantIndex constants;

  private ChunkReader(ByteBuffer bytes, ChunkHeader header, ChunkScan scan) {
    this.bytes = bytes;
    this.header = header;
    this.scan = scan;
    if (!header.compressedIntegers() || !(header.ticksPerNano() > 0)) {
      throw new NotReadHereException("integers that are not compressed, or a clock that stands");
    }
    types = new Types(Metadata.read(new Varints(bytes).at(header.metadataOffset())));
    constants = ConstantIndex.read(bytes, header, types, scan.constants());
  }

  /**
   * @param bytes the whole chunk
   */
  public static ChunkReader of(ByteBuffer bytes, ChunkHeader header, ChunkScan scan) {
    return new ChunkReader(bytes, header, scan);
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
    ById<EventPlan> plans = new ById<>();
    for (Map.Entry<Long, DeclaredType> type : types.events().entrySet()) {
      if (wanted.test(type.getValue().name())) {
        plans.put(type.getKey(), EventPlan.of(type.getValue(), types, sinks::of, source));
      }
    }
    EventWindow events =
        new EventWindow(bytes, scan.boundary(part, parts), scan.boundary(part + 1, parts));
    while (events.next()) {
      EventPlan plan = ChunkScan.isEvent(events.type()) ? plans.get(events.type()) : null;
      if (plan != null) {
        events.whole();
        plan.read(events);
      }
    }
    plans.forEach(
        plan -> {
          if (plan.events() > 0) {
            sinks.count(plan.type(), plan.events());
          }
        });
  }
}
