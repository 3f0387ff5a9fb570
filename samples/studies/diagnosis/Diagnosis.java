import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.fjprobe.launch.Deadline;
import io.fjprobe.launch.InstalledJdks;
import io.fjprobe.launch.JavaHome;
import io.fjprobe.launch.JdkException;
import io.fjprobe.launch.JdkList;
import io.fjprobe.launch.Launch;
import io.fjprobe.launch.Running;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Holds `analyzer compare` against pairs of runs whose difference is known beforehand. Each pair is
 * run in interleaved rounds; the score is the right cause first, the right direction, the share of
 * the gap that is explained, and alarms where there is nothing.
 */
public final class Diagnosis {

  private static final Path HERE = Path.of("samples", "studies", "diagnosis");
  private static final Path TOOLS = Path.of("target", "fjprobe");
  private static final Duration LIMIT = Duration.ofSeconds(120);

  private record Run(String jdk, int cpus, int hogs, List<String> jvm, List<String> workload) {}

  private record Pair(
      String name, Run base, Run next, String verdict, boolean outside, List<String> causes) {
    boolean nothing() {
      return causes.contains("none");
    }
  }

  private record Outcome(
      Pair pair, String verdict, String cause, boolean byForkJoin, double share, double residual) {
    boolean rightDirection() {
      return verdict.equals(pair.verdict());
    }

    boolean right() {
      return rightDirection()
          && (pair.nothing() || pair.causes().contains(cause) && byForkJoin != pair.outside());
    }
  }

  /** Null: nothing is recorded. */
  private final Map<String, JavaHome> homes;

  private final int forks;
  private final Path out;

  private Diagnosis(Map<String, JavaHome> homes, int forks, Path out) {
    this.homes = homes;
    this.forks = forks;
    this.out = out;
  }

  public static void main(String[] args) throws Exception {
    Map<String, String> options =
        new LinkedHashMap<>(Map.of("forks", "4", "only", "", "out", "target/diagnosis", "record", "yes"));
    for (String arg : args) {
      String[] parts = arg.replaceFirst("^--", "").split("=", 2);
      if (!arg.startsWith("--")
          || parts.length < 2
          || !List.of("forks", "only", "out", "jdks", "record").contains(parts[0])) {
        System.err.println("diagnosis: unknown argument " + arg);
        System.err.println(
            "usage: samples/studies/diagnosis/run [--jdks=8=/path,17=/path,...] [--forks=4] [--only=TEXT]"
                + " [--out=DIR] [--record=no]");
        System.err.println("  --record=no  scores the recordings in DIR again");
        System.exit(2);
      }
      options.put(parts[0], parts[1]);
    }
    String jdks = options.getOrDefault("jdks", System.getenv().getOrDefault("FJPROBE_JDKS", ""));
    Diagnosis diagnosis =
        new Diagnosis(
            options.get("record").equals("no") ? null : homes(jdks),
            Integer.parseInt(options.get("forks")),
            Path.of(options.get("out")));
    System.exit(diagnosis.score(pairs(), options.get("only")) ? 0 : 1);
  }

  private static Map<String, JavaHome> homes(String jdks) throws JdkException {
    Map<String, JavaHome> homes = new LinkedHashMap<>();
    if (!jdks.isBlank()) {
      JdkList.parse(jdks, null, InstalledJdks.usual()).forEach(jdk -> homes.put(jdk.feature, jdk));
    }
    return homes;
  }

  private static List<Pair> pairs() throws IOException {
    List<Pair> pairs = new ArrayList<>();
    for (String line : Files.readAllLines(HERE.resolve("pairs.txt"))) {
      if (line.isBlank() || line.startsWith("#")) {
        continue;
      }
      String[] columns = line.split("\\s*\\|\\s*");
      boolean outside = columns[4].startsWith("(not)");
      pairs.add(
          new Pair(
              columns[0],
              run(columns[1]),
              run(columns[2]),
              columns[3],
              outside,
              List.of(columns[4].replace("(not)", "").trim().split("\\s*,\\s*"))));
    }
    return pairs;
  }

  private static Run run(String text) {
    String[] sides = text.split("\\s+:\\s+", 2);
    List<String> words = new ArrayList<>(Arrays.asList(sides[0].trim().split("\\s+")));
    String jdk = words.remove(0);
    int cpus = number(words, "@cpus=");
    int hogs = number(words, "@hogs=");
    return new Run(jdk, cpus, hogs, words, List.of(sides[1].trim().split("\\s+")));
  }

  private static int number(List<String> words, String prefix) {
    for (String word : List.copyOf(words)) {
      if (word.startsWith(prefix)) {
        words.remove(word);
        return Integer.parseInt(word.substring(prefix.length()));
      }
    }
    return 0;
  }

