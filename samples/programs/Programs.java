import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;

/**
 * Runs pairs of programs with and without the agent, has them compared, and scores what the
 * analyzer says.
 */
class Programs {
  static final Path HOME = Path.of("samples/programs");
  static final Path DISTRIBUTION = Path.of("target/fjprobe");
  static final String USAGE =
      "usage: samples/programs/run first|second|all|ID... [--rounds=4] [--out=target/programs]"
          + " [--again] [--plain] [--jdks=17=/path,...]";

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

  /** A line of pairs.txt. */
  record Pair(
      String half,
      String id,
      String source,
      Side base,
      Side next,
      String expectation,
      String truth) {
    String jdks() {
      return base.jdk.equals(next.jdk) ? base.jdk : base.jdk + " to " + next.jdk;
    }

    String program() {
      return source.replace(".java", "");
    }
  }

  /** Wall times of both sides without the agent. */
  record Plain(double median, double low, double high) {
    static Plain of(List<Double> ratios) {
      double[] sorted = ratios.stream().mapToDouble(Double::doubleValue).sorted().toArray();
      int n = sorted.length;
      return new Plain((sorted[n / 2] + sorted[(n - 1) / 2]) / 2, sorted[0], sorted[n - 1]);
    }
  }

  final Map<String, Path> jdks = new HashMap<>();
  final Map<String, String> options = new HashMap<>();
  final List<String> chosen = new ArrayList<>();

  public static void main(String[] args) throws Exception {
    Locale.setDefault(Locale.ROOT);
    try {
      System.exit(new Programs().run(args));
    } catch (IOException | IllegalArgumentException e) {
      System.err.println("programs: " + e.getMessage());
      System.exit(1);
    }
  }

  int run(String[] args) throws Exception {
    for (String arg : args) {
      if (arg.startsWith("--")) {
        String[] option = arg.substring(2).split("=", 2);
        options.put(option[0], option.length > 1 ? option[1] : "");
      } else {
        chosen.add(arg);
      }
    }
    if (chosen.isEmpty()
        || !List.of("rounds", "out", "again", "plain", "jdks").containsAll(options.keySet())) {
      System.err.println(USAGE);
      return 2;
    }
    String named = options.getOrDefault("jdks", System.getenv().getOrDefault("FJPROBE_JDKS", ""));
    for (String jdk : named.isEmpty() ? new String[0] : named.split(",")) {
      jdks.put(jdk.substring(0, jdk.indexOf('=')), Path.of(jdk.substring(jdk.indexOf('=') + 1)));
    }
    List<Pair> pairs = pairs();
    if (pairs.isEmpty()) {
      System.err.println(
          "no pair is called " + chosen + "; the ids are in samples/programs/*/pairs.txt");
      return 2;
    }
    Path out = Path.of(options.getOrDefault("out", "target/programs"));
    Files.createDirectories(out);
    if (!options.containsKey("again")) {
      compile(pairs, out.resolve("classes"));
    }
    if (options.containsKey("plain")) {
      measure(pairs, out);
      return 0;
    }
    return diagnose(pairs, out);
  }

  List<Pair> pairs() throws IOException {
    List<Pair> pairs = new ArrayList<>();
    for (String half : List.of("first", "second")) {
      for (String line : Files.readAllLines(HOME.resolve(half).resolve("pairs.txt"))) {
        if (line.isBlank() || line.startsWith("#")) {
          continue;
        }
        String[] f = line.split(" \\| ");
        Pair pair =
            new Pair(
                half,
                f[0].trim(),
                f[1].trim(),
                Side.of(f[2]),
                Side.of(f[3]),
                f[4].trim(),
                f[5].trim());
        if (chosen.contains("all") || chosen.contains(half) || chosen.contains(pair.id)) {
          pairs.add(pair);
        }
      }
    }
    return pairs;
  }

  Path home(String jdk) {
    Path home = jdks.get(jdk);
    if (home == null) {
      throw new IllegalArgumentException(
          "no JDK " + jdk + ": name it with --jdks=" + jdk + "=/path or FJPROBE_JDKS");
    }
    return home;
  }

