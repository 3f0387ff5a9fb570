package io.fjprobe.analyzer.compare.cause;

import io.fjprobe.analyzer.compare.contrast.MethodsToCount;
import io.fjprobe.analyzer.wording.MomentWording;
import io.fjprobe.analyzer.wording.Wording;
import org.jspecify.annotations.Nullable;

/**
 * Advice to count the calls of a method. Samples cannot tell a method that is called more often
 * from one that takes longer.
 */
final class CountCalls {

  private CountCalls() {}

  /**
   * @param line of the application, or a method of it; null: not known
   * @param caller line that called it, so that one sees where calls multiply; null: not known
   * @return null: the agent cannot count it
   */
  static @Nullable String advice(@Nullable String line, @Nullable String caller) {
    String method = MethodsToCount.method(line);
    String above = MethodsToCount.method(caller);
    return method == null
        ? null
        : Wording.text(
            "to see whether %s is called more often, record both sides with the agent's option"
                + " count=%s%s",
            MomentWording.withoutPackage(method),
            method,
            above == null || above.equals(method) ? "" : ";" + above);
  }
}
