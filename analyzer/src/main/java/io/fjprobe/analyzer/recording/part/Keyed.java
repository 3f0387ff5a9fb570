package io.fjprobe.analyzer.recording.part;

import io.fjprobe.analyzer.recording.stack.ApplicationCode;
import java.util.HashMap;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Values by key. A value is made when it is asked for. */
public final class Keyed<K, V extends Part<V>> implements Part<Keyed<K, V>> {

  private final Supplier<V> maker;
  private final @Nullable BiFunction<K, ApplicationCode, K> chooser;
  private final Map<K, V> values = new HashMap<>();

  /** Makes values for keys that contain no line. */
  public Keyed(Supplier<V> maker) {
    this(maker, null);
  }

  /**
   * @param chooser returns the key with the line that is chosen; null: keys contain no line
   */
  public Keyed(Supplier<V> maker, @Nullable BiFunction<K, ApplicationCode, K> chooser) {
    this.maker = maker;
    this.chooser = chooser;
  }

  public V of(K key) {
    return values.computeIfAbsent(key, k -> maker.get());
  }

  public Map<K, V> all() {
    return values;
  }

  @Override
  public void merge(Keyed<K, V> other) {
    other.values.forEach((key, value) -> of(key).merge(value));
  }

  @Override
  public void nameLines(ApplicationCode code) {
    values.values().forEach(value -> value.nameLines(code));
    if (chooser != null) {
      Map<K, V> before = new HashMap<>(values);
      values.clear();
      before.forEach((key, value) -> of(chooser.apply(key, code)).merge(value));
    }
  }
}
