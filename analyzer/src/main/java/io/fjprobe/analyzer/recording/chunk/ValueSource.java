package io.fjprobe.analyzer.recording.chunk;

import java.util.HashMap;
import java.util.Map;

/** What values of events refer to, for one thread. */
final class ValueSource {

  private final ChunkHeader header;
  private final Types types;
  private final Pools pools;
  private final Map<Long, InlineTexts> inlineTexts = new HashMap<>();

  ValueSource(ChunkBytes bytes, ChunkHeader header, Types types, ConstantIndex constants) {
    this.header = header;
    this.types = types;
    pools = new Pools(bytes, types, constants);
  }

  ChunkHeader header() {
    return header;
  }

  Pools pools() {
    return pools;
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
