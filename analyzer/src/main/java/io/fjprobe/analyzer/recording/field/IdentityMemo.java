package io.fjprobe.analyzer.recording.field;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.function.Function;

/**
 * What was made of objects, as of stack traces: the same one comes with many events, and is judged
 * once. Of very many different ones only the last are kept.
 */
public final class IdentityMemo<K, T> {

  /** All objects are forgotten when there are this many. */
  private static final int MOST = 2048;

  private final Function<K, T> judge;
  private final Map<K, T> judged = new IdentityHashMap<>();

  /**
   * @param judge never returns null
   */
  public IdentityMemo(Function<K, T> judge) {
    this.judge = judge;
  }

  public T of(K object) {
    T known = judged.get(object);
    if (known == null) {
      if (judged.size() >= MOST) {
        judged.clear();
      }
      known = judge.apply(object);
      judged.put(object, known);
    }
    return known;
  }
}
