import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What was measured, as a file of lines that later calls add rounds to. */
final class Series {
  /**
   * Nanoseconds for an operation, by the clock and of CPU time in all threads.
   *
   * @param others CPUs that other processes kept busy in that run
   * @param handover nanoseconds, just before it, until one CPU saw what the other wrote
   */
  record Times(double wall, double cpu, double others, double handover) {
    static Times parse(String... field) {
      return new Times(
          Double.parseDouble(field[2]),
          Double.parseDouble(field[3]),
          Double.parseDouble(field[4]),
          Double.parseDouble(field[5]));
    }

    @Override
    public String toString() {
      return wall + "\t" + cpu + "\t" + others + "\t" + handover;
    }
  }

  private final Path file;

  /**
   * CPUs that others may use: a run with more stays in the file, does not count, and is repeated.
   */
  private final double mostOthers;

  private final String title;
  private final Map<Integer, Map<String, Times>> rounds = new TreeMap<>();
  private int disturbed;

  private Series(Path file, String title, double mostOthers) {
    this.file = file;
    this.mostOthers = mostOthers;
    this.title = title;
  }

  /**
   * To add to.
   *
   * @param title what is measured: a file of something else is left alone
   */
  static Series open(Path file, String title, double mostOthers) throws IOException, Failure {
    if (!Files.exists(file)) {
      Files.createDirectories(file.toAbsolutePath().getParent());
      Files.writeString(file, "# " + title + "\n");
    }
    Series series = read(file, mostOthers);
    if (!series.title.equals(title)) {
      throw new Failure(
          file + " is of \"" + series.title + "\", not of \"" + title + "\": name another --out");
    }
    return series;
  }

  static Series read(Path file, double mostOthers) throws IOException, Failure {
    if (!Files.exists(file)) {
      throw new Failure(
          "no " + file + ": measure first, by the same command without --report-only");
    }
    List<String> lines = Files.readAllLines(file);
    Series series = new Series(file, lines.get(0).substring("# ".length()), mostOthers);
    for (String line : lines.subList(1, lines.size())) {
      String[] field = line.split("\t");
      series.put(Integer.parseInt(field[0]), field[1], Times.parse(field));
    }
    return series;
  }

  /** Runs that do not count, because others used the CPUs. */
  int disturbed() {
    return disturbed;
  }

  String title() {
    return title;
  }

  private void put(int round, String variant, Times times) {
    if (times.others() > mostOthers) {
      disturbed++;
    } else {
      rounds.computeIfAbsent(round, none -> new LinkedHashMap<>()).put(variant, times);
    }
  }

  void add(int round, String variant, Times times) throws IOException {
    put(round, variant, times);
    Files.writeString(
        file, round + "\t" + variant + "\t" + times + "\n", StandardOpenOption.APPEND);
  }

  boolean has(int round, String variant) {
    return rounds.getOrDefault(round, Map.of()).containsKey(variant);
  }

  /** All that count of a variant, of whatever round. */
  List<Times> all(String variant) {
    return rounds.values().stream()
        .filter(round -> round.containsKey(variant))
        .map(round -> round.get(variant))
        .toList();
  }

  /** Rounds in which each of them ran: others are left out of what compares them. */
  List<Map<String, Times>> complete(List<String> variants) {
    List<Map<String, Times>> complete = new ArrayList<>();
    for (Map<String, Times> round : rounds.values()) {
      if (round.keySet().containsAll(variants)) {
        complete.add(round);
      }
    }
    return complete;
  }
}
