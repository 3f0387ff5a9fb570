package io.fjprobe.analyzer.recording.chunk;

import java.util.HashMap;
import java.util.Map;
import org.openjdk.jmc.common.unit.IScalarAffineTransform;
import org.openjdk.jmc.common.unit.LinearUnit;
import org.openjdk.jmc.common.unit.UnitLookup;

/** What values of events refer to, for one thread. */
final class ValueSource {

  private final ChunkHeader header;
  private final Types types;
  private final Pools pools;
  private final IScalarAffineTransform spans;
  private final Map<Long, InlineTexts> inlineTexts = new HashMap<>();

  ValueSource(ChunkBytes bytes, ChunkHeader header, Types types, ConstantIndex constants) {
    this.header = header;
    this.types = types;
    pools = new Pools(bytes, types, constants);
    LinearUnit ticks =
        UnitLookup.TIMESPAN.makeUnit(
            "ticks", UnitLookup.NANOSECOND.quantity(1 / header.ticksPerNano()));
    spans = ticks.valueTransformTo(UnitLookup.NANOSECOND);
  }

  ChunkHeader header() {
    return header;
  }

  Pools pools() {
    return pools;
  }

  /** From spans by the clock of the chunk to nanoseconds. */
  IScalarAffineTransform spans() {
    return spans;
  }

  /**
   * @param type the number of that of texts
   */
  InlineTexts inlineTexts(long type) {
    InlineTexts texts = inlineTexts.get(type);
    if (texts == null) {
      texts = new InlineTexts(pools.texts(type));
      inlineTexts.put(type, texts);
    }
    return texts;
  }

  /** The name of an event type. */
  String eventType(long id) {
    DeclaredType type = types.events().get(id);
    if (type == null) {
      throw new NotReadHereException("a setting of an unknown event type");
    }
    return type.name();
  }
}
