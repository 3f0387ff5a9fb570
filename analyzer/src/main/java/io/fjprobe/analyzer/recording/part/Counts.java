package io.fjprobe.analyzer.recording.part;

import io.fjprobe.analyzer.recording.stack.ApplicationCode;
import java.util.HashMap;
import java.util.Map;
import java.util.function.BiFunction;

/** Counts by key. */
public final class Counts<K> implements Part<Counts<K>> {

  private final BiFunction<K, ApplicationCode, K> chooser;
  private final Map<K, Long> counts = new HashMap<>();

  /** Makes counts for keys that contain no line. */
  public Counts() {
    this((key, code) -> key);
  }

  /**
   * @param chooser returns the key with the line that is chosen
   */
  public Counts(BiFunction<K, ApplicationCode, K> chooser) {
    this.chooser = chooser;
  }

  public void add(K key, long count) {
    counts.merge(key, count, Long::sum);
  }

  public Map<K, Long> all() {
    return counts;
  }

  @Override
  public void merge(Counts<K> other) {
    other.counts.forEach(this::add);
  }

  @Override
  public void nameLines(ApplicationCode code) {
    Map<K, Long> before = new HashMap<>(counts);
    counts.clear();
    before.forEach((key, count) -> add(chooser.apply(key, code), count));
  }
}
