package io.fjprobe.analyzer.recording.chunk;

import org.jspecify.annotations.Nullable;

/** Constants of one type, each of which is read when it is asked for. For one thread. */
abstract class Pool<T> {

  private final LongPositions positions;
  private final Varints input;
  private final LongTable<T> known = new LongTable<>();

  /** The constant that was asked for last is often the next one too. */
  private long lastId;

  private @Nullable T last;

  Pool(LongPositions positions, Varints input) {
    this.positions = positions;
    this.input = input;
  }

  /** Null: it is not in the chunk. */
  final @Nullable T get(long id) {
    return id == lastId && last != null ? last : find(id);
  }

  private @Nullable T find(long id) {
    T found = known.get(id);
    if (found == null) {
      long position = positions.get(id);
      if (position != 0) {
        found = read(input.at(position));
        if (isFull(known.size())) {
          known.clear();
        }
        known.put(id, found);
      }
    }
    lastId = id;
    last = found;
    return found;
  }

  /** Reads the constant that lies at the present position. */
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
