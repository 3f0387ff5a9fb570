import java.util.ArrayList;
import java.util.List;

/**
 * What runs in a round: the JDK's own pool, one that was compiled with some edits, or a reference.
 */
record Variant(String name, List<String> edits) {
  static final Variant OWN = new Variant("own", null);
  static final Variant REFERENCE = new Variant("reference", null);
  static final String CONTROL = "none";

  static Variant of(List<String> edits) {
    return new Variant(edits.isEmpty() ? CONTROL : String.join("+", edits), edits);
  }

  /** All subsets, the empty one first: the order is that of {@link Factorial}. */
  static List<Variant> factorial(List<String> edits) {
    List<Variant> all = new ArrayList<>();
    for (int mask = 0; mask < 1 << edits.size(); mask++) {
      List<String> chosen = new ArrayList<>();
      for (int i = 0; i < edits.size(); i++) {
        if ((mask >> i & 1) == 1) {
          chosen.add(edits.get(i));
        }
      }
      all.add(of(chosen));
    }
    return all;
  }

  /** By its name, as a user writes it. */
  static Variant named(String name) {
    return switch (name) {
      case "own" -> OWN;
      case "reference" -> REFERENCE;
      case CONTROL -> of(List.of());
      default -> of(List.of(name.split("\\+")));
    };
  }

  boolean isPatched() {
    return edits != null;
  }
}
