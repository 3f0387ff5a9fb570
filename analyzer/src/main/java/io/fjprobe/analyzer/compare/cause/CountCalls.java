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
public final class CountCalls {

  /** What the agent cannot count as an operation. */
  private static final Pattern NOT_COUNTED =
      Pattern.compile("\\(lambda\\)|<init>|<clinit>|lambda\\$|^(java|javax|jdk|sun)\\.");

  private CountCalls() {}

  /**
   * @param line of the application, or a method of it; null: not known
   * @return null: the agent cannot count it
   */
  public static @Nullable String advice(@Nullable String line) {
    if (line == null || NOT_COUNTED.matcher(line).find()) {
      return null;
    }
    String method = LineName.methodOf(line);
    return Wording.text(
        "to see whether %s is called more often, record both sides with the agent's option"
            + " operation=%s, which counts and times its calls",
        MomentWording.withoutPackage(method), method);
  }
}
