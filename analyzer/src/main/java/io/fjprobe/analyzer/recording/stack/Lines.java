package io.fjprobe.analyzer.recording.stack;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The lines of a stack that may be the application's: the topmost of each package, and the topmost
 * of the next class in it, which called it. Which of them is it is known only when the recording
 * has been read, see {@link ApplicationCode}: until then they are one text.
 */
public final class Lines {

  static final String SEPARATOR = "\n";

  private static final int MOST = 8;

  /** Parts of a name that tell one library from the other: org.apache.commons. */
  private static final int PARTS = 3;

  /** The class of its topmost line; empty: a second one was there too. */
  private final Map<String, String> packages = new HashMap<>();

  private final List<String> lines = new ArrayList<>();

  /**
   * @param type with its package
   * @return whether it is the first or second class of its package, so that its line is wanted
   */
  public boolean wants(String type) {
    if (lines.size() >= MOST) {
      return false;
    }
    String owner = outermost(type);
    String first = packages.putIfAbsent(packageOf(type), owner);
    if (first == null) {
      return true;
    }
    boolean second = !first.isEmpty() && !first.equals(owner);
    if (second) {
      packages.put(packageOf(type), "");
    }
    return second;
  }

  private static String outermost(String type) {
    int nested = type.indexOf('$');
    return nested < 0 ? type : type.substring(0, nested);
  }

  public void add(String line) {
    lines.add(line);
  }

  /** Null if there is none. */
  public @Nullable String packed() {
    return lines.isEmpty() ? null : String.join(SEPARATOR, lines);
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