  private boolean score(List<Pair> pairs, String only) throws Exception {
    Files.createDirectories(out);
    List<Outcome> outcomes = new ArrayList<>();
    System.out.printf(
        "%-31s  %-13s  %-23s  %5s  %8s  %s%n",
        "pair", "verdict", "first cause", "share", "residual", "");
    for (Pair pair : pairs) {
      if (!pair.name().contains(only)) {
        continue;
      }
      List<String> missing =
          List.of(pair.base().jdk(), pair.next().jdk()).stream()
              .filter(jdk -> homes != null && !homes.containsKey(jdk))
              .toList();
      if (!missing.isEmpty()) {
        System.out.printf(
            "%-31s  skipped: no JDK %s; name it by --jdks or FJPROBE_JDKS%n", pair.name(), missing);
        continue;
      }
      Outcome outcome = outcome(pair);
      outcomes.add(outcome);
      System.out.printf(
          Locale.ROOT,
          "%-31s  %-13s  %-23s  %5s  %8s  %s%n",
          pair.name(),
          outcome.verdict(),
          outcome.cause()
              + (outcome.verdict().equals("no-difference") || outcome.byForkJoin() ? "" : " (not)"),
          percent(outcome.share()),
          percent(outcome.residual()),
          outcome.right()
              ? "right"
              : "WRONG, expected " + pair.verdict() + ", " + String.join(" or ", pair.causes()));
    }
    return summary(outcomes);
  }

  private static String percent(double share) {
    return Double.isNaN(share) ? "-" : String.format(Locale.ROOT, "%.0f %%", 100 * share);
  }

  private static boolean summary(List<Outcome> outcomes) {
    List<Outcome> real = outcomes.stream().filter(each -> !each.pair().nothing()).toList();
    List<Outcome> nothing = outcomes.stream().filter(each -> each.pair().nothing()).toList();
    long right = outcomes.stream().filter(Outcome::right).count();
    double[] shares =
        real.stream()
            .filter(each -> each.right() && !each.pair().outside())
            .mapToDouble(Outcome::share)
            .sorted()
            .toArray();
    System.out.printf(
        Locale.ROOT,
        "%nright cause first, or nothing where there is nothing: %d of %d%n",
        right,
        outcomes.size());
    System.out.printf(
        "right direction: %d of %d that differ%n",
        real.stream().filter(Outcome::rightDirection).count(), real.size());
    System.out.printf(
        "false alarms: %d of %d that do not%n",
        nothing.stream().filter(each -> !each.right()).count(), nothing.size());
    if (shares.length > 0) {
      System.out.printf(
          "share of the gap in the first cause: median %s, least %s%n",
          percent(shares[shares.length / 2]), percent(shares[0]));
    }
    return right == outcomes.size();
  }

  private Outcome outcome(Pair pair) throws Exception {
    List<Path> base = new ArrayList<>();
    List<Path> next = new ArrayList<>();
    String stem = pair.name().replaceAll("[^a-zA-Z0-9]+", "-");
    for (int fork = 1; fork <= forks; fork++) {
      for (int turn = 0; turn < 2; turn++) {
        boolean isBase = (turn + fork) % 2 == 1;
        Path file = out.resolve(stem + (isBase ? "-base-" : "-new-") + fork + ".jfr");
        if (homes != null) {
          record(isBase ? pair.base() : pair.next(), file);
        }
        (isBase ? base : next).add(file);
      }
    }
    JsonNode comparison = compare(base, next, stem).path("comparisons").path(0);
    JsonNode result = comparison.path("comparison");
    JsonNode first = result.path("explanations").path(0);
    String verdict =
        result
            .path("verdict")
            .asText("NONE")
            .toLowerCase(Locale.ROOT)
            .replace("_shown", "")
            .replace('_', '-');
    return new Outcome(
        pair,
        verdict,
        first.path("cause").asText("none"),
        result.path("explainedByForkJoin").asBoolean(),
        first.path("shareOfGap").asDouble(Double.NaN),
        result.path("residualShare").asDouble(Double.NaN));
  }

  private void record(Run run, Path file) throws Exception {
    List<String> command = new ArrayList<>();
    if (run.cpus() > 0) {
      command.addAll(List.of("taskset", "-c", "0-" + (run.cpus() - 1)));
    }
    command.add(homes.get(run.jdk()).java());
    command.addAll(run.jvm());
    command.add(
        "-javaagent:"
            + TOOLS.resolve("fjprobe.jar")
            + "=strict=true,file="
            + file);
    command.addAll(List.of("-jar", TOOLS.resolve("workloads.jar").toString()));
    command.addAll(run.workload());
    List<Process> hogs = new ArrayList<>();
    try {
      for (int i : IntStream.range(0, run.hogs()).toArray()) {
        hogs.add(new ProcessBuilder("sh", "-c", "while :; do :; done").start());
      }
      execute(command, Path.of(file + ".txt"));
    } finally {
      hogs.forEach(Process::destroy);
    }
  }

  private JsonNode compare(List<Path> base, List<Path> next, String stem) throws Exception {
    Path json = out.resolve(stem + ".json");
    execute(
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-jar",
            TOOLS.resolve("analyzer.jar").toString(),
            "compare",
            "--json",
            "--force",
            "--base",
            join(base),
            "--new",
            join(next)),
        json);
    return new ObjectMapper().readTree(json.toFile());
  }

  private static String join(List<Path> files) {
    return String.join(",", files.stream().map(Path::toString).toList());
  }

  private static void execute(List<String> command, Path output) throws Exception {
    Path errors = Path.of(output + ".err");
    Running running = new Launch(command, output).errorsTo(errors).start();
    if (Deadline.killingAfter(LIMIT).await(running) != null) {
      throw new IOException(
          "no end after " + LIMIT.toSeconds() + " s: " + String.join(" ", command));
    }
    int exitCode = running.ended().exitCode;
    if (exitCode != 0) {
      throw new IOException(
          "exit code "
              + exitCode
              + ": "
              + String.join(" ", command)
              + "\nsee "
              + output
              + " and "
              + errors);
    }
  }
}
