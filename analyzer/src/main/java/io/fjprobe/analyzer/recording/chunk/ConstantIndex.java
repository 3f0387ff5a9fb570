package io.fjprobe.analyzer.recording.chunk;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * Where the constants of a chunk lie. All lists of constants are gone through, so that a broken one
 * is found however few of them are asked for.
 */
final class ConstantIndex {

  private static final LongPositions NONE = new LongPositions();

  private final Map<Long, LongPositions> positions = new HashMap<>();
  private final Types types;
  private final Varints input;

  private ConstantIndex(ChunkBytes bytes, Types types) {
    this.types = types;
    input = new Varints(bytes);
  }

  /**
   * @param lists where they begin, in order
   */
  static ConstantIndex read(ChunkBytes bytes, ChunkHeader header, Types types, long[] lists) {
    ConstantIndex index = new ConstantIndex(bytes, types);
    boolean[] seen = new boolean[lists.length];
    long position = 0;
    for (long delta = header.constantsOffset(); delta != 0; ) {
      position += delta;
      int list = Arrays.binarySearch(lists, position);
      if (list < 0 || seen[list]) {
        throw new NotReadHereException("lists of constants that lead nowhere");
      }
      seen[list] = true;
      delta = index.list(position);
    }
    return index;
  }

  LongPositions of(long type) {
    return positions.getOrDefault(type, NONE);
  }

  /** Reads a list of constants. Returns how far the list before it is away; 0: there is none. */
  private long list(long position) {
    long end = position + input.at(position).number32();
    for (int before = 0; before < 3; before++) {
      input.number(); // type, start, duration
    }
    long delta = input.number();
    input.next(); // whether it is a flush
    for (int left = input.count(); left > 0; left--) {
      constants(input.number());
    }
    if (input.position() > end) {
      throw new NotReadHereException("a list of constants that is longer than it says");
    }
    return delta;
  }

  private void constants(long type) {
    DeclaredType declared = types.find(type);
    Layout layout = types.layout(type);
    boolean text = declared != null && types.textOf(declared) != null;
    LongPositions ofType = positions.computeIfAbsent(type, k -> new LongPositions());
    for (int left = input.count(); left > 0; left--) {
      long id = input.number();
      long at = input.position();
      layout.pass(input);
      if (!text || input.isText(at)) { // a text may come in place of a null
        ofType.putIfAbsent(id, at);
      }
    }
  }
}
