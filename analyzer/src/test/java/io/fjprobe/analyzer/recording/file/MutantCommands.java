package io.fjprobe.analyzer.recording.file;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;

/** The command lines that a broken recording goes through: the same ones for the same number. */
final class MutantCommands {

  private static final int TURNS = 15;
  private static final Set<Integer> DONE_OR_FAILED = Set.of(0, 1);
  private static final Set<Integer> OR_USAGE = Set.of(0, 1, 2);
  private static final Set<Integer> OR_INCOMPLETE = Set.of(0, 1, 5);
  private static final Set<Integer> OR_LIMIT = Set.of(0, 1, 3);
  private static final String CELL =
      """
      {"schemaVersion":1,"workload":"w","jdk":"%s","round":%d,"start":"2026-01-0%dT00:00:00Z",\
      "recording":"%s","failure":null}
      """;
  private static final String RECORDED =
      """
      {"schemaVersion":1,"plan":{"workingDirectory":"/","programs":[\
      {"side":"base","words":["java"],"javaHome":null},{"side":"new","words":["java"]}],\
      "environment":{},"files":[]},"rounds":1,"runs":[\
      {"side":"base","round":1,"start":"2026-01-01T00:00:00Z","recording":{"file":"a.jfr"}},\
      {"side":"new","round":1,"start":"2026-01-02T00:00:00Z","recording":{"file":"b.jfr"}}]}
      """;

  /** What commands may leave in the folder, and what is put there for them. */
  static final Set<String> FILES =
      Set.of(
          "mutant.jfr",
          "mutant.jfr.gz",
          "page.html",
          "tables",
          "trace.json",
          "tasks.jfr",
          "junit.xml",
          "runs");

  private final Path folder;
  private final Path good;
  private final Path mutant;
  private final Path page;

  MutantCommands(Path folder, Path good) {
    this.folder = folder;
    this.good = good;
    mutant = folder.resolve("mutant.jfr");
    page = folder.resolve("page.html");
  }

  /** Every mutant is summarized in all forms, and read by one of the others: each in its turn. */
  List<MutantLine> of(long number, byte[] bytes) throws IOException {
    Files.write(mutant, bytes);
    return List.of(
        line("summarize", "--json", mutant),
        line("summarize", "--all", mutant),
        line("summarize", "--html", page, mutant),
        inTurn(number, bytes));
  }

  private MutantLine inTurn(long number, byte[] bytes) throws IOException {
    Path trace = folder.resolve("trace.json");
    return switch ((int) (number % TURNS)) {
      case 0 -> export("--jfr", folder.resolve("tasks.jfr"), mutant);
      case 1 -> line("compare", "--json", "--force", mutant, good);
      case 2 -> line("compare", "--force", "--html", page, good, mutant);
      case 3 -> export("--csv", folder.resolve("tables"), mutant);
      case 4 -> export("--perfetto", trace, mutant);
      case 5 -> line("summarize", "--all", mutant, good);
      case 6 -> limited();
      case 7 -> line("summarize", "--app=com.acme", "--pool=common", mutant);
      case 8 -> line("compare", "--per=task", "--base", good, "--new", mutant + "," + good);
      case 9 -> matrix(bytes, new Random(number));
      case 10 -> line("summarize", zipped(bytes, new Random(number)));
      case 11 -> export("--perfetto", trace, zipped(bytes, new Random(number)), good);
      case 12 -> line("compare", "--operations-of=jdk.ThreadPark", "--force", good, mutant);
      case 13 -> record(bytes, new Random(number));
      default -> line("compare", "--markdown", "--per=second", "--force", mutant, good);
    };
  }

  private static MutantLine line(Object... words) {
    return new MutantLine(DONE_OR_FAILED, words);
  }

  private static MutantLine export(Object... words) {
    return new MutantLine(
        OR_INCOMPLETE, Stream.concat(Stream.of("export"), Stream.of(words)).toArray());
  }

  private MutantLine limited() {
    Path junit = folder.resolve("junit.xml");
    return new MutantLine(
        OR_LIMIT, "explain", "--fail-on=regression=5%", "--junit", junit, "--force", good, mutant);
  }

  /** A folder that `workloads.jar matrix` left, one of whose manifests may be broken as well. */
  private MutantLine matrix(byte[] bytes, Random random) throws IOException {
    Path runs = runs(bytes);
    Files.writeString(runs.resolve("a.manifest.json"), CELL.formatted("8", 1, 1, "a.jfr"));
    Files.write(
        runs.resolve("b.manifest.json"), broken(CELL.formatted("17", 1, 2, "b.jfr"), random));
    return new MutantLine(OR_USAGE, "compare", "--force", runs);
  }

  /** A folder of `analyzer record`. */
  private MutantLine record(byte[] bytes, Random random) throws IOException {
    Path runs = runs(bytes);
    Files.write(runs.resolve("record.json"), broken(RECORDED, random));
    return new MutantLine(OR_USAGE, "compare", "--json", "--force", runs);
  }

  private Path runs(byte[] bytes) throws IOException {
    Path runs = Files.createDirectories(folder.resolve("runs"));
    Files.write(runs.resolve("a.jfr"), bytes);
    Files.copy(good, runs.resolve("b.jfr"));
    return runs;
  }

  /** Half of them. */
  private static byte[] broken(String json, Random random) {
    byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
    return random.nextBoolean() ? bytes : new Mutator(random.nextLong(), bytes).mutate(bytes);
  }

  /** Half of them broken once more after that. */
  private Path zipped(byte[] bytes, Random random) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (GZIPOutputStream zip = new GZIPOutputStream(out)) {
      zip.write(bytes);
    }
    byte[] zipped = out.toByteArray();
    Path file = folder.resolve("mutant.jfr.gz");
    return Files.write(
        file,
        random.nextBoolean() ? zipped : new Mutator(random.nextLong(), zipped).mutate(zipped));
  }
}
