package io.fjprobe.analyzer.recording.stack;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The lines of a stack that may be the application's: the topmost of each package, and those that
 * called it: of the next method of its class, and of the next class. Which of them is it is known
 * only when the recording has been read, see {@link ApplicationCode}: until then they are one text.
 */
public final class Lines {

  static final String SEPARATOR = "\n";

  /** At most this many lines of a stack are kept. */
  private static final int MOST = 12;

  /** This many parts of a name tell one library from the other: org.apache.commons. */
  private static final int PARTS = 3;

  private final Map<String, Callers> packages = new HashMap<>();

  private final List<String> lines = new ArrayList<>();

  /** The topmost frame without a line: that of a proxy, or of classes compiled without lines. */
  private @Nullable String withoutLine;

  /** What a package has so far. */
  private static final class Callers {
    final String type;
    final String method;
    boolean sameClass;
    boolean otherClass;

    Callers(String type, String method) {
      this.type = type;
      this.method = method;
    }

    boolean wants(String otherType, String otherMethod) {
      boolean other = !otherType.equals(type);
      if (other ? otherClass : sameClass || otherClass || otherMethod.equals(method)) {
        return false;
      }
      otherClass |= other;
      sameClass |= !other;
      return true;
    }
  }

  /** Takes the next frame, from the top, whose method is known. */
  public void offer(Frame frame) {
    if (lines.size() >= MOST || GeneratedCode.is(frame.method())) {
      return;
    }
    String line = LineName.of(frame);
    if (GeneratedCode.hasNoLine(frame)) {
      withoutLine = withoutLine == null ? line : withoutLine;
    } else if (wants(line)) {
      lines.add(line);
    }
  }

  private boolean wants(String line) {
    String owner = LineName.outermostOf(line);
    String method = LineName.methodOf(line);
    Callers first = packages.get(packageOf(owner));
    if (first == null) {
      packages.put(packageOf(owner), new Callers(owner, method));
      return true;
    }
    return first.wants(owner, method);
  }

  public boolean isEmpty() {
    return lines.isEmpty() && withoutLine == null;
  }

  /** Returns null if there is no line. */
  public @Nullable String packed() {
    return lines.isEmpty() ? withoutLine : String.join(SEPARATOR, lines);
  }

  public static List<String> unpacked(String packed) {
    return List.of(packed.split(SEPARATOR));
  }

  private static String packageOf(String type) {
    int end = 0;
    for (int part = 0; part < PARTS; part++) {
      int dot = type.indexOf('.', end);
      if (dot < 0) {
        break;
      }
      end = dot + 1;
    }
    return type.substring(0, end);
  }
}
