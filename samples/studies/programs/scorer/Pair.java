import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A line of pairs.txt, with what units.txt, accepted.txt and measured.md know of it. */
record Pair(
    String half,
    String id,
    String source,
    Side base,
    Side next,
    String expectation,
    String truth,
    Units units,
    List<String> accepted,
    Double plainRatio) {

  static final Path HOME = Path.of("samples/studies/programs");

  /** What of a program can be counted, and how much of it is one operation of JMH; either may be null. */
  record Units(String method, List<String> jmhArguments) {
    static final Units NONE = new Units(null, null);
  }

  boolean isSame() {
    return expectation.equals("same");
  }

  String jdks() {
    return base.jdk().equals(next.jdk()) ? base.jdk() : base.jdk() + " to " + next.jdk();
  }

  String program() {
    return source.replace(".java", "");
  }

  Path file() {
    return HOME.resolve(half).resolve(source);
  }

  static List<Pair> all() {
    Map<String, Double> measured = measured();
    List<Pair> pairs = new ArrayList<>();
    for (String half : List.of("first", "second", "third")) {
      Map<String, String[]> units = table(half, "units.txt", " \\| ");
      Map<String, String[]> accepted = table(half, "accepted.txt", ":");
      for (String[] f : table(half, "pairs.txt", " \\| ").values()) {
        String id = f[0];
        String[] causes = accepted.get(id);
        pairs.add(
            new Pair(
                half,
                id,
                f[1],
                Side.of(f[2]),
                Side.of(f[3]),
                f[4],
                f[5],
                units(units.get(id)),
                causes == null ? null : List.of(causes[1].split("[ ,]+")),
                measured.get(id)));
      }
    }
    return pairs;
  }

  private static Units units(String[] line) {
    if (line == null) {
      return Units.NONE;
    }
    return new Units(
        line[1].equals("-") ? null : line[1],
        line[2].equals("-") ? null : List.of(line[2].split(" ")));
  }

  /** Lines by their first column. */
  private static Map<String, String[]> table(String half, String name, String separator) {
    Map<String, String[]> table = new TreeMap<>();
    for (String line : lines(HOME.resolve(half).resolve(name))) {
      if (!line.isBlank() && !line.startsWith("#")) {
        String[] cells = line.split(separator);
        for (int i = 0; i < cells.length; i++) {
          cells[i] = cells[i].trim();
        }
        table.put(cells[0], cells);
      }
    }
    return table;
  }

  /** Wall times without the agent, new by base. */
  private static Map<String, Double> measured() {
    Map<String, Double> ratios = new TreeMap<>();
    for (String line : lines(HOME.resolve("measured.md"))) {
      String[] cells = line.split("\\|");
      if (cells.length > 6 && cells[4].trim().matches("[0-9.]+")) {
        ratios.put(cells[1].trim(), Double.valueOf(cells[4].trim()));
      }
    }
    return ratios;
  }

  private static List<String> lines(Path file) {
    try {
      return Files.readAllLines(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
