import java.util.List;

/** One side of a pair: how a program is started. */
record Side(String jdk, List<String> jvm, List<String> args, List<String> prefix, boolean hog) {

  static Side of(String text) {
    String[] parts = text.split(";", -1);
    if (parts.length != 5) {
      throw new IllegalArgumentException("not the five parts of a side: " + text);
    }
    return new Side(
        parts[0].trim(),
        words(parts[1]),
        words(parts[2]),
        words(parts[3]),
        parts[4].trim().equals("yes"));
  }

  private static List<String> words(String text) {
    return text.isBlank() ? List.of() : List.of(text.trim().split("\\s+"));
  }
}
