package io.fjprobe.analyzer.recording.stack;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** How a frame is named in reports: {@code package.Class.method:line}. */
public final class LineName {

  /** This follows a line that is inside a lambda of the method. */
  static final String LAMBDA = " (lambda)";

  private static final Pattern RECORDED = Pattern.compile("(.+)\\.([^.:]+):(\\d+)");

  private LineName() {}

  /** Names a frame whose method has a known name. */
  public static String of(Frame frame) {
    Method method = frame.method();
    return of(method.type(), String.valueOf(method.name()), frame.line());
  }

  /**
   * @param recorded by the agent, in the same form with the names of the JVM
   */
  public static String of(String recorded) {
    Matcher parts = RECORDED.matcher(recorded);
    return parts.matches() && parts.group(2).indexOf('$') >= 0
        ? of(parts.group(1), parts.group(2), Integer.parseInt(parts.group(3)))
        : recorded;
  }

  private static String of(@Nullable String type, String method, int line) {
    String owner = type == null ? "null" : GeneratedCode.withoutNumber(type);
    if (line <= 0) {
      // the number of a lambda is then all that tells it from others of its method
      return Names.cut(owner + "." + method);
    }
    String around = GeneratedCode.aroundLambda(method);
    return around == null
        ? Names.cut(owner + "." + method) + ":" + line
        : Names.cut(owner + "." + around) + ":" + line + LAMBDA;
  }

  /** The package, the class and the method of a line that was named here. */
  public static String methodOf(String line) {
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

  /** The class of a line, or the one that it is nested in. */
  static String outermostOf(String line) {
    String type = classOf(line);
    int nested = type.indexOf('$');
    return nested < 0 ? type : type.substring(0, nested);
  }

  static String packageOf(String line) {
    return before(classOf(line));
  }

  private static String before(String name) {
    return name.substring(0, Math.max(name.lastIndexOf('.'), 0));
  }
}
