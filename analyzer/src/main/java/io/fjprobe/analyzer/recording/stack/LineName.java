package io.fjprobe.analyzer.recording.stack;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmc.common.IMCFrame;

/** How a frame is named in reports: {@code package.Class.method:line}. */
public final class LineName {

  /** Follows a line of the method that is inside a lambda of it. */
  static final String LAMBDA = " (lambda)";

  private static final Pattern RECORDED = Pattern.compile("(.+)\\.([^.:]+):(\\d+)");

  private LineName() {}

  public static String of(IMCFrame frame, @Nullable String type) {
    return of(type, frame.getMethod().getMethodName(), frame.getFrameLineNumber());
  }

  /**
   * @param recorded by the agent, in the same form with the names of the JVM
   */
  public static String of(String recorded) {
    Matcher parts = RECORDED.matcher(recorded);
    return parts.matches() && parts.group(2).indexOf('$') >= 0
        ? of(parts.group(1), parts.group(2), Integer.valueOf(parts.group(3)))
        : recorded;
  }

  private static String of(@Nullable String type, String method, @Nullable Integer line) {
    String owner = type == null ? "null" : GeneratedCode.withoutNumber(type);
    if (line == null || line <= 0) {
      // the number of a lambda is then all that tells it from others of its method
      return Names.cut(owner + "." + method);
    }
    String around = GeneratedCode.aroundLambda(method);
    return around == null
        ? Names.cut(owner + "." + method) + ":" + line
        : Names.cut(owner + "." + around) + ":" + line + LAMBDA;
  }

  /** The package, the class and the method of a line that was named here. */
  static String methodOf(String line) {
    int end = line.lastIndexOf(':');
    if (end >= 0) {
      return line.substring(0, end);
    }
    int note = line.indexOf(' ');
    return note < 0 ? line : line.substring(0, note);
  }

  static String classOf(String line) {
    return before(methodOf(line));
  }

  static String packageOf(String line) {
    return before(classOf(line));
  }

  private static String before(String name) {
    return name.substring(0, Math.max(name.lastIndexOf('.'), 0));
  }
}
