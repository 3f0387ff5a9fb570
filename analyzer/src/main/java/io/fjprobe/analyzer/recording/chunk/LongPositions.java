package io.fjprobe.analyzer.recording.chunk;

/** Positions in a chunk, by the number of a constant. None is 0, where the header is. */
final class LongPositions {

  /** A new table has this many slots. */
  private static final int LEAST = 16;

  private long[] keys = new long[LEAST];
  private long[] positions = new long[LEAST];
  private int size;

  /** Returns the position of a constant; 0: there is none. */
  long get(long key) {
    return positions[slot(key)];
  }

  /** Keeps the first position of a constant, and ignores later ones. */
  void putIfAbsent(long key, long position) {
    int slot = slot(key);
    if (positions[slot] != 0) {
      return;
    }
    if (++size > positions.length / 3 * 2) {
      grow();
      slot = slot(key);
    }
    keys[slot] = key;
    positions[slot] = position;
  }

  int size() {
    return size;
  }

  private int slot(long key) {
    int mask = keys.length - 1;
    int slot = hash(key) & mask;
    while (positions[slot] != 0 && keys[slot] != key) {
      slot = slot + 1 & mask;
    }
    return slot;
  }

  private void grow() {
    long[] oldKeys = keys;
    long[] oldPositions = positions;
    keys = new long[oldKeys.length * 2];
    positions = new long[keys.length];
    for (int i = 0; i < oldKeys.length; i++) {
      if (oldPositions[i] != 0) {
        int slot = slot(oldKeys[i]);
        keys[slot] = oldKeys[i];
        positions[slot] = oldPositions[i];
      }
    }
  }

  /** Mixes the bits. Numbers of constants differ in few bits, high ones or low ones. */
  static int hash(long key) {
    long mixed = key * 0x9E3779B97F4A7C15L;
    return (int) (mixed >>> 32);
  }
}
