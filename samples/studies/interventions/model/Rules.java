import java.util.Arrays;
import java.util.List;
import java.util.Set;

/**
 * Which pool: that of 21, or that of 25 with some of the edits.
 *
 * @param own21 the pool of 21; the others do not matter then
 */
record Rules(boolean own21, boolean a, boolean b, boolean c, boolean d, boolean e, boolean f) {
  private static final Set<String> OF_21 = Set.of("reference", "swap");
  private static final Set<String> OF_25 = Set.of("none", "own");
  private static final List<String> EDITS = List.of("A", "B", "C", "D", "E", "F");

  /** By a variant's name; null: one that is not modelled. */
  static Rules named(String variant) {
    if (OF_21.contains(variant)) {
      return new Rules(true, false, false, false, false, false, false);
    }
    List<String> edits = OF_25.contains(variant) ? List.of() : Arrays.asList(variant.split("\\+"));
    if (!EDITS.containsAll(edits)) {
      return null;
    }
    boolean[] has = new boolean[EDITS.size()];
    edits.forEach(edit -> has[EDITS.indexOf(edit)] = true);
    return new Rules(false, has[0], has[1], has[2], has[3], has[4], has[5]);
  }

  /** How far before it who pushes looks for a task that waits. */
  int pushLooksBack() {
    return own21 || e ? 1 : 2;
  }

  int taskBytes() {
    return own21 ? 40 : 48;
  }
}
