package io.fjprobe.analyzer.recording.field;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The lines of a stack that may be the application's, the topmost of each package. Which of them is
 * it is known only when the recording has been read, see {@link
 * io.fjprobe.analyzer.recording.ApplicationCode}: until then they are one text.
 */
public final class Lines {

  static final String SEPARATOR = "\n";

  private static final int MOST = 6;

  /** Parts of a name that tell one library from the other: org.apache.commons. */
  private static final int PARTS = 3;

  private final Set<String> packages = new HashSet<>();
  private final List<String> lines = new ArrayList<>();

  /**
   * @param type with its package
   * @return whether it is the first of its package, so that its line is wanted
   */
  public boolean wants(String type) {
    return lines.size() < MOST && packages.add(packageOf(type));
  }

  public void add(String line) {
    lines.add(line);
  }

  /** Null if there is none. */
  public String packed() {
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