  /**
   * Java 8 class files; a program of virtual threads is compiled by the JDK of its base, which has
   * them.
   */
  void compile(List<Pair> pairs, Path classes) throws Exception {
    Map<Path, String> sources = new TreeMap<>();
    for (Pair pair : pairs) {
      sources.put(HOME.resolve(pair.half).resolve(pair.source), pair.base.jdk);
    }
    for (Map.Entry<Path, String> source : sources.entrySet()) {
      List<String> command = new ArrayList<>();
      if (Files.readString(source.getKey()).contains("Virtual")) {
        command.add(home(source.getValue()).resolve("bin/java").toString());
        command.addAll(List.of("-m", "jdk.compiler/com.sun.tools.javac.Main"));
      } else {
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(
            List.of(
                "-m",
                "jdk.compiler/com.sun.tools.javac.Main",
                "--release",
                "8",
                "-Xlint:-options"));
      }
      command.addAll(List.of("-d", classes.toString(), source.getKey().toString()));
      if (new ProcessBuilder(command).inheritIO().start().waitFor() != 0) {
        throw new IOException(source.getKey() + " does not compile");
      }
    }
  }

  /** Runs one side once and returns the wall time of the process in seconds. */
  double start(Pair pair, Side side, Path out, Path recording) throws Exception {
    List<String> command = new ArrayList<>(side.prefix);
    command.add(home(side.jdk).resolve("bin/java").toString());
    command.addAll(side.jvm);
    if (recording != null) {
      command.add(
          "-javaagent:"
              + DISTRIBUTION.resolve("fjprobe.jar")
              + "=file="
              + recording.toAbsolutePath());
    }
    command.addAll(List.of("-cp", out.resolve("classes").toString(), pair.program()));
    command.addAll(side.args);
    Path log = Files.createDirectories(out.resolve("logs")).resolve(pair.id + ".log");
    Process hog = side.hog ? new ProcessBuilder("sh", "-c", "while :; do :; done").start() : null;
    try {
      long begin = System.nanoTime();
      Process process =
          new ProcessBuilder(command)
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()))
              .start();
      if (!process.waitFor(5, TimeUnit.MINUTES)) {
        process.destroyForcibly();
        throw new IOException(pair.id + " does not end: " + String.join(" ", command));
      }
      double seconds = (System.nanoTime() - begin) / 1e9;
      if (process.exitValue() != 0) {
        throw new IOException(pair.id + " ends with " + process.exitValue() + ", see " + log);
      }
      return seconds;
    } finally {
      if (hog != null) {
        hog.destroyForcibly();
      }
    }
  }

  /** Wall times without the agent, as lines of measured.md. */
  void measure(List<Pair> pairs, Path out) throws Exception {
    int rounds = Integer.parseInt(options.getOrDefault("rounds", "5"));
    for (Pair pair : pairs) {
      List<Double> base = new ArrayList<>();
      List<Double> next = new ArrayList<>();
      List<Double> ratios = new ArrayList<>();
      for (int r = 0; r < rounds; r++) {
        base.add(start(pair, pair.base, out, null));
        next.add(start(pair, pair.next, out, null));
        ratios.add(next.get(r) / base.get(r));
      }
      Plain plain = Plain.of(ratios);
      System.out.printf(
          "| %s | %s | %s | %.2f | %.2f..%.2f | %.1f | %.1f |%n",
          pair.id,
          pair.jdks(),
          pair.expectation,
          plain.median,
          plain.low,
          plain.high,
          Plain.of(base).median,
          Plain.of(next).median);
    }
  }

  static Map<String, Double> measured() throws IOException {
    Map<String, Double> ratios = new HashMap<>();
    for (String line : Files.readAllLines(HOME.resolve("measured.md"))) {
      String[] cells = line.split("\\|");
      if (cells.length > 6 && cells[4].trim().matches("[0-9.]+")) {
        ratios.put(cells[1].trim(), Double.valueOf(cells[4].trim()));
      }
    }
    return ratios;
  }

  /** The ids of causes that are right for a pair: a line is "id: cause cause ...". */
  static Map<String, List<String>> accepted() throws IOException {
    Map<String, List<String>> accepted = new HashMap<>();
    for (String half : List.of("first", "second")) {
      for (String line : Files.readAllLines(HOME.resolve(half).resolve("accepted.txt"))) {
        if (!line.isBlank() && !line.startsWith("#")) {
          String[] parts = line.split(":", 2);
          accepted.put(parts[0].trim(), List.of(parts[1].trim().split("[ ,]+")));
        }
      }
    }
    return accepted;
  }

  int diagnose(List<Pair> pairs, Path out) throws Exception {
    int rounds = Integer.parseInt(options.getOrDefault("rounds", "4"));
    Map<String, Double> measured = measured();
    Map<String, List<String>> accepted = accepted();
    if (!options.containsKey("again")) {
      for (Pair pair : pairs) {
        for (int r = 1; r <= rounds; r++) {
          start(pair, pair.base, out, out.resolve(pair.id + "-base-" + r + ".jfr"));
          start(pair, pair.next, out, out.resolve(pair.id + "-new-" + r + ".jfr"));
        }
        System.err.println("recorded " + pair.id);
      }
    }
    Score score = new Score();
    for (Pair pair : pairs) {
      score.add(pair, compare(pair, out), measured.get(pair.id), accepted.get(pair.id));
    }
    score.print();
    return 0;
  }

  /** What `analyzer compare` says of a pair; null if it gives no JSON. */
  Object compare(Pair pair, Path out) throws Exception {
    Path json = out.resolve(pair.id + ".json");
    Process process =
        new ProcessBuilder(
                DISTRIBUTION.resolve("analyzer").toString(),
                "compare",
                "--base",
                recordings(pair, out, "base"),
                "--new",
                recordings(pair, out, "new"),
                "--json")
            .redirectOutput(json.toFile())
            .redirectError(
                ProcessBuilder.Redirect.appendTo(
                    out.resolve("logs").resolve(pair.id + ".log").toFile()))
            .start();
    process.waitFor();
    String text = Files.readString(json);
    if (text.isBlank()) {
      return null;
    }
    List<Object> comparisons = Json.list(Json.read(text), "comparisons");
    for (Object comparison : comparisons) {
      Object inner = Json.get(comparison, "comparison");
      if ("whole recording".equals(Json.get(inner, "workload"))) {
        return inner;
      }
    }
    return comparisons.isEmpty() ? null : Json.get(comparisons.get(0), "comparison");
  }

  static String recordings(Pair pair, Path out, String side) {
    StringBuilder names = new StringBuilder();
    for (int r = 1; Files.exists(out.resolve(pair.id + "-" + side + "-" + r + ".jfr")); r++) {
      names.append(r == 1 ? "" : ",").append(out.resolve(pair.id + "-" + side + "-" + r + ".jfr"));
    }
    if (names.length() == 0) {
      throw new IllegalArgumentException(
          "no recordings of " + pair.id + " in " + out + "; run without --again first");
    }
    return names.toString();
  }

  /** Prints each pair and counts what is right. */
  static class Score {
    private int differing;
    private int directions;
    private int explainable;
    private int causes;
    private int equal;
    private int alarms;

    void add(Pair pair, Object said, Double plain, List<String> accepted) {
      String verdict = said == null ? "NO_ANSWER" : String.valueOf(Json.get(said, "verdict"));
      boolean same = pair.expectation.equals("same");
      boolean claims = verdict.equals("FASTER") || verdict.equals("SLOWER");
      boolean right =
          same ? verdict.equals("NO_DIFFERENCE_SHOWN") : verdict.equalsIgnoreCase(pair.expectation);
      List<Object> explanations = said == null ? List.of() : Json.list(said, "explanations");
      Object first = explanations.isEmpty() ? null : explanations.get(0);
      String id = first == null ? "none" : String.valueOf(Json.get(first, "cause"));
      String cause = "";
      if (same) {
        equal++;
        alarms += claims ? 1 : 0;
      } else {
        differing++;
        directions += right ? 1 : 0;
        if (accepted == null) {
          cause = "cause not judged";
        } else {
          explainable++;
          causes += right && accepted.contains(id) ? 1 : 0;
          cause = accepted.contains(id) ? "cause accepted" : "cause WRONG";
        }
      }
      String direction = right ? "right" : same && !claims ? "no claim" : "WRONG";
      System.out.printf(
          "%-16s %-11s expected %-6s  %-19s %-8s  %s%n",
          pair.id, pair.jdks(), pair.expectation, verdict, direction, cause);
      System.out.printf(
          "  throughput %s; wall time new/base without the agent %s%n",
          ratio(said), plain == null ? "not measured" : String.format("%.2f", plain));
      System.out.printf(
          "  first cause: %s%s%n",
          id,
          first == null
              ? ""
              : String.format(" (%s of the gap): %s", share(first), Json.get(first, "summary")));
      System.out.printf("  truth: %s%n%n", pair.truth);
    }

    private static String ratio(Object said) {
      Object ratio = said == null ? null : Json.get(said, "throughputRatio");
      return ratio == null
          ? "unknown"
          : String.format(
              "%s (%s..%s)",
              two(Json.get(ratio, "value")),
              two(Json.get(ratio, "low")),
              two(Json.get(ratio, "high")));
    }

    private static String two(Object number) {
      return number instanceof Double d ? String.format("%.2f", d) : String.valueOf(number);
    }

    private static String share(Object explanation) {
      return Json.get(explanation, "shareOfGap") instanceof Double d
          ? String.format("%.0f %%", d * 100)
          : "no share";
    }

    void print() {
      System.out.printf("right direction: %d of %d that differ%n", directions, differing);
      System.out.printf(
          "right direction and accepted first cause: %d of %d that are judged%n",
          causes, explainable);
      System.out.printf("false alarms: %d of %d that do not differ%n", alarms, equal);
    }
  }

  /** Reads JSON into maps, lists, strings, doubles, booleans and null. */
  static class Json {
    private final String text;
    private int at;

    private Json(String text) {
      this.text = text;
    }

    static Object read(String text) {
      return new Json(text).value();
    }

    static Object get(Object object, String key) {
      return object instanceof Map<?, ?> map ? map.get(key) : null;
    }

    static List<Object> list(Object object, String key) {
      return get(object, key) instanceof List<?> list ? new ArrayList<>(list) : List.of();
    }

    private char peek() {
      while (Character.isWhitespace(text.charAt(at))) {
        at++;
      }
      return text.charAt(at);
    }

    private boolean take(char c) {
      boolean there = peek() == c;
      at += there ? 1 : 0;
      return there;
    }

    private Object value() {
      switch (peek()) {
        case '{':
          return object();
        case '[':
          return array();
        case '"':
          return string();
        default:
          int from = at;
          while (at < text.length()
              && ",]}".indexOf(text.charAt(at)) < 0
              && !Character.isWhitespace(text.charAt(at))) {
            at++;
          }
          String word = text.substring(from, at);
          return word.equals("null")
              ? null
              : word.matches("true|false") ? (Object) word.equals("true") : Double.valueOf(word);
      }
    }

    private Map<String, Object> object() {
      Map<String, Object> object = new LinkedHashMap<>();
      at++;
      while (!take('}')) {
        peek();
        String key = string();
        take(':');
        object.put(key, value());
        take(',');
      }
      return object;
    }

    private List<Object> array() {
      List<Object> array = new ArrayList<>();
      at++;
      while (!take(']')) {
        array.add(value());
        take(',');
      }
      return array;
    }

    private String string() {
      StringBuilder string = new StringBuilder();
      at++;
      while (text.charAt(at) != '"') {
        char c = text.charAt(at++);
        if (c == '\\') {
          char escaped = text.charAt(at++);
          int simple = "nrtbf".indexOf(escaped);
          if (escaped == 'u') {
            c = (char) Integer.parseInt(text.substring(at, at + 4), 16);
            at += 4;
          } else {
            c = simple < 0 ? escaped : "\n\r\t\b\f".charAt(simple);
          }
        }
        string.append(c);
      }
      at++;
      return string.toString();
    }
  }
}
