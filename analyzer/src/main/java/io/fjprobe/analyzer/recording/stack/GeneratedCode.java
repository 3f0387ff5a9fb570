package io.fjprobe.analyzer.recording.stack;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What compilers, the JVM and libraries write beside the code that somebody wrote: the classes of
 * lambdas, proxies, bridges and accessors. Nobody finds such a frame in a source file, so reports
 * name the next one. The body of a lambda is in a source file, and is named by the method around
 * it.
 */
public final class GeneratedCode {

  private static final Pattern TYPE =
      Pattern.compile(
          "\\$\\$Lambda" // of the JVM; a body is a method of the class around it
              + "|(^|[.$])\\$Proxy\\d" // java.lang.reflect.Proxy
              + "|\\$\\$(FastClass|Enhancer|MethodAccess)\\w*By|\\$\\$SpringCGLIB\\$\\$" // CGLIB
              + "|\\$ByteBuddy\\$|\\$HibernateProxy\\$|\\$MockitoMock\\$" // Byte Buddy
              + "|_\\$\\$_(jvst|javassist|Weld)|_ClientProxy$" // Javassist, Weld, ArC
              + "|Generated(Method|Constructor|SerializationConstructor)Accessor\\d");

  /**
   * The body of a lambda has such a name: of javac, which calls one inside another lambda null; of
   * Kotlin; of Scala 2 and of Scala 3.
   */
  private static final Pattern LAMBDA_BODY =
      Pattern.compile(
          "lambda\\$(?!null\\$)(.+?)(?:\\$[0-9a-f]{1,8})?\\$\\d+"
              + "|([^$].*?)\\$lambda\\$.*"
              + "|\\$anonfun\\$(.+?)\\$\\d+"
              + "|([^$].*?)\\$\\$anonfun\\$.*");

  private static final Pattern NUMBERED_CLASS =
      Pattern.compile("(\\$\\$Lambda)[.$/+\\d].*|[./+]0x.*|/\\d+$");

  private GeneratedCode() {}

  /**
   * @param method of which class and name are known
   */
  static boolean is(Method method) {
    String type = String.valueOf(method.type());
    String name = String.valueOf(method.name());
    if (type.indexOf('$') >= 0 && TYPE.matcher(type).find() || name.startsWith("access$")) {
      return true;
    }
    return name.endsWith("$adapted") || method.isSynthetic() && !isLambdaBody(name);
  }

  private static boolean isLambdaBody(String method) {
    return method.contains("lambda$") || method.contains("$anonfun$");
  }

  /** Whether nobody wrote such a line, or it was compiled without lines. */
  static boolean hasNoLine(Frame frame) {
    return frame.line() <= 0 && !frame.method().isNative();
  }

  /** The method around the body of a lambda; null: this is none, or it is not known. */
  static @Nullable String aroundLambda(String method) {
    if (method.indexOf('$') < 0) {
      return null;
    }
    Matcher body = LAMBDA_BODY.matcher(method);
    if (!body.matches()) {
      return null;
    }
    for (int group = 1; group <= body.groupCount(); group++) {
      if (body.group(group) != null) {
        return sourceName(body.group(group));
      }
    }
    return null;
  }

  private static String sourceName(String method) {
    return switch (method) {
      case "new", "_init_" -> "<init>";
      case "static" -> "<clinit>";
      default -> method;
    };
  }

  /** Takes away the number that a lambda or hidden class has: it would split one line of code. */
  public static String withoutNumber(String type) {
    return type.indexOf('$') < 0 && type.indexOf('/') < 0 && !type.contains("0x")
        ? type
        : NUMBERED_CLASS.matcher(type).replaceFirst("$1");
  }
}
