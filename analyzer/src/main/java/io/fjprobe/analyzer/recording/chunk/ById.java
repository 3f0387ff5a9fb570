package io.fjprobe.analyzer.recording.chunk;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Things by the number of a type. Those are small, but a broken chunk may have others. */
final class ById<T> {

  /** Things with a number from 0 to below this are in an array, all others in a map. */
  private static final int MOST = 1 << 14;

  private @Nullable Object[] small = new Object[0];
  private final Map<Long, T> large = new HashMap<>();

  void put(long id, T thing) {
    if (id < 0 || id >= MOST) {
      large.put(id, thing);
      return;
    }
    if (id >= small.length) {
      small = Arrays.copyOf(small, Math.max((int) id + 1, small.length * 2));
    }
    small[(int) id] = thing;
  }

  @SuppressWarnings("unchecked") // only put fills it
  @Nullable T get(long id) {
    return id >= 0 && id < small.length ? (T) small[(int) id] : large.get(id);
  }

  @SuppressWarnings("unchecked")
  void forEach(Consumer<T> visitor) {
    Arrays.stream(small).filter(Objects::nonNull).forEach(thing -> visitor.accept((T) thing));
    large.values().forEach(visitor);
  }
}
