package io.fjprobe.analyzer.recording.chunk;

import org.jspecify.annotations.Nullable;

/** Constants of one type, each of which is read when it is asked for. For one thread. */
abstract class Pool<T> {

  private final LongPositions positions;
  private final Varints input;
  private final LongTable<T> known = new LongTable<>();

  Pool(LongPositions positions, Varints input) {
    this.positions = positions;
    this.input = input;
  }

  /** Null: it is not in the chunk. */
  final @Nullable T get(long id) {
    T found = known.get(id);
    if (found == null) {
      int position = positions.get(id);
      if (position != 0) {
        found = read(input.at(position));
        if (isFull(known.size())) {
          known.clear();
        }
        known.put(id, found);
      }
    }
    return found;
  }

  /** Reads one, which lies at the present position. */
  abstract T read(Varints in);

  /**
   * Whether to forget what has been read, and read it again if somebody asks.
   *
   * @param size how many were read
   */
  boolean isFull(int size) {
    return false;
  }
}
