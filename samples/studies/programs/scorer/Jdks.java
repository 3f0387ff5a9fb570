import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;

/** Where the JDKs are, by feature version. */
final class Jdks {
  private final Map<String, Path> homes = new TreeMap<>();

  /** From "17=/path,21=/path". */
  Jdks(String named) {
    for (String jdk : named.isBlank() ? new String[0] : named.split(",")) {
      String[] parts = jdk.split("=", 2);
      if (parts.length != 2) {
        throw new IllegalArgumentException("not a JDK as 17=/path: " + jdk);
      }
      homes.put(parts[0], Path.of(parts[1]));
    }
  }

  Path java(String feature) {
    Path home = homes.get(feature);
    if (home == null) {
      throw new IllegalArgumentException(
          "no JDK " + feature + ": name it with --jdks=" + feature + "=/path or FJPROBE_JDKS");
    }
    return home.resolve("bin/java");
  }
}
