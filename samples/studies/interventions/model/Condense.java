import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Makes the table of medians from files that the harness wrote. Where the CPUs are may change while
 * a run is on: only those count before and after which the handover took alike.
 */
final class Condense {
  private static final Pattern TITLE =
      Pattern.compile(
          "# JDK (\\d+).*: short-tasks(?: --steps=(\\d+))?, parallelism (\\d+), (\\d+) CPUs");
  private static final double MOST_OTHERS = 0.25;
  private static final double NEAR = 150;
  private static final double FAR = 205;
  private static final double FARTHEST = 300;

  private final Map<String, List<double[]>> runs = new TreeMap<>();

  static List<Measured> files(List<Path> files) throws IOException {
    Condense condense = new Condense();
    for (Path file : files) {
      condense.add(Files.readAllLines(file));
    }
    List<Measured> all = new ArrayList<>();
    condense.runs.forEach(
        (of, times) ->
            all.add(
                new Measured(
                    Case.parse(of.split("\t")), times.size(), median(times, 0), median(times, 1))));
    return all;
  }

  private void add(List<String> lines) {
    Matcher title = TITLE.matcher(lines.get(0));
    if (!title.matches()) {
      return;
    }
    for (int i = 1; i < lines.size(); i++) {
      String[] run = lines.get(i).split("\t");
      String after = lines.get(Math.min(i + 1, lines.size() - 1));
      if (run.length > 5 && Double.parseDouble(run[4]) <= MOST_OTHERS) {
        add(title, run, Double.parseDouble(after.split("\t")[5]));
      }
    }
  }

  private void add(Matcher title, String[] run, double after) {
    int cpus = Integer.parseInt(title.group(4));
    String state = cpus == 1 ? "one" : state(Double.parseDouble(run[5]), after);
    if (state != null) {
      int steps = title.group(2) == null ? 0 : Integer.parseInt(title.group(2));
      String variant = variant(title.group(1), run[1]);
      Case of = new Case(cpus, Integer.parseInt(title.group(3)), steps, state, variant);
      runs.computeIfAbsent(of.toString(), none -> new ArrayList<>())
          .add(new double[] {Double.parseDouble(run[2]) / 1e6, Double.parseDouble(run[3]) / 1e6});
    }
  }

  private static String state(double before, double after) {
    if (Math.max(before, after) < NEAR) {
      return "near";
    }
    return Math.min(before, after) >= FAR && Math.max(before, after) < FARTHEST ? "far" : null;
  }

  /** The pool of 21 is the reference, in whichever JDK. */
  private static String variant(String jdk, String name) {
    boolean other = List.of("reference", "swap").contains(name);
    if (other || List.of("own", "none").contains(name)) {
      return other == jdk.equals("21") ? "none" : "reference";
    }
    return name;
  }

  private static double median(List<double[]> times, int column) {
    double[] sorted = times.stream().mapToDouble(time -> time[column]).sorted().toArray();
    return (sorted[(sorted.length - 1) / 2] + sorted[sorted.length / 2]) / 2;
  }

  static List<Path> paths(String list) {
    return Arrays.stream(list.split(",")).map(Path::of).toList();
  }
}
