package io.fjprobe.analyzer.recording.chunk;

import org.jspecify.annotations.Nullable;

/** Objects by a long, without an object for each number. */
final class LongTable<T> {

  /** A new table has this many slots. */
  private static final int LEAST = 16;

  private long[] keys = new long[LEAST];
  private @Nullable Object[] values = new Object[LEAST];
  private int size;

  @SuppressWarnings("unchecked") // only put fills it
  @Nullable T get(long key) {
    return (T) values[slot(key)];
  }

  void put(long key, T value) {
    int slot = slot(key);
    if (values[slot] == null && ++size > values.length / 2) {
      grow();
      slot = slot(key);
    }
    keys[slot] = key;
    values[slot] = value;
  }

  int size() {
    return size;
  }

  void clear() {
    keys = new long[LEAST];
    values = new Object[LEAST];
    size = 0;
  }

  private int slot(long key) {
    int mask = keys.length - 1;
    int slot = LongPositions.hash(key) & mask;
    while (values[slot] != null && keys[slot] != key) {
      slot = slot + 1 & mask;
    }
    return slot;
  }

  private void grow() {
    long[] oldKeys = keys;
    Object[] oldValues = values;
    keys = new long[oldKeys.length * 2];
    values = new Object[keys.length];
    for (int i = 0; i < oldKeys.length; i++) {
      if (oldValues[i] != null) {
        int slot = slot(oldKeys[i]);
        keys[slot] = oldKeys[i];
        values[slot] = oldValues[i];
      }
    }
  }
}
