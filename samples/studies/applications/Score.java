import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Holds what `analyzer summarize` says of recordings against what is known to be wrong there. */
public final class Score {

  /** A line of variants.txt. */
  private record Variant(
      String id, String half, List<String> jdks, List<String> right, String names) {
    static Variant of(String line) {
      String[] columns = line.split(" \\| ");
      if (columns.length != 9) {
        throw new IllegalArgumentException("not nine columns: " + line);
      }
      return new Variant(
          columns[0],
          columns[1],
          List.of(columns[3].split(",")),
          Arrays.stream(columns[6].split(" ")).map(id -> id.replace("wanted:", "")).toList(),
          columns[7]);
    }

    boolean healthy() {
      return right.contains("none");
    }
  }

  /** What the report says, in its order, without what is fine. */
  private record Said(String id, boolean warning, String pool, String summary, String all) {
    static Said of(JsonNode finding) {
      return new Said(
          finding.path("finding").asText(),
          finding.path("severity").asText().equals("WARNING"),
          finding.path("pool").asText(),
          finding.path("summary").asText(),
          finding.toString());
    }

    /** Other processes are nothing that the application did wrong. */
    boolean blamesTheMachine() {
      return id.equals("oversubscribed") && all.contains("other processes use the machine");
    }
  }

  /** Of a recording: how good the report is, and the finding that is judged. */
  private record Verdict(String mark, Said about) {
    static Verdict of(Variant variant, List<Said> report) {
      Said first = report.isEmpty() ? null : report.get(0);
      if (variant.healthy()) {
        return ofHealthy(report);
      }
      for (int i = 0; i < report.size(); i++) {
        Said said = report.get(i);
        if (variant.right().contains(said.id())) {
          boolean named = Pattern.compile(variant.names()).matcher(said.all()).find();
          String mark = !said.warning() ? "remark" : i == 0 ? "FIRST" : "no. " + (i + 1);
          return new Verdict(named ? mark : "unnamed", i == 0 ? said : first);
        }
      }
      return new Verdict("missed", first);
    }

    private static Verdict ofHealthy(List<Said> report) {
      Said alarm =
          report.stream()
              .filter(said -> said.warning() && !said.blamesTheMachine())
              .findFirst()
              .orElse(null);
      Said first = report.isEmpty() ? null : report.get(0);
      if (alarm != null) {
        return new Verdict("ALARM", alarm);
      }
      return new Verdict(first != null && first.warning() ? "disturbed" : "quiet", first);
    }
  }

  private final ObjectMapper json = new ObjectMapper();
  private final Path tools;
  private final Path out;
  private final Map<String, Map<String, Integer>> marks = new TreeMap<>();

  private Score(Path tools, Path out) {
    this.tools = tools;
    this.out = out;
  }

  public static void main(String[] args) throws Exception {
    Locale.setDefault(Locale.ROOT);
    List<String> ids = Arrays.asList(args).subList(2, args.length);
    Score score = new Score(Path.of(args[0]), Path.of(args[1]));
    System.out.printf(
        "%-19s %-3s %-9s %s%n", "variant", "JDK", "score", "first of what the report says");
    for (Variant variant : variants()) {
      if (ids.contains(variant.id())) {
        score.judge(variant);
      }
    }
    score.print();
    System.exit(score.marks.isEmpty() ? 1 : 0);
  }

  private static List<Variant> variants() throws IOException {
    try (Stream<String> lines = Files.lines(Path.of("samples/studies/applications/variants.txt"))) {
      return lines
          .filter(line -> !line.isBlank() && !line.startsWith("#"))
          .map(Variant::of)
          .toList();
    }
  }

  private void judge(Variant variant) throws Exception {
    for (String jdk : variant.jdks()) {
      Path recording = out.resolve(variant.id() + "-" + jdk + ".jfr");
      if (!Files.exists(recording)) {
        continue;
      }
      Verdict verdict = Verdict.of(variant, report(recording));
      String kind = variant.half() + ", " + (variant.healthy() ? "healthy" : "broken");
      marks.computeIfAbsent(kind, k -> new TreeMap<>()).merge(verdict.mark(), 1, Integer::sum);
      print(variant, jdk, verdict);
    }
  }

  private List<Said> report(Path recording) throws Exception {
    Path logs = Files.createDirectories(out.resolve("logs"));
    Path said = logs.resolve(recording.getFileName() + ".json");
    new ProcessBuilder(
            tools.resolve("analyzer").toString(), "summarize", "--json", recording.toString())
        .redirectOutput(said.toFile())
        .redirectError(logs.resolve(recording.getFileName() + ".err").toFile())
        .start()
        .waitFor();
    List<Said> report = new ArrayList<>();
    for (JsonNode finding : json.readTree(said.toFile()).at("/recordings/0/findings")) {
      String severity = finding.path("severity").asText();
      if (severity.equals("WARNING") || severity.equals("INFO")) {
        report.add(Said.of(finding));
      }
    }
    return report;
  }

  private static void print(Variant variant, String jdk, Verdict verdict) {
    Said said = verdict.about();
    String text =
        said == null
            ? "nothing"
            : (said.warning() ? "" : "(remark) ")
                + said.id()
                + ", "
                + said.pool()
                + ": "
                + said.summary();
    System.out.printf("%-19s %-3s %-9s %s%n", variant.id(), jdk, verdict.mark(), shortened(text));
    boolean right = List.of("FIRST", "quiet").contains(verdict.mark());
    if (!right && !variant.healthy()) {
      System.out.printf("%34s%s%n", "right: ", String.join(" or ", variant.right()));
    }
  }

  private static String shortened(String text) {
    return text.length() <= 66 ? text : text.substring(0, 63) + "...";
  }

  private void print() {
    System.out.println();
    marks.forEach(
        (kind, counts) -> {
          int all = counts.values().stream().mapToInt(Integer::intValue).sum();
          System.out.printf("%-16s of %2d: %s%n", kind, all, counts);
        });
    System.out.println(
        "FIRST: the first finding is right and names what it must; no. n: the n-th, a warning;\n"
            + "unnamed: right, but does not name it; remark: no warning; quiet: healthy, no warning");
  }
}
