package io.fjprobe.analyzer.recording.field;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.function.Function;
import org.openjdk.jmc.common.IMCStackTrace;

/**
 * What was made of stack traces: the same one comes with many events, and is judged once. Of very
 * many different ones only the last are kept.
 */
public final class StackMemo<T> {

  private static final int MOST = 2048;

  private final Function<IMCStackTrace, T> judge;
  private final Map<IMCStackTrace, T> judged = new IdentityHashMap<>();

  /**
   * @param judge never returns null
   */
  public StackMemo(Function<IMCStackTrace, T> judge) {
    this.judge = judge;
  }

  public T of(IMCStackTrace trace) {
    T known = judged.get(trace);
    if (known == null) {
      if (judged.size() >= MOST) {
        judged.clear();
      }
      known = judge.apply(trace);
      judged.put(trace, known);
    }
    return known;
  }
}
