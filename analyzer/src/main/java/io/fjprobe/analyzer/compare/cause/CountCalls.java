package io.fjprobe.analyzer.compare.cause;

import io.fjprobe.analyzer.recording.stack.LineName;
import io.fjprobe.analyzer.wording.MomentWording;
import io.fjprobe.analyzer.wording.Wording;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Advice to count the calls of a method. Samples cannot tell a method that is called more often
 * from one that takes longer.
 */
final class CountCalls {

  /** What the agent cannot count. */
  private static final Pattern NOT_COUNTED =
      Pattern.compile("\\(lambda\\)|<init>|<clinit>|lambda\\$|^(java|javax|jdk|sun)\\.");

  private CountCalls() {}

  /**
   * Returns the method of a line; null: the agent cannot count its calls.
   *
   * @param line of the application, or a method of it; null: not known
   */
  static @Nullable String method(@Nullable String line) {
    return line == null || NOT_COUNTED.matcher(line).find() ? null : LineName.methodOf(line);
  }

  /**
   * @param line of the application, or a method of it; null: not known
   * @param caller line that called it, so that one sees where calls multiply; null: not known
   * @return null: the agent cannot count it
   */
  static @Nullable String advice(@Nullable String line, @Nullable String caller) {
    String method = method(line);
    String above = method(caller);
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
